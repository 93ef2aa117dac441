import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/fields.ts';
import { undoneSchema } from './bulk-actions.schema.ts';

export const undoBulkAction = endpoint({
  name: 'bulk-actions.undo',
  method: 'POST',
  path: '/v1/bulk-actions/{id}/undo',
  summary:
    'Takes back what the reader has just done with several, before its mails go out. Says of each what became of it; asked again, the same.',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  params: v.strictObject({ id: idSchema }),
  response: v.object({ data: v.array(undoneSchema) }),
  errors: ['undo_window_closed'],
});
