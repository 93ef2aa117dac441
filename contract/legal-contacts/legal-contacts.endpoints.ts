import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, tokenSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import {
  guardianAnswerSchema,
  guardianLetterSchema,
  guardianViewSchema,
  legalContactSchema,
  legalContactTransitionSchema,
  letterReferenceSchema,
  namedGuardianSchema,
  replacementSchema,
  returnedLetterSchema,
} from './legal-contacts.schema.ts';

const byToken = v.strictObject({ token: tokenSchema });

export const currentLegalContact = endpoint({
  name: 'legal-contacts.current',
  method: 'GET',
  path: '/v1/legal-contacts/current',
  summary: 'The guardian named last, or null.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  response: one(v.nullable(legalContactSchema)),
});

export const createLegalContact = endpoint({
  name: 'legal-contacts.create',
  method: 'POST',
  path: '/v1/legal-contacts',
  summary:
    'Names a guardian and sends the link; an earlier guardian and their link are revoked. Whose yes stands is replaced only where the call says so; the yes ends at once.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  body: namedGuardianSchema,
  response: one(legalContactSchema),
  status: 201,
  idempotent: true,
  errors: ['conflict'],
});

export const transitionLegalContact = endpoint({
  name: 'legal-contacts.transition',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/transitions',
  summary:
    'Sends the link again: once a minute and three times a day; the old link dies. Staff enter what a signed letter says, by its number.',
  access: { stage: 'onboarded', roles: ['applicant', 'tenant_member', 'administrator'] },
  params: idParams,
  body: legalContactTransitionSchema,
  response: one(legalContactSchema),
  errors: ['transition_not_allowed', 'resend_too_early', 'conflict'],
});

export const replaceGuardian = endpoint({
  name: 'legal-contacts.replace',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/replacement',
  summary:
    'Staff ask somebody else in the place of a guardian who has not answered: the earlier link dies, and the child is told.',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  params: idParams,
  body: replacementSchema,
  response: one(legalContactSchema),
  errors: ['conflict'],
});

export const showGuardianLetter = endpoint({
  name: 'legal-contacts.letter',
  method: 'GET',
  path: '/v1/legal-contacts/{id}/letter',
  summary: 'The letter that a guardian without e-mail signs, for the child to print; null where none is awaited.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  params: idParams,
  response: one(v.nullable(guardianLetterSchema)),
});

export const lookupLetter = endpoint({
  name: 'legal-contacts.find-letter',
  method: 'POST',
  path: '/v1/legal-contacts/letters/lookup',
  summary: 'Which letter has come back, by the number on it.',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  body: letterReferenceSchema,
  response: one(returnedLetterSchema),
});

export const lookupLegalContact = endpoint({
  name: 'legal-contacts.lookup',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/lookup',
  summary: "The guardian's page, by the secret of the mail. Changes nothing.",
  access: { stage: 'public' },
  params: idParams,
  body: byToken,
  response: one(guardianViewSchema),
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const answerLegalContact = endpoint({
  name: 'legal-contacts.answer',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/answer',
  summary:
    'The guardian accepts (custody declared, text agreed to by its hash), declines, or says the mail reached the wrong person.',
  access: { stage: 'public' },
  params: idParams,
  body: guardianAnswerSchema,
  response: one(guardianViewSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'legal_contact_answered', 'conflict'],
});

export const requestNewLink = endpoint({
  name: 'legal-contacts.request-new-link',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/new-link',
  summary: 'From the expired page: a new link to the same address.',
  access: { stage: 'public' },
  params: idParams,
  body: byToken,
  errors: ['link_invalid', 'link_used'],
});

export const withdrawLegalContact = endpoint({
  name: 'legal-contacts.withdraw',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/withdrawal',
  summary: "Withdraws the guardian's consent by the link in their copy; the applicant becomes unmatchable at once.",
  access: { stage: 'public' },
  params: idParams,
  body: byToken,
  response: one(guardianViewSchema),
  errors: ['link_invalid', 'link_used'],
});
