import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { OrganizationPing, PingStatus } from '../../../contract/pings/pings.schema.ts';
import type { LatestPing, UnavailableReason } from '../../../contract/search/search.schema.ts';
import { daysSince } from '../../i18n/days.ts';
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
  pending: msg`The message has arrived. As soon as there is an answer you see it here.`,
  accepted: msg`You have name and contact details. Please get in touch within a few days.`,
  declined: msg`The applicant has said no.`,
  expired: msg`The time for an answer is over; nobody answered.`,
  revoked: msg`This message has ended: the link in the e-mail no longer works.`,
  archived: msg`Filed. Nothing more happens here.`,
};

const dayMs = 86_400_000;

/** The same with what is known of the ping: the days left, what the applicant has heard of it. `now` in ms. */
export function statusSentence(
  i18n: I18n,
  ping: Pick<
    OrganizationPing,
    'status' | 'expires_at' | 'sent_at' | 'applicant' | 'release' | 'write_again_on' | 'follow_up' | 'appointments'
  >,
  now: number,
): string {
  const released = ping.release && releaseSentence(i18n, ping.release, now);
  if (released) return released;
  const days = Math.max(0, Math.ceil((Date.parse(ping.expires_at) - now) / dayMs));
  switch (ping.status) {
    case 'pending':
      return i18n._(msg`${plural(days, { one: 'One day left for an answer.', other: '# days left for an answer.' })}`);
    case 'accepted': {
      if (ping.follow_up?.outcome || ping.appointments.length > 0)
        return i18n._(msg`You have name and contact details.`);
      const waited = ping.release === null ? 0 : daysSince(ping.release.at, now);
      // a few days have passed
      return waited < 4
        ? i18n._(statusSentences.accepted)
        : i18n._(msg`You have name and contact details. Your call has been awaited for ${waited} days.`);
    }
    case 'revoked':
      return ping.sent_at === null
        ? i18n._(msg`It never went out: the applicant knows nothing of it.`)
        : i18n._(statusSentences.revoked);
    case 'declined':
    case 'expired':
      return `${i18n._(statusSentences[ping.status])} ${againSentence(i18n, ping.write_again_on)}`;
    case 'archived':
      return ping.applicant.contact
        ? i18n._(msg`Filed. You see the contact details as long as the applicant allows it.`)
        : i18n._(statusSentences.archived);
    default:
      return i18n._(statusSentences[ping.status]);
  }
}

/** From when the company may write again, by its own calendar day; null where it may already. */
export function againSentence(i18n: I18n, on: string | null): string {
  if (on === null) return i18n._(msg`You can write again.`);
  const day = i18n.date(new Date(`${on}T12:00:00`), { dateStyle: 'long' });
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
    default:
      return i18n._(msg`This applicant can no longer be found: the search has ended.`);
  }
}
