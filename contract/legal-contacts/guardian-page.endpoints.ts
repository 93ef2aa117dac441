import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import {
  answerReleaseSchema,
  chooseReleasesSchema,
  codeSentSchema,
  guardianPageSchema,
  openedPageSchema,
  pageCodeSchema,
  pageLinkSchema,
  visitSchema,
} from './guardian-page.schema.ts';

const access = { stage: 'public' } as const;
const params = idParams;

export const sendPageCode = endpoint({
  name: 'guardian-page.code',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/code',
  summary: "Mails a code to the guardian's address, by the secret of one of their mails.",
  access,
  params,
  body: pageLinkSchema,
  response: one(codeSentSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'resend_too_early', 'code_blocked'],
});

export const openGuardianPage = endpoint({
  name: 'guardian-page.open',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/visits',
  summary: "Opens the guardian's page with the mailed code, for half an hour.",
  access,
  params,
  body: pageCodeSchema,
  response: one(openedPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'code_wrong', 'code_void', 'code_expired', 'code_blocked'],
});

export const showGuardianPage = endpoint({
  name: 'guardian-page.show',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/page',
  summary: 'What the guardian decides about, and who has the contact details. Changes nothing.',
  access,
  params,
  body: visitSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const chooseReleases = endpoint({
  name: 'guardian-page.choose',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/release-choice',
  summary: 'Asked before each release of contact details, or told of it.',
  access,
  params,
  body: chooseReleasesSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const answerRelease = endpoint({
  name: 'guardian-page.answer',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/releases',
  summary: "The guardian's yes or no to a release the child has said yes to.",
  access,
  params,
  body: answerReleaseSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'transition_not_allowed'],
});

export const withdrawOnPage = endpoint({
  name: 'guardian-page.withdraw',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/page/withdrawal',
  summary:
    "Withdraws the guardian's consent: nobody finds the child, and whoever has contact details is asked to delete.",
  access,
  params,
  body: visitSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const askChildDeletion = endpoint({
  name: 'guardian-page.delete',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/deletion',
  summary: "Withdraws, and has the child's account deleted after the days of grace; the child is told.",
  access,
  params,
  body: visitSchema,
  errors: ['link_invalid', 'link_expired', 'link_used'],
});
