import { beginsAs, neverBy, takes } from './moves.ts';
import { decisions, reference, type Sentence, spec } from './sentence.ts';

/** Statuses of people: account, address, search, guardian, terms. */
export const lifecyclesOfPeopleSentences: readonly Sentence[] = [
  {
    id: 'user-verification.by-code',
    place: reference(
      'User.verification',
      'correct unexpired code (hash compare, 5 tries); triggered by the user, written by system',
    ),
    given: 'a user whose address is not verified, as all are at first',
    when: 'the right code comes, or an administrator verifies by hand',
    then: 'the address is verified, by the system or an administrator only',
    shownBy: (product) => {
      beginsAs(product, 'userVerification', 'unverified');
      takes(
        product,
        'userVerification',
        ['unverified', 'verify_email', 'verified', 'system'],
        ['unverified', 'verify_manually', 'verified', 'administrator'],
      );
    },
  },
  {
    id: 'user-account.deactivation',
    place: reference('User.account', 'not yourself'),
    given: 'an active account, as all are at first',
    when: 'it is deactivated and activated again',
    then: 'only an administrator may do either',
    shownBy: (product) => {
      beginsAs(product, 'userAccount', 'active');
      takes(
        product,
        'userAccount',
        ['active', 'deactivate', 'inactive', 'administrator'],
        ['inactive', 'reactivate', 'active', 'administrator'],
      );
    },
  },
  {
    id: 'user-account.deletion',
    place: spec('2', 'account deletion with e-mail confirmation'),
    given: 'an account, active or deactivated',
    when: 'its deletion is confirmed by the link of a mail, or taken back by one',
    then: 'it rests until it is erased, or is active again; nobody but the system writes that',
    shownBy: (product) =>
      takes(
        product,
        'userAccount',
        ['active', 'schedule_deletion', 'inactive', 'system'],
        ['inactive', 'schedule_deletion', 'inactive', 'system'],
        ['inactive', 'cancel_deletion', 'active', 'system'],
      ),
  },
  {
    id: 'applicant-search.begins',
    place: reference('Applicant.search', 'verified and onboarded and tos_accepted (guardian if minor)'),
    given: 'an applicant whose registration is not complete',
    when: 'the last thing missing is there',
    then: 'they look for a place from then on; nobody has to switch that on',
    shownBy: (product) => {
      beginsAs(product, 'applicantSearch', 'unconfirmed');
      takes(product, 'applicantSearch', ['unconfirmed', 'complete_registration', 'wants_to_be_matched', 'system']);
    },
  },
  {
    id: 'applicant-search.found',
    place: spec('1', 'Can enable or disable their search status (found a traineeship / looking again).'),
    given: 'an applicant who looks for a place',
    when: 'they have found one, and later look again',
    then: 'they or the staff may say that they found one, but only they may say that they look again',
    shownBy: (product) =>
      takes(
        product,
        'applicantSearch',
        [
          'wants_to_be_matched',
          'found_traineeship',
          'doesnot_want_matching',
          'applicant',
          'tenant_member',
          'administrator',
        ],
        ['doesnot_want_matching', 'looking_again', 'wants_to_be_matched', 'applicant'],
      ),
  },
  {
    id: 'applicant-search.renewed',
    place: spec('2', '/applicants/{id}/renew-looking (no auth required): shows loading, renewed, or failed'),
    given: 'an applicant whose time of looking runs or has run out',
    when: 'it runs out, or they renew it in the dashboard or by the link of a mail',
    then: 'they are not found any more, or are found again; companies and staff can’t prolong it',
    shownBy: (product) =>
      takes(
        product,
        'applicantSearch',
        ['wants_to_be_matched', 'looking_until_passed', 'expired', 'system'],
        ['expired', 'renew_looking', 'wants_to_be_matched', 'applicant', 'system'],
        ['wants_to_be_matched', 'renew_looking', 'wants_to_be_matched', 'applicant', 'system'],
      ),
  },
  {
    id: 'applicant-search.retention',
    place: reference('Applicant.search', 'no login for the retention period; data minimised'),
    given: 'an applicant who no longer looks, or never completed the registration',
    when: 'the time for keeping their data has passed',
    then: 'the system archives them for good, and nobody whose search is running',
    shownBy: (product) =>
      takes(
        product,
        'applicantSearch',
        ['expired', 'retention', 'archived', 'system'],
        ['doesnot_want_matching', 'retention', 'archived', 'system'],
        ['unconfirmed', 'retention', 'archived', 'system'],
        ...neverBy('retention', 'wants_to_be_matched'),
        ...neverBy('looking_again', 'archived'),
      ),
  },
  {
    id: 'guardian.asked',
    place: decisions('3', 'the old link dies'),
    given: 'a guardian who has been named',
    when: 'the link is sent, and sent again',
    then: 'an answer is awaited; the applicant and the staff may send it again, the guardian may ask for a new one',
    shownBy: (product) => {
      beginsAs(product, 'legalContact', 'created');
      takes(
        product,
        'legalContact',
        ['created', 'send_link', 'pending', 'system'],
        ['pending', 'resend', 'pending', 'applicant', 'tenant_member', 'administrator'],
        ['expired', 'resend', 'pending', 'applicant', 'tenant_member', 'administrator'],
        ['expired', 'request_new_link', 'pending', 'system'],
        ['pending', 'timeout', 'expired', 'system'],
      );
    },
  },
  {
    id: 'guardian.answers',
    place: spec(
      '1',
      'Applicants under 16 are treated as minors and need a legal guardian to accept the terms of service.',
    ),
    given: 'a guardian whose answer is awaited',
    when: 'they accept, decline, or say that it is not them',
    then: 'that stands, and no applicant, company or staff can give the answer for them, nor before they are asked or after',
    shownBy: (product) =>
      takes(
        product,
        'legalContact',
        ['pending', 'accept', 'confirmed', 'system'],
        ['pending', 'decline', 'declined', 'system'],
        ['pending', 'not_me', 'declined', 'system'],
        ...neverBy('accept', 'created', 'declined', 'expired', 'revoked'),
      ),
  },
  {
    id: 'guardian.replaced',
    place: spec('2', "an 'Update legal guardian' action"),
    given: 'a guardian who was asked, or has answered',
    when: 'another one is named',
    then: 'the earlier one counts no more; staff may do that while an answer is awaited or stands',
    shownBy: (product) =>
      takes(
        product,
        'legalContact',
        ['pending', 'replaced', 'revoked', 'applicant', 'tenant_member', 'administrator'],
        ['confirmed', 'replaced', 'revoked', 'applicant', 'tenant_member', 'administrator'],
        ['declined', 'replaced', 'revoked', 'applicant'],
        ['expired', 'replaced', 'revoked', 'applicant'],
      ),
  },
  {
    id: 'guardian.withdraws',
    place: reference(
      'LegalContact',
      'guardian uses the withdraw link in the confirmation e-mail: applicant becomes unmatchable at once',
    ),
    given: 'a guardian who has agreed, or is still asked, for the first time or again',
    when: 'they withdraw, the terms change, or the applicant comes of age',
    then: 'the agreement ends, is asked for anew, or is not needed any more',
    shownBy: (product) =>
      takes(
        product,
        'legalContact',
        ['confirmed', 'withdraw', 'revoked', 'system'],
        ['pending', 'withdraw', 'revoked', 'system'],
        ['expired', 'withdraw', 'revoked', 'system'],
        ['confirmed', 'ask_again', 'pending', 'system'],
        ['pending', 'came_of_age', 'revoked', 'system'],
      ),
  },
  {
    id: 'terms.accepted',
    place: spec('2', '/tos/accept: an adult applicant accepts alone; a minor gets a guardian verification link'),
    given: 'an applicant who has not agreed to the terms, or no longer',
    when: 'an adult agrees, or the guardian of a minor',
    then: 'the terms are accepted, by the applicant alone or by the system for the guardian',
    shownBy: (product) => {
      beginsAs(product, 'tosAcceptance', 'pending');
      takes(
        product,
        'tosAcceptance',
        ['pending', 'accept', 'accepted', 'applicant'],
        ['expired', 'accept', 'accepted', 'applicant'],
        ['revoked', 'accept', 'accepted', 'applicant'],
        ['pending', 'guardian_accept', 'accepted', 'system'],
        ['expired', 'guardian_accept', 'accepted', 'system'],
        ['revoked', 'guardian_accept', 'accepted', 'system'],
      );
    },
  },
  {
    id: 'terms.end',
    place: decisions('1', 'A change of date_of_birth that crosses `guardian_age` voids the acceptance of the terms.'),
    given: 'accepted terms',
    when: 'a new version comes, the birth date or the age set by the tenant makes a minor of the applicant, another guardian is named, or somebody withdraws',
    then: 'they count no more; only the applicant, or the system for the guardian, can withdraw',
    shownBy: (product) =>
      takes(
        product,
        'tosAcceptance',
        ['accepted', 'new_version', 'expired', 'system'],
        ['accepted', 'birth_date_changed', 'expired', 'system'],
        ['accepted', 'guardian_age_raised', 'expired', 'system'],
        ['accepted', 'guardian_replaced', 'expired', 'applicant'],
        ['accepted', 'withdraw', 'revoked', 'applicant', 'system'],
      ),
  },
];
