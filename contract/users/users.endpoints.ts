import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, localeSchema } from '../kit/fields.ts';
import { firstnameSchema, lastnameSchema } from '../kit/person-fields.ts';
import { one } from '../kit/lists.ts';
import { meSchema } from './me.schema.ts';

export const updateUser = endpoint({
  name: 'users.update',
  method: 'PATCH',
  path: '/v1/users/{id}',
  summary:
    'Saves the own language, in which mails come, and the own name: an applicant’s until the first yes, afterwards through staff (409). Answers with everything known about oneself.',
  access: { stage: 'session' },
  params: idParams,
  body: v.strictObject({
    locale: v.optional(localeSchema),
    firstname: v.optional(firstnameSchema),
    lastname: v.optional(lastnameSchema),
  }),
  response: one(meSchema),
  errors: ['name_released'],
});
