import { endpoint } from '../kit/endpoint.ts';
import { page } from '../kit/lists.ts';
import { graduationTypeSchema } from './graduation-types.schema.ts';

export const listGraduationTypes = endpoint({
  name: 'graduation-types.list',
  method: 'GET',
  path: '/v1/graduation-types',
  summary: 'All school-leaving certificates, lowest first; the whole list in one answer.',
  access: { stage: 'public' },
  response: page(graduationTypeSchema),
  maxAge: 86_400,
});
