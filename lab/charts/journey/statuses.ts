import { applicantSearchLifecycle } from '../../../machines/applicants/applicant-search.lifecycle.ts';
import { invitationLifecycle } from '../../../machines/invitations/invitation.lifecycle.ts';
import { legalContactLifecycle } from '../../../machines/legal-contacts/legal-contact.lifecycle.ts';
import { organizationLifecycle } from '../../../machines/organizations/organization.lifecycle.ts';
import { pingLifecycle } from '../../../machines/pings/ping.lifecycle.ts';
import { recommendationLifecycle } from '../../../machines/recommendations/recommendation.lifecycle.ts';
import { registrationCodeLifecycle } from '../../../machines/registration-codes/registration-code.lifecycle.ts';
import { tosAcceptanceLifecycle } from '../../../machines/terms/tos-acceptance.lifecycle.ts';
import { userAccountLifecycle } from '../../../machines/users/user-account.lifecycle.ts';
import { userVerificationLifecycle } from '../../../machines/users/user-verification.lifecycle.ts';

const lifecycles = {
  applicantSearch: applicantSearchLifecycle,
  invitation: invitationLifecycle,
  legalContact: legalContactLifecycle,
  organization: organizationLifecycle,
  ping: pingLifecycle,
  recommendation: recommendationLifecycle,
  registrationCode: registrationCodeLifecycle,
  tosAcceptance: tosAcceptanceLifecycle,
  userAccount: userAccountLifecycle,
  userVerification: userVerificationLifecycle,
};

type Lifecycles = typeof lifecycles;
/** A status of a record, as `lifecycle: status`; matchability is computed and has none stored. */
export type Status =
  | { [Name in keyof Lifecycles]: `${Name}: ${Lifecycles[Name]['statuses'][number]}` }[keyof Lifecycles]
  | 'matchability: matchable'
  | 'matchability: unmatchable';

/** A move along a lifecycle: who moves on, by which event, from where. */
export type Happening = {
  [Name in keyof Lifecycles]: `${Name}: ${Lifecycles[Name]['transitions'][number]['event']}`;
}[keyof Lifecycles];

/** Whether a lifecycle has a transition by this event into this status. */
export function leadsTo(happening: Happening, status: Status): boolean {
  const [name, event] = happening.split(': ');
  const found = Object.entries(lifecycles).find(([key]) => key === name)?.[1];
  return (found?.transitions ?? []).some((move) => move.event === event && status === `${name}: ${move.to}`);
}
