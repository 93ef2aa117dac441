import { beginsAs, neverBy, takes } from './moves.ts';
import { decisions, reference, type Sentence, spec } from './sentence.ts';

const staff = ['tenant_member', 'administrator'] as const;
const company = ['employee', ...staff] as const;

/** Statuses of what companies have and do: organization, profile, templates, alerts, codes, invitations, pings. */
export const lifecyclesOfCompaniesSentences: readonly Sentence[] = [
  {
    id: 'organization.admitted',
    place: reference('Organization', 'checked by tenant staff'),
    given: 'an organization that is new',
    when: 'the staff checks it',
    then: 'they verify or reject it, and it becomes active by itself once it is set up',
    shownBy: (product) => {
      beginsAs(product, 'organization', 'created');
      takes(
        product,
        'organization',
        ['created', 'verify', 'verified', ...staff],
        ['created', 'reject', 'archived', ...staff],
        ['verified', 'activate', 'active', 'system'],
      );
    },
  },
  {
    id: 'organization.suspended',
    place: reference('Organization', 'reason; search and pings off'),
    given: 'an active organization',
    when: 'the staff suspends it, and later lets it in again',
    then: 'it rests in between; its own employees can do neither',
    shownBy: (product) =>
      takes(
        product,
        'organization',
        ['active', 'suspend', 'inactive', ...staff],
        ['inactive', 'reactivate', 'active', ...staff],
      ),
  },
  {
    id: 'organization.archived',
    place: reference('Organization', 'offboarding'),
    given: 'an organization that leaves',
    when: 'the staff archives it, and perhaps brings it back',
    then: 'it is archived from wherever it stood, and comes back at rest',
    shownBy: (product) =>
      takes(
        product,
        'organization',
        ['verified', 'archive', 'archived', ...staff],
        ['active', 'archive', 'archived', ...staff],
        ['inactive', 'archive', 'archived', ...staff],
        ['archived', 'restore', 'inactive', ...staff],
      ),
  },
  {
    id: 'profile.published',
    place: spec('1', 'manages profiles, email templates, search, alerts (saved searches), registration codes'),
    given: 'a profile, a draft at first',
    when: 'the company or the staff publishes it, takes it back, archives or restores it',
    then: 'it moves so, and applicants have no part in it',
    shownBy: (product) => {
      beginsAs(product, 'profile', 'draft');
      takes(
        product,
        'profile',
        ['draft', 'publish', 'published', ...company],
        ['published', 'unpublish', 'draft', ...company],
        ['draft', 'archive', 'archived', ...company],
        ['published', 'archive', 'archived', ...company],
        ['archived', 'restore', 'draft', ...company],
      );
    },
  },
  {
    id: 'email-template.published',
    place: reference('EmailTemplate', 'creates a new version; sent pings keep the old text'),
    given: 'an e-mail template, a draft at first',
    when: 'the company or the staff publishes it, edits a published one, archives or restores it',
    then: 'a change makes a draft of it again, and only published ones are used',
    shownBy: (product) => {
      beginsAs(product, 'emailTemplate', 'draft');
      takes(
        product,
        'emailTemplate',
        ['draft', 'publish', 'published', ...company],
        ['published', 'edit', 'draft', ...company],
        ['draft', 'archive', 'archived', ...company],
        ['published', 'archive', 'archived', ...company],
        ['archived', 'restore', 'draft', ...company],
      );
    },
  },
  {
    id: 'alert.reports',
    place: reference('Alert', 'also by one-click unsubscribe or hard bounce (system)'),
    given: 'a saved search, a draft at first',
    when: 'the company or the staff switches it on, pauses it, goes on with it or puts it away, or the system does for them',
    then: 'it reports or rests, as they say; the system only rests it and lets it go on, and an archived one stays so',
    shownBy: (product) => {
      beginsAs(product, 'alert', 'draft');
      takes(
        product,
        'alert',
        ['draft', 'activate', 'active', ...company],
        ['active', 'pause', 'inactive', ...company, 'system'],
        ['inactive', 'resume', 'active', ...company, 'system'],
        ['draft', 'archive', 'archived', ...company],
        ['active', 'archive', 'archived', ...company],
        ['inactive', 'archive', 'archived', ...company],
      );
    },
  },
  {
    id: 'registration-code.handed-out',
    place: spec('8', 'registration code deactivated'),
    given: 'a registration code, a draft at first',
    when: 'the company or the staff activates it, and deactivates it for a while',
    then: 'it counts or does not count, as they say',
    shownBy: (product) => {
      beginsAs(product, 'registrationCode', 'draft');
      takes(
        product,
        'registrationCode',
        ['draft', 'activate', 'active', ...company],
        ['active', 'deactivate', 'inactive', ...company],
        ['inactive', 'activate', 'active', ...company],
      );
    },
  },
  {
    id: 'registration-code.ends',
    place: decisions('3', 'A used code is archived, never deleted.'),
    given: 'a registration code',
    when: 'its time or its uses run out, somebody prolongs it, or puts it away',
    then: 'the system ends it, the company or the staff may extend it, and an archived one stays so',
    shownBy: (product) =>
      takes(
        product,
        'registrationCode',
        ['active', 'timeout_or_exhausted', 'expired', 'system'],
        ['expired', 'extend', 'active', ...company],
        ['draft', 'archive', 'archived', ...company],
        ['active', 'archive', 'archived', ...company],
        ['inactive', 'archive', 'archived', ...company],
        ['expired', 'archive', 'archived', ...company],
        ...neverBy('activate', 'archived', 'expired'),
      ),
  },
  {
    id: 'recommendation.given',
    place: reference('Recommendation', 'registration completed through the code or link'),
    given: 'a recommendation that has been sent',
    when: 'the applicant registers by it, or the company thinks better of it before',
    then: 'it stands, or is taken back',
    shownBy: (product) => {
      beginsAs(product, 'recommendation', 'created');
      takes(
        product,
        'recommendation',
        ['created', 'applicant_registers', 'accepted', 'system'],
        ['created', 'revoke', 'revoked', ...company],
      );
    },
  },
  {
    id: 'recommendation.withdrawn',
    place: reference('Recommendation', 'employer withdraws the recommendation or applicant hides it'),
    given: 'a recommendation that stands',
    when: 'the company withdraws it or the applicant hides it',
    then: 'it counts no more',
    shownBy: (product) =>
      takes(product, 'recommendation', ['accepted', 'withdraw', 'revoked', ...company, 'applicant']),
  },
  {
    id: 'invitation.answered',
    place: spec('8', 'invitation already accepted, invitation expired'),
    given: 'an invitation that waits for an answer, as all do at first',
    when: 'the colleague joins or declines, or fourteen days pass',
    then: 'it is answered or expired, and can’t be answered a second time',
    shownBy: (product) => {
      beginsAs(product, 'invitation', 'pending');
      takes(
        product,
        'invitation',
        ['pending', 'accept', 'accepted', 'employee'],
        ['pending', 'decline', 'declined', 'system'],
        ['pending', 'timeout', 'expired', 'system'],
        ...neverBy('accept', 'accepted', 'declined', 'expired', 'revoked'),
      );
    },
  },
  {
    id: 'invitation.sent-again',
    place: decisions('3', 'Each resend makes a new token.'),
    given: 'an invitation that waits for an answer or has expired',
    when: 'a colleague or the staff sends it again or takes it back',
    then: 'it waits anew, or is revoked for good',
    shownBy: (product) =>
      takes(
        product,
        'invitation',
        ['pending', 'resend', 'pending', ...company],
        ['expired', 'resend', 'pending', ...company],
        ['pending', 'revoke', 'revoked', ...company],
        ...neverBy('resend', 'accepted', 'declined', 'revoked'),
      ),
  },
  {
    id: 'ping.sent',
    place: reference('Ping', 'account gone; a bounce alone revokes nothing'),
    given: 'a message to an applicant that an employee has written',
    when: 'they send it, undo it in time, the minute passes, or the applicant or their account is no longer to be found',
    then: 'it is on its way, then pending, or revoked; only employees write and undo',
    shownBy: (product) => {
      beginsAs(product, 'ping', 'draft');
      takes(
        product,
        'ping',
        ['draft', 'submit', 'created', 'employee'],
        ['created', 'cancel', 'revoked', 'employee'],
        ['created', 'delivered', 'pending', 'system'],
        ['created', 'undeliverable', 'revoked', 'system'],
        ['created', 'no_longer_matchable', 'revoked', 'system'],
        ...neverBy('cancel', 'pending', 'accepted'),
      );
    },
  },
  {
    id: 'ping.answered',
    place: decisions('3', 'name and contact details are released when the applicant accepts a ping'),
    given: 'a message that waits for the applicant’s answer',
    when: 'they accept or decline, alone or after their guardian was asked, or do not answer in time',
    then: 'only they and, for a guardian’s answer, the system can answer, once; without an answer the system ends it',
    shownBy: (product) =>
      takes(
        product,
        'ping',
        ['pending', 'accept', 'accepted', 'applicant', 'system'],
        ['pending', 'decline', 'declined', 'applicant', 'system'],
        ['pending', 'no_answer', 'expired', 'system'],
        ...neverBy('accept', 'created', 'declined', 'expired', 'revoked', 'archived'),
      ),
  },
  {
    id: 'ping.taken-back',
    place: reference('Ping', 'position filled, or applicant no longer matchable'),
    given: 'a message that waits for the applicant’s answer',
    when: 'the company, the staff or the system takes it back',
    then: 'it is revoked; an accepted one can’t be taken back',
    shownBy: (product) =>
      takes(product, 'ping', ['pending', 'revoke', 'revoked', ...company, 'system'], ...neverBy('revoke', 'accepted')),
  },
  {
    id: 'ping.yes-taken-back',
    place: decisions('6', 'A yes can be taken back'),
    given: 'a message that was answered with yes, put away by the company or not',
    when: 'the applicant takes the yes back, or the consent to it is withdrawn',
    then: 'it is revoked; the company can’t do that, and there is nothing to take back where nobody said yes',
    shownBy: (product) =>
      takes(
        product,
        'ping',
        ['accepted', 'withdraw', 'revoked', 'applicant', 'system'],
        ['archived', 'withdraw', 'revoked', 'applicant', 'system'],
        ...neverBy('withdraw', 'created', 'pending', 'declined', 'expired', 'revoked'),
      ),
  },
  {
    id: 'ping.archived',
    place: reference('Ping', 'after 90 days'),
    given: 'a message that has come to its end',
    when: 'the employee puts it away, or ninety days have passed',
    then: 'it is archived; an accepted one only by the employee',
    shownBy: (product) =>
      takes(
        product,
        'ping',
        ['accepted', 'archive', 'archived', 'employee'],
        ['declined', 'archive', 'archived', 'employee', 'system'],
        ['expired', 'archive', 'archived', 'employee', 'system'],
        ['revoked', 'archive', 'archived', 'employee', 'system'],
      ),
  },
];
