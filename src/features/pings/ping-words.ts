import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OrganizationPing, PingStatus } from '../../../contract/pings/pings.schema.ts';
import type { UnavailableReason } from '../../../contract/search/search.schema.ts';
import { releaseSentence } from './release-words.ts';

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
  pending: msg`The message has arrived. You get an e-mail as soon as there is an answer.`,
  accepted: msg`You have name and contact details. Please get in touch within a few days.`,
  declined: msg`The applicant has said no. You can contact them again after the pause.`,
  expired: msg`The time for an answer is over; nobody answered. You can write again after the pause.`,
  revoked: msg`The link in the e-mail no longer works. You can write again after the pause.`,
  archived: msg`Filed. Nothing more happens here.`,
};

const dayMs = 86_400_000;

/** The same with what is known of the ping: the days left, what the applicant has heard of it. `now` in ms. */
export function statusSentence(
  i18n: I18n,
  ping: Pick<OrganizationPing, 'status' | 'expires_at' | 'sent_at' | 'applicant' | 'release'>,
  now: number,
): string {
  const released = ping.release && releaseSentence(i18n, ping.release, now);
  if (released) return released;
  const days = Math.max(0, Math.ceil((Date.parse(ping.expires_at) - now) / dayMs));
  switch (ping.status) {
    case 'pending':
      return i18n._(msg`${plural(days, { one: 'One day left for an answer.', other: '# days left for an answer.' })}`);
    case 'revoked':
      return ping.sent_at === null
        ? i18n._(msg`It never went out: the applicant knows nothing of it.`)
        : i18n._(statusSentences.revoked);
    case 'archived':
      return ping.applicant.contact
        ? i18n._(msg`Filed. The contact details stay with you.`)
        : i18n._(statusSentences.archived);
    default:
      return i18n._(statusSentences[ping.status]);
  }
}

/** Why an applicant can't be contacted now; `null` for one who has gone. */
export function unavailableSentence(i18n: I18n, reason: UnavailableReason | null): string {
  switch (reason) {
    case 'contacted_recently':
      return i18n._(msg`You contacted this applicant not long ago. There is a pause before the next message.`);
    case 'ping_open':
      return i18n._(msg`Your message is still open.`);
    case 'applicant_limit':
      return i18n._(msg`Several companies are waiting for an answer here. Try again in a few days.`);
    case 'employee_limit':
      return i18n._(msg`You have sent as many messages as one day allows. You can go on tomorrow.`);
    case 'organization_not_active':
      return i18n._(msg`Your company isn’t active yet. Once it is, you can contact applicants.`);
    default:
      return i18n._(msg`This applicant can no longer be found: the search has ended.`);
  }
}
