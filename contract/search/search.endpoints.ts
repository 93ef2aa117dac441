import { endpoint } from '../kit/endpoint.ts';
import { page } from '../kit/lists.ts';
import { searchQuery, searchResultSchema } from './search.schema.ts';

export const searchApplicants = endpoint({
  name: 'applicants.search',
  method: 'GET',
  path: '/v1/applicants/search',
  summary: 'Matchable applicants, best match first, pseudonymous. An unknown place is a 422 at filter.centre.',
  access: { stage: 'onboarded', roles: ['employee'] },
  query: searchQuery,
  response: page(searchResultSchema),
});
