import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { markInput, markSchema } from './marks.schema.ts';

/** In each of these the id is the applicant's handle; who can't be found by the company is not there. */
export const noteSeen = endpoint({
  name: 'applicants.search.seen',
  method: 'POST',
  path: '/v1/applicants/search/{id}/seen',
  summary: 'The reader has opened this panel.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
});

export const noteView = endpoint({
  name: 'applicants.search.view',
  method: 'POST',
  path: '/v1/applicants/search/{id}/view',
  summary: 'Somebody of the company has looked for five seconds: kept per day for 90 days, for the applicant to see.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
});

export const setMark = endpoint({
  name: 'applicants.search.mark',
  method: 'POST',
  path: '/v1/applicants/search/{id}/mark',
  summary: 'Saves or hides somebody for the whole company, or neither any more. Counts as a view.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
  body: markInput,
  response: one(markSchema),
});
