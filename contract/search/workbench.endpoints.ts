import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import {
  countsQuery,
  lastSearchInput,
  markInput,
  markSchema,
  searchCountsSchema,
  searchStartSchema,
} from './workbench.schema.ts';

const employees = { stage: 'onboarded', roles: ['employee'] } as const;

export const countSearchChoices = endpoint({
  name: 'applicants.search.counts',
  method: 'GET',
  path: '/v1/applicants/search/counts',
  summary: 'How many the same search finds with each choice of its filters.',
  access: employees,
  query: countsQuery,
  response: one(searchCountsSchema),
});

export const startSearch = endpoint({
  name: 'applicants.search.start',
  method: 'GET',
  path: '/v1/applicants/search/start',
  summary: 'What the reader searched last, or what the company would search.',
  access: employees,
  response: one(searchStartSchema),
});

export const rememberSearch = endpoint({
  name: 'applicants.search.remember',
  method: 'POST',
  path: '/v1/applicants/search/last',
  summary: 'Keeps a search for the next visit, and that the reader is here today.',
  access: employees,
  body: lastSearchInput,
});

/** Of these, the id is the applicant's handle; who can't be found by the company is not there. */
export const noteSeen = endpoint({
  name: 'applicants.search.seen',
  method: 'POST',
  path: '/v1/applicants/search/{id}/seen',
  summary: 'The reader has opened this panel.',
  access: employees,
  params: idParams,
});

export const noteView = endpoint({
  name: 'applicants.search.view',
  method: 'POST',
  path: '/v1/applicants/search/{id}/view',
  summary: 'Somebody of the company has looked for five seconds: kept per day for 90 days, for the applicant to see.',
  access: employees,
  params: idParams,
});

export const setMark = endpoint({
  name: 'applicants.search.mark',
  method: 'POST',
  path: '/v1/applicants/search/{id}/mark',
  summary: 'Saves or hides somebody for the whole company, or neither any more. Counts as a view.',
  access: employees,
  params: idParams,
  body: markInput,
  response: one(markSchema),
});
