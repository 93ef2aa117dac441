import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { applicantDetailsSchema, applicantEntrySchema, applicantNameSchema, foundSchema } from './desk.schema.ts';
import { applicantsSearch } from './desk.search.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;

/** For staff, who help applicants on. */
export const applicants = resource({
  name: 'applicants',
  access,
  record: applicantEntrySchema,
  list: {
    summary: 'The tenant’s applicants, the newest first: who is found by companies, and who is not and why.',
    search: applicantsSearch,
  },
});

export const showApplicant = endpoint({
  name: 'applicants.show',
  method: 'GET',
  path: '/v1/applicants/{id}',
  summary: 'One applicant with guardian, steps and every yes. That somebody of the staff has looked is written down.',
  access,
  params: idParams,
  response: one(applicantDetailsSchema),
});

export const markFound = endpoint({
  name: 'applicants.mark-found',
  method: 'POST',
  path: '/v1/applicants/{id}/found',
  summary: 'Somebody has found a place: their search ends, and they are told with a way back.',
  access,
  params: idParams,
  body: foundSchema,
  response: one(applicantDetailsSchema),
  errors: ['transition_not_allowed'],
});

export const correctName = endpoint({
  name: 'applicants.correct-name',
  method: 'PATCH',
  path: '/v1/applicants/{id}/name',
  summary: 'Puts a name right, which its owner can’t any more once a company has it.',
  access,
  params: idParams,
  body: applicantNameSchema,
  response: one(applicantDetailsSchema),
});
