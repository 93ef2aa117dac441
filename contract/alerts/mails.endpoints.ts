import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { alertSchema } from './alerts.schema.ts';

export const optOutOfAlert = endpoint({
  name: 'alerts.opt-out',
  method: 'POST',
  path: '/v1/alerts/{id}/opt-out',
  summary: 'Mails of this alert do not go to the caller any more, or do again; without a reader it pauses.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
  body: v.strictObject({ opted_out: v.boolean() }),
  response: one(alertSchema),
});
