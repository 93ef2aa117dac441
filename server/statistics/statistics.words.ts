import type { UnmatchableReason } from '../../contract/applicants/unmatchable-reasons.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import type { SearchStatus } from '../../contract/users/me.schema.ts';

/** The words of the statistics' page, in English (tests/architecture/words-of-files.test.ts). */
export const reasonWords: Readonly<Record<UnmatchableReason, string>> = {
  unverified: 'E-mail address not confirmed',
  onboarding_incomplete: 'Profile not complete',
  tos_not_accepted: 'Terms not accepted',
  guardian_not_confirmed: 'Guardian has not agreed',
  findable_not_accepted: 'No consent to be found',
  not_looking: 'Search paused or over',
  account_inactive: 'Account switched off',
  address_not_found: 'Address not found on the map',
};

export const searchWords: Readonly<Record<SearchStatus, string>> = {
  unconfirmed: 'Not active yet',
  wants_to_be_matched: 'Looking',
  doesnot_want_matching: 'Not looking',
  expired: 'Run out',
  archived: 'Erased',
};

/** A draft is never stored. */
export const pingWords: Readonly<Record<Exclude<PingStatus, 'draft'>, string>> = {
  created: 'Going out',
  pending: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'No answer',
  revoked: 'Taken back',
  archived: 'Archived',
};
