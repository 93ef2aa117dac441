import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Outcome } from '../../../contract/pings/follow-ups.schema.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { daysSince } from '../../i18n/days.ts';
import { againSentence, hiredHere, statusSentences } from './ping-words.ts';

/** What the company said became of a yes, and what comes next. */
const outcomeSentences: Record<Outcome, MessageDescriptor> = {
  reached: msg`You have talked to each other. Please say below what becomes of it.`,
  appointment: msg`You have made an appointment. Please say below what became of it, once it is over.`,
  hired: msg`You have filled a place: congratulations.`,
  not_fitting: msg`It wasn’t a fit. There is nothing left for you to do here.`,
  not_reached: msg`Not reached so far. Please try again in the next few days.`,
};
const proposed = msg`You have proposed an appointment. Now it is the applicant’s turn.`;

const dayMs = 86_400_000;

/** What a status means for the company, with what is known of the ping: the days left, what the applicant has heard of it. `now` in ms. */
export function statusSentence(
  i18n: I18n,
  ping: Pick<
    OrganizationPing,
    | 'status'
    | 'expires_at'
    | 'sent_at'
    | 'applicant'
    | 'release'
    | 'write_again_on'
    | 'follow_up'
    | 'appointments'
    | 'found_here'
    | 'closed_by_place'
    | 'ended_by_staff'
  >,
  now: number,
): string {
  if (ping.found_here) return i18n._(hiredHere);
  const released = ping.release && releaseSentence(i18n, ping.release, now);
  if (released) return released;
  const days = Math.max(0, Math.ceil((Date.parse(ping.expires_at) - now) / dayMs));
  switch (ping.status) {
    case 'pending':
      return i18n._(msg`${plural(days, { one: 'One day left for an answer.', other: '# days left for an answer.' })}`);
    case 'accepted': {
      const outcome = ping.follow_up?.outcome;
      if (outcome) return i18n._(outcomeSentences[outcome]);
      if (ping.appointments.some(({ status }) => status === 'accepted')) return i18n._(outcomeSentences.appointment);
      if (ping.appointments.length > 0) return i18n._(proposed);
      const waited = ping.release === null ? 0 : daysSince(ping.release.at, now);
      // a few days have passed
      return waited < 4
        ? i18n._(statusSentences.accepted)
        : i18n._(msg`You have name and contact details. Your call has been awaited for ${waited} days.`);
    }
    case 'revoked':
      if (ping.closed_by_place)
        return i18n._(msg`Has found an apprenticeship, so this message is closed. You need not do anything.`);
      if (ping.ended_by_staff) return i18n._(msg`The association has ended this message; why is in its e-mail to you.`);
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

type Release = NonNullable<OrganizationPing['release']>;

/** What became of a yes; undefined while it stands and the person looks on. `now` in ms. */
function releaseSentence(i18n: I18n, release: Release, now: number): string | undefined {
  const day = (at: string | null) => (at === null ? '' : i18n.date(at, { dateStyle: 'long' }));
  if (release.deletion_confirmed_at !== null) {
    const confirmed = day(release.deletion_confirmed_at);
    return i18n._(msg`Confirmed on ${confirmed}: the contact details are deleted.`);
  }
  if (release.deletion_closed)
    return i18n._(msg`The deletion is settled with the association. Please do not get in touch any more.`);
  if (release.withdrawn_at !== null) {
    return release.withdrawn_by === 'consent'
      ? i18n._(msg`The consent was withdrawn. Please do not get in touch any more, and delete the contact details.`)
      : i18n._(msg`The yes was taken back. Please do not get in touch any more, and delete the contact details.`);
  }
  if (release.search === 'looking') return undefined;
  if (release.until === null)
    return release.search === 'found_here'
      ? i18n._(msg`Has an apprenticeship with you.`)
      : i18n._(msg`Is not looking any more. As you are in touch, you keep the contact details.`);
  const until = day(release.until);
  const isOver = release.until !== null && Date.parse(release.until) <= now;
  if (isOver) return i18n._(msg`The search has ended. The contact details could be seen until ${until}.`);
  return release.search === 'found_here'
    ? i18n._(msg`Has an apprenticeship with you. You see the contact details until ${until}.`)
    : i18n._(msg`Is not looking any more. You see the contact details until ${until}.`);
}
