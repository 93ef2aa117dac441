import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ageBands, ApplicantDetails, ApplicantEntry } from '../../../../contract/applicants/desk.schema.ts';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import type { UnmatchableReason } from '../../../../contract/applicants/unmatchable-reasons.ts';

/** What keeps somebody from being found, told to staff; the figures on their overview say it the same. */
export const reasonWords: Readonly<Record<UnmatchableReason, MessageDescriptor>> = {
  unverified: msg`E-mail address not confirmed`,
  onboarding_incomplete: msg`Profile not complete`,
  tos_not_accepted: msg`Terms not accepted`,
  guardian_not_confirmed: msg`Guardian has not agreed`,
  findable_not_accepted: msg`No consent to be found`,
  not_looking: msg`Search paused or over`,
  account_inactive: msg`Account switched off`,
  address_not_found: msg`Address not found on the map`,
};

export const searchWords: Readonly<Record<ApplicantEntry['search_status'], MessageDescriptor>> = {
  unconfirmed: msg`Not active yet`,
  wants_to_be_matched: msg`Looking`,
  doesnot_want_matching: msg`Not looking`,
  expired: msg`Run out`,
  archived: msg`Erased`,
};

export const ageWords: Readonly<Record<(typeof ageBands)[number], MessageDescriptor>> = {
  under_16: msg`Under 16`,
  under_18: msg`16 or 17`,
  under_21: msg`18 to 20`,
  older: msg`21 or older`,
};

/** What the guardian named last has answered. */
export const guardianWords: Readonly<Record<NonNullable<ApplicantEntry['guardian']>, MessageDescriptor>> = {
  created: msg`Guardian named`,
  pending: msg`Guardian asked`,
  confirmed: msg`Guardian has agreed`,
  declined: msg`Guardian said no`,
  expired: msg`Guardian did not answer`,
  revoked: msg`Consent taken back`,
};
export const noLongerAsked = msg`No longer asked`;
export const noGuardian = msg`No guardian named`;
export const wrongPerson = msg`The e-mail reached the wrong person`;

export const findableWords = { yes: msg`Can be found`, no: msg`Not found` } as const;

export const relationWords: Readonly<
  Record<NonNullable<ApplicantDetails['legal_contact']>['relation'], MessageDescriptor>
> = {
  mother: msg`mother`,
  father: msg`father`,
  guardian: msg`legal guardian`,
};

/** What became of a company's message. */
export const messageWords: Readonly<Record<DeskPing['status'], MessageDescriptor>> = {
  created: msg`Going out`,
  pending: msg`Waiting for an answer`,
  accepted: msg`Accepted`,
  declined: msg`Declined`,
  expired: msg`No answer`,
  revoked: msg`Taken back`,
  archived: msg`Archived`,
};

export const actWords: Readonly<Record<ApplicantDetails['agreements'][number]['act'], MessageDescriptor>> = {
  terms: msg`Terms of use`,
  findable: msg`To be found by companies`,
  release: msg`Contact details`,
};

/** Whose act something was. */
export const authorWords: Readonly<Record<ApplicantDetails['steps'][number]['by'], MessageDescriptor>> = {
  applicant: msg`Applicant`,
  guardian: msg`Guardian`,
  employee: msg`Company`,
  tenant_member: msg`Staff`,
  administrator: msg`Staff`,
  system: msg`By itself`,
};

const known = <Word extends string>(words: Readonly<Record<Word, MessageDescriptor>>, word: string) =>
  Object.hasOwn(words, word) ? words[word as Word] : undefined;

const guardianSteps = { ...guardianWords, no_longer_asked: noLongerAsked };

/** A step in words: where the search, or the consent at home, has come to. */
export function stepWords(i18n: I18n, what: ApplicantDetails['steps'][number]['what'], to: string): string {
  const word = what === 'search' ? known(searchWords, to) : known(guardianSteps, to);
  return word === undefined ? to : i18n._(word);
}

/** How far somebody has come whose address is confirmed. */
export const reachedWords = {
  verified: msg`E-mail address confirmed`,
  onboarded: msg`Profile complete`,
  tos_accepted: msg`Terms accepted`,
};

/** What somebody lacks. */
export const withoutWords = {
  occupation: msg`No occupation chosen`,
  code: msg`Came without a code`,
  area: msg`Without a known area`,
};
