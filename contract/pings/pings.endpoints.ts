import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, tokenSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import {
  organizationPingSchema,
  pingAnswerSchema,
  pingInputSchema,
  pingPreviewSchema,
  pingSchema,
  pingsInputSchema,
  previewInputSchema,
  recipientSchema,
  sentPingSchema,
} from './pings.schema.ts';
import { applicantPingSchema } from './applicant-ping.schema.ts';
import { pingsSearch } from './pings.search.ts';

export const previewPing = endpoint({
  name: 'pings.preview',
  method: 'POST',
  path: '/v1/pings/preview',
  summary: 'What a ping would say in both languages, with placeholders filled but the name. Changes nothing.',
  access: { stage: 'onboarded', roles: ['employee'] },
  body: previewInputSchema,
  response: one(pingPreviewSchema),
  errors: ['applicant_not_available'],
});

export const createPing = endpoint({
  name: 'pings.create',
  method: 'POST',
  path: '/v1/pings',
  summary: 'Contacts an applicant from a template. The mail goes out after the undo window.',
  access: { stage: 'onboarded', roles: ['employee'] },
  body: pingInputSchema,
  response: one(organizationPingSchema),
  status: 201,
  idempotent: true,
  errors: ['applicant_not_available', 'company_terms_required'],
});

export const createPings = endpoint({
  name: 'pings.create-batch',
  method: 'POST',
  path: '/v1/pings/batch',
  summary: 'One message to several applicants: of each is told whether it was sent, or why not. Limits count each.',
  access: { stage: 'onboarded', roles: ['employee'] },
  body: pingsInputSchema,
  response: one(v.array(sentPingSchema)),
  idempotent: true,
  errors: ['company_terms_required'],
});

/** For the organization that wrote it, and for the applicant it was written to. */
export const pings = resource({
  name: 'pings',
  access: { stage: 'onboarded', roles: ['employee', 'applicant'] },
  record: pingSchema,
  list: {
    summary: "An employee sees the own organization's pings, an applicant the received ones.",
    search: pingsSearch,
  },
  show: { summary: 'One ping, as the reader may see it.' },
  transition: {
    summary: 'Cancel, revoke or archive (organization); accept, decline or take a yes back (applicant).',
    events: ['cancel', 'revoke', 'archive', 'accept', 'decline', 'later', 'withdraw'],
    errors: ['undo_window_closed'],
  },
});

export const lookupPing = endpoint({
  name: 'pings.lookup',
  method: 'POST',
  path: '/v1/pings/{id}/lookup',
  summary: 'Shows a ping by the secret of its mail, without a login. Changes nothing.',
  access: { stage: 'public' },
  params: idParams,
  body: v.strictObject({ token: tokenSchema }),
  response: one(applicantPingSchema),
  errors: ['link_invalid', 'link_expired'],
});

export const answerPing = endpoint({
  name: 'pings.answer',
  method: 'POST',
  path: '/v1/pings/{id}/answer',
  summary: 'Accepts, declines or takes a yes back by the secret of the mail, without a login.',
  access: { stage: 'public' },
  params: idParams,
  body: pingAnswerSchema,
  response: one(applicantPingSchema),
  errors: ['link_invalid', 'link_expired', 'transition_not_allowed'],
});

export const listRecipients = endpoint({
  name: 'pings.recipients',
  method: 'GET',
  path: '/v1/recipients',
  summary: 'The companies that have, or had, the own contact details. Open to whoever has an account.',
  access: { stage: 'session', roles: ['applicant'] },
  response: v.object({ data: v.array(recipientSchema) }),
});
