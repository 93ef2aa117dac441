import {
  codeLinkSchema,
  codeRefusals,
  codeSentSchema,
  linkAndCodeSchema,
} from '../authentication/mailed-codes.schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { ownDetailsSchema } from './release-codes.schema.ts';

const access = { stage: 'public' } as const;
const params = idParams;

export const sendReleaseCode = endpoint({
  name: 'release-codes.send',
  method: 'POST',
  path: '/v1/pings/{id}/code',
  summary: "Mails a code to the applicant's own address, by the secret of a message's mail.",
  access,
  params,
  body: codeLinkSchema,
  response: one(codeSentSchema),
  errors: ['link_invalid', 'link_expired', 'transition_not_allowed', 'resend_too_early', 'code_blocked'],
});

export const takeReleaseCode = endpoint({
  name: 'release-codes.take',
  method: 'POST',
  path: '/v1/pings/{id}/details',
  summary: 'Tells number and address in full, once, for the mailed code.',
  access,
  params,
  body: linkAndCodeSchema,
  response: one(ownDetailsSchema),
  errors: ['link_invalid', 'link_expired', 'transition_not_allowed', ...codeRefusals],
});
