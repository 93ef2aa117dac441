import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema, tokenSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { ownApplicantSchema } from '../users/me.schema.ts';
import { applicantPatchSchema, searchReasons } from './applicants.schema.ts';

export const updateApplicant = endpoint({
  name: 'applicants.update',
  method: 'PATCH',
  path: '/v1/applicants/{id}',
  summary:
    'Saves fields of the own profile: those of the onboarding’s open step or earlier ones, all of them afterwards. Younger than the minimum age is a 422 too_young and nothing is kept; so is an earlier birth date of a minor who has named a guardian.',
  access: { stage: 'verified', roles: ['applicant'] },
  params: idParams,
  body: applicantPatchSchema,
  response: one(ownApplicantSchema),
  errors: ['too_young', 'step_not_open'],
});

export const transitionApplicant = endpoint({
  name: 'applicants.transition',
  method: 'POST',
  path: '/v1/applicants/{id}/transitions',
  summary: 'The search status switch: found a traineeship (with where), looking again, renew.',
  access: { stage: 'tos', roles: ['applicant'] },
  params: idParams,
  body: v.strictObject({
    event: v.picklist(['found_traineeship', 'looking_again', 'renew_looking']),
    reason: v.optional(v.picklist(searchReasons)),
    /** With which company that wrote; beside `found_here` alone. */
    organization_id: v.optional(idSchema),
  }),
  response: one(ownApplicantSchema),
  errors: ['transition_not_allowed'],
});

export const renewLooking = endpoint({
  name: 'applicants.renew-looking',
  method: 'POST',
  path: '/v1/applicants/{id}/renew-looking',
  summary: 'Renews the search by the link of a mail, without a login.',
  access: { stage: 'public' },
  params: idParams,
  body: v.strictObject({ token: tokenSchema }),
  response: one(v.object({ looking_until: v.string() })),
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const withdrawRegistration = endpoint({
  name: 'applicants.withdraw-registration',
  method: 'DELETE',
  path: '/v1/applicants/{id}',
  summary:
    'Deletes the own account before the first acceptance of the terms: somebody too young leaves nothing behind.',
  access: { stage: 'session', roles: ['applicant'] },
  params: idParams,
  errors: ['conflict'],
});
