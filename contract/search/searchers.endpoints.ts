import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { lastSearchInput, searchStartSchema } from './searchers.schema.ts';

export const startSearch = endpoint({
  name: 'applicants.search.start',
  method: 'GET',
  path: '/v1/applicants/search/start',
  summary: 'What the reader searched last, or what the company would search.',
  access: { stage: 'onboarded', roles: ['employee'] },
  response: one(searchStartSchema),
});

export const rememberSearch = endpoint({
  name: 'applicants.search.remember',
  method: 'POST',
  path: '/v1/applicants/search/last',
  summary: 'Keeps a search for the next visit, and that the reader is here today.',
  access: { stage: 'onboarded', roles: ['employee'] },
  body: lastSearchInput,
});
