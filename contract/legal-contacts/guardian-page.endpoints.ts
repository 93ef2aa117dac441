import {
  codeLinkSchema,
  codeRefusals,
  codeSentSchema,
  linkAndCodeSchema,
} from '../authentication/mailed-codes.schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import {
  answerReleaseSchema,
  chooseReleasesSchema,
  guardianPageSchema,
  leaveBlockSchema,
  openedPageSchema,
  reportForChildSchema,
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
  body: codeLinkSchema,
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
  body: linkAndCodeSchema,
  response: one(openedPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', ...codeRefusals],
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
  summary: "The guardian's yes or no to a release the child has said yes to, or one taken back.",
  access,
  params,
  body: answerReleaseSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'transition_not_allowed'],
});

export const reportForChild = endpoint({
  name: 'guardian-page.report',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/reports',
  summary: 'Reports a company that the page names. From then on it finds, writes and sees nothing of the child.',
  access,
  params,
  body: reportForChildSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'not_found', 'conflict', 'too_many_requests'],
});

export const leaveBlock = endpoint({
  name: 'guardian-page.leave-block',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/blocks',
  summary: 'Leaves it to the child whether a company that the guardian reported stays blocked.',
  access,
  params,
  body: leaveBlockSchema,
  response: one(guardianPageSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'not_found'],
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
