import { endpoint } from '../kit/endpoint.ts';
import { searchPageSchema, searchQuery } from './search.schema.ts';

export const searchApplicants = endpoint({
  name: 'applicants.search',
  method: 'GET',
  path: '/v1/applicants/search',
  summary:
    'Matchable applicants in the order of docs/ranking.md, pseudonymous. An unknown place is a 422 at filter.centre.',
  access: { stage: 'onboarded', roles: ['employee'] },
  query: searchQuery,
  response: searchPageSchema,
});
