import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idSchema } from '../kit/fields.ts';
import { many, page } from '../kit/lists.ts';
import { occupationSchema } from './occupations.schema.ts';

export const listOccupations = endpoint({
  name: 'occupations.list',
  method: 'GET',
  path: '/v1/occupations',
  summary: 'All occupations, by name, those asked for, or those of one field; the whole list in one answer.',
  access: { stage: 'public' },
  query: v.strictObject({
    filter: v.optional(v.strictObject({ id: v.optional(many(idSchema)), field: v.optional(idSchema) })),
  }),
  response: page(occupationSchema),
  maxAge: 86_400,
});
