import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PingStatus } from '../../../contract/pings/pings.schema.ts';
import type { LatestPing, UnavailableReason } from '../../../contract/search/search.schema.ts';
import { dayInWords } from '../../i18n/days.ts';

/** A status in a word. */
export const statusLabels: Record<PingStatus, MessageDescriptor> = {
  draft: msg`Draft`,
  created: msg`Going out`,
  pending: msg`Waiting for an answer`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  expired: msg`No answer`,
  revoked: msg`Taken back`,
  archived: msg`Archived`,
};

/** What a status means for the company and what comes next, where nothing else is known of the ping. */
export const statusSentences: Record<PingStatus, MessageDescriptor> = {
  draft: msg`Not sent yet: nobody but you can read it.`,
  created: msg`The e-mail goes out within a minute. Until then you can take it back.`,
  pending: msg`The message has arrived. As soon as there is an answer you see it here.`,
  accepted: msg`You have name and contact details. Please get in touch within a few days.`,
  declined: msg`The applicant has said no.`,
  expired: msg`The time for an answer is over; nobody answered.`,
  revoked: msg`This message has ended: the link in the e-mail no longer works.`,
  archived: msg`Filed. Nothing more happens here.`,
};

/** A place found here, as both say. */
export const hiredHere = msg`Hired by you, both of you say so.`;

/** From when the company may write again, by its own calendar day; null where it may already. */
export function againSentence(i18n: I18n, on: string | null): string {
  if (on === null) return i18n._(msg`You can write again.`);
  const day = dayInWords(i18n, on, 'long');
  return i18n._(msg`You can write again from ${day}.`);
}

/** Who of the company wrote last, and when. */
export function latestSentence(i18n: I18n, { by, created_at }: LatestPing): string {
  const at = new Date(created_at);
  const time = i18n.date(at, { timeStyle: 'short' });
  if (at.toDateString() === new Date().toDateString())
    return by === null ? i18n._(msg`You wrote today at ${time}.`) : i18n._(msg`${by} wrote today at ${time}.`);
  const day = i18n.date(at, { dateStyle: 'medium' });
  return by === null ? i18n._(msg`You wrote on ${day} at ${time}.`) : i18n._(msg`${by} wrote on ${day} at ${time}.`);
}

/** Why an applicant can't be contacted now; `null` for one who has gone. `latest` is the company's latest message. */
export function unavailableSentence(i18n: I18n, reason: UnavailableReason | null, latest: LatestPing | null): string {
  const written = latest ? latestSentence(i18n, latest) : '';
  switch (reason) {
    case 'contacted_recently':
      return `${written} ${againSentence(i18n, latest?.write_again_on ?? null)}`.trim();
    case 'ping_open':
      return `${written} ${i18n._(msg`The answer is still open.`)}`.trim();
    case 'applicant_limit':
      return i18n._(msg`Several companies are waiting for an answer here. Try again in a few days.`);
    case 'employee_limit':
      return i18n._(msg`You have sent as many messages as one day allows. You can go on tomorrow.`);
    case 'organization_not_active':
      return i18n._(msg`Your company isn’t active yet. Once it is, you can contact applicants.`);
    case 'organization_inactive':
      return i18n._(msg`Your company can’t write to applicants at the moment. Its page says why.`);
    default:
      return i18n._(msg`This applicant can no longer be found: the search has ended.`);
  }
}
