import { endpoint } from '../kit/endpoint.ts';
import { page } from '../kit/lists.ts';
import { occupationSchema } from './occupations.schema.ts';

export const listOccupations = endpoint({
  name: 'occupations.list',
  method: 'GET',
  path: '/v1/occupations',
  summary: 'All occupations, by name; the whole list in one answer.',
  access: { stage: 'public' },
  response: page(occupationSchema),
  maxAge: 86_400,
});
