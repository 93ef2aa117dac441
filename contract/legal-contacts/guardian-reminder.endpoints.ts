import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, tokenSchema } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { reminderCodeSchema, reminderSchema } from './guardian-reminder.schema.ts';

const byLink = {
  access: { stage: 'public' },
  params: idParams,
  body: v.strictObject({ token: tokenSchema }),
  response: one(reminderSchema),
} as const;

export const createReminderCode = endpoint({
  name: 'guardian-reminder.code',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/reminder-code',
  summary:
    "A picture for the guardian's phone: whoever scans it can have the guardian's mail sent anew, no more. The earlier one ends.",
  access: { stage: 'onboarded', roles: ['applicant'] },
  params: idParams,
  response: one(reminderCodeSchema),
  errors: ['transition_not_allowed'],
});

export const lookupReminder = endpoint({
  ...byLink,
  name: 'guardian-reminder.lookup',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/reminder/lookup',
  summary: 'Where the mail goes, masked, and when it may go again. Says nothing of the child and changes nothing.',
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

export const sendReminder = endpoint({
  ...byLink,
  name: 'guardian-reminder.send',
  method: 'POST',
  path: '/v1/legal-contacts/{id}/reminder',
  summary: "Sends the guardian's mail anew to the address the child has named, within the limits of sending it again.",
  errors: ['link_invalid', 'link_expired', 'link_used', 'resend_too_early'],
});
