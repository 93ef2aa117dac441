import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { countsQuery, searchCountsSchema } from './counts.schema.ts';

export const countSearchChoices = endpoint({
  name: 'applicants.search.counts',
  method: 'GET',
  path: '/v1/applicants/search/counts',
  summary: 'How many the same search finds with each choice of its filters.',
  access: { stage: 'onboarded', roles: ['employee'] },
  query: countsQuery,
  response: one(searchCountsSchema),
});
