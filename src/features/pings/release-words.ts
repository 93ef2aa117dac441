import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FirstMeeting } from '../../../contract/applicants/applicant-details.ts';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';

/** How somebody would like to get to know the company. */
export const meetingWords: Readonly<Record<FirstMeeting, MessageDescriptor>> = {
  internship: msg`An internship`,
  trial_day: msg`A trial day`,
  talk: msg`A talk`,
};

type Release = NonNullable<OrganizationPing['release']>;

/** Said yes, looks on, and waits for a call; an appointment, if only proposed, is a word. */
export const isWaiting = ({ status, release, follow_up, appointments }: Waiting): boolean =>
  status === 'accepted' &&
  release?.search === 'looking' &&
  release.withdrawn_at === null &&
  appointments.length === 0 &&
  [null, 'not_reached'].includes(follow_up?.outcome ?? null);
type Waiting = Pick<OrganizationPing, 'status' | 'release' | 'follow_up' | 'appointments'>;

/** What says more than the status: a yes taken back, a search that has ended. */
export function releaseLabel(release: Release): MessageDescriptor | undefined {
  if (release.withdrawn_at !== null) return msg`Yes taken back`;
  if (release.search === 'found_here') return msg`Found with you`;
  return release.search === 'ended' ? msg`Search ended` : undefined;
}

/** What became of a yes; undefined while it stands and the person looks on. `now` in ms. */
export function releaseSentence(i18n: I18n, release: Release, now: number): string | undefined {
  const day = (at: string | null) => (at === null ? '' : i18n.date(at, { dateStyle: 'long' }));
  if (release.deletion_confirmed_at !== null) {
    const confirmed = day(release.deletion_confirmed_at);
    return i18n._(msg`Confirmed on ${confirmed}: the contact details are deleted.`);
  }
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
