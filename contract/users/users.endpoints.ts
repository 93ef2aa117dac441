import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, localeSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { meSchema } from './me.schema.ts';

export const updateUser = endpoint({
  name: 'users.update',
  method: 'PATCH',
  path: '/v1/users/{id}',
  summary: 'Saves the own language; mails come in it. Answers with everything known about oneself.',
  access: { stage: 'session' },
  params: idParams,
  body: v.strictObject({ locale: localeSchema }),
  response: one(meSchema),
});
