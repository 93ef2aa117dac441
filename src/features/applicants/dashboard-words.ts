import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnmatchableReason } from '../../../contract/applicants/unmatchable-reasons.ts';
import type { PingStatus } from '../../../contract/pings/pings.schema.ts';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';

interface StatusWords {
  readonly label: MessageDescriptor;
  /** What it means and what happens next. */
  readonly sentence: MessageDescriptor;
}

/** One that is still with the company is not shown to an applicant. */
export const pingWords: Partial<Record<PingStatus, StatusWords>> &
  Record<Exclude<PingStatus, 'draft' | 'created'>, StatusWords> = {
  pending: {
    label: msg`Waiting for your answer`,
    sentence: msg`The company learns nothing about you until you answer.`,
  },
  accepted: { label: msg`You said yes`, sentence: msg`The company has your contact details and will get in touch.` },
  declined: { label: msg`You said no`, sentence: msg`The company was told, without your name.` },
  expired: { label: msg`Run out`, sentence: msg`It was not answered in time. The company did not get your name.` },
  revoked: { label: msg`Taken back`, sentence: msg`The company no longer needs an answer.` },
  archived: { label: msg`Closed`, sentence: msg`The company has put this message away.` },
};

/** A yes counts beyond its status: where the company has put the message away, and where it was taken back. */
export function pingWordsOf({
  status,
  release,
  appointments,
  closed_because: closed,
}: ApplicantPing): (StatusWords & { readonly status?: 'accepted' | 'revoked' }) | undefined {
  if (release === null) return closed && status === 'revoked' ? closedWords[closed] : pingWords[status];
  if (release.withdrawn_at !== null) return takenBack;
  const sentence = appointments.length > 0 ? msg`The company has your contact details.` : pingWords.accepted.sentence;
  return { ...pingWords.accepted, sentence, status: 'accepted' };
}

/** Nobody took it back: it ended with the reader's search, with the company's part, or by staff. */
const closedWords: Record<NonNullable<ApplicantPing['closed_because']>, StatusWords> = {
  found: { label: msg`Closed`, sentence: msg`You have found a place, and the company learns that you need no other.` },
  ended: {
    label: msg`Closed`,
    sentence: msg`It ended when companies could no longer find you. They learned nothing else.`,
  },
  inactive: {
    label: msg`Closed`,
    sentence: msg`The company takes no part at the moment. It did not get your name, and you need not do anything.`,
  },
  staff: {
    label: msg`Closed`,
    sentence: msg`We have ended this message; why is in our e-mail. The company did not get your name.`,
  },
};

const takenBack: StatusWords & { readonly status: 'revoked' } = {
  status: 'revoked',
  label: msg`Yes taken back`,
  sentence: msg`The company no longer sees your contact details. We ask them to delete what they noted.`,
};

/** What became of contact details after a yes; undefined while the company simply has them. */
export function releaseSentence(i18n: I18n, { release, employee }: ApplicantPing): string | undefined {
  if (release === null) return undefined;
  if (release.deletion_confirmed_at !== null) {
    const day = i18n.date(release.deletion_confirmed_at, { dateStyle: 'long' });
    return i18n._(msg`The company confirmed on ${day} that your contact details are deleted.`);
  }
  if (release.withdrawn_at !== null || release.until === null) return undefined;
  const until = i18n.date(release.until, { dateStyle: 'long' });
  return employee.email === null
    ? i18n._(msg`Your search has ended. Since ${until} the company no longer sees your contact details.`)
    : i18n._(msg`Your search has ended. The company sees your contact details until ${until}.`);
}

/** Why no company finds somebody; for each the way out is said. */
export const reasonWords: Record<
  UnmatchableReason,
  { readonly title: MessageDescriptor; readonly wayOut: MessageDescriptor }
> = {
  not_looking: {
    title: msg`You are not looking at the moment`,
    wayOut: msg`Start your search again below whenever you like.`,
  },
  unverified: {
    title: msg`Your e-mail address is not confirmed`,
    wayOut: msg`Confirm it with the code from our e-mail.`,
  },
  onboarding_incomplete: {
    title: msg`Something is still missing in your profile`,
    wayOut: msg`Fill in what is missing; it takes two minutes.`,
  },
  tos_not_accepted: {
    title: msg`You have not agreed to the terms`,
    wayOut: msg`Read them and agree, and companies can find you.`,
  },
  guardian_not_confirmed: {
    title: msg`Your parents have not agreed yet`,
    wayOut: msg`Ask them to look for our e-mail. As soon as one of them agrees, companies can find you.`,
  },
  findable_not_accepted: {
    title: msg`You have taken back that companies may find you`,
    wayOut: msg`In your account you can allow it again whenever you like.`,
  },
  account_inactive: {
    title: msg`Your account is switched off`,
    wayOut: msg`Write to us, and we will sort it out together.`,
  },
  address_not_found: {
    title: msg`We can’t find your address on the map`,
    wayOut: msg`Companies search by distance, and that works only within Germany. Please check postcode and town.`,
  },
};

/** In place of “taken back”: the text one had agreed to says something new. */
export const newTextWords = {
  title: msg`Please read a new text`,
  wayOut: msg`The consent that lets companies find you says something new. No company finds you until you have agreed again.`,
};

export const foundReasons = {
  found_here: { label: msg`Yes, with a company from here`, description: msg`You met them through this page.` },
  found_elsewhere: { label: msg`Yes, somewhere else`, description: msg`You found it in another way.` },
  paused: { label: msg`No, I am taking a break`, description: msg`You come back when you like.` },
} as const;
