import { appointmentLifecycle } from './pings/appointment.lifecycle.ts';
import { alertLifecycle } from './alerts/alert.lifecycle.ts';
import { applicantSearchLifecycle } from './applicants/applicant-search.lifecycle.ts';
import { emailTemplateLifecycle } from './email-templates/email-template.lifecycle.ts';
import { invitationLifecycle } from './invitations/invitation.lifecycle.ts';
import { legalContactLifecycle } from './legal-contacts/legal-contact.lifecycle.ts';
import { organizationLifecycle } from './organizations/organization.lifecycle.ts';
import { pingLifecycle } from './pings/ping.lifecycle.ts';
import { profileLifecycle } from './profiles/profile.lifecycle.ts';
import { recommendationLifecycle } from './recommendations/recommendation.lifecycle.ts';
import { registrationCodeLifecycle } from './registration-codes/registration-code.lifecycle.ts';
import { reportLifecycle } from './reports/report.lifecycle.ts';
import { tosAcceptanceLifecycle } from './terms/tos-acceptance.lifecycle.ts';
import { userAccountLifecycle } from './users/user-account.lifecycle.ts';
import { userVerificationLifecycle } from './users/user-verification.lifecycle.ts';
import type { Lifecycle } from './kit/lifecycle.ts';

/** Every lifecycle of the product, by name. */
export const lifecycles: readonly Lifecycle[] = [
  alertLifecycle,
  applicantSearchLifecycle,
  appointmentLifecycle,
  emailTemplateLifecycle,
  invitationLifecycle,
  legalContactLifecycle,
  organizationLifecycle,
  pingLifecycle,
  profileLifecycle,
  recommendationLifecycle,
  registrationCodeLifecycle,
  reportLifecycle,
  tosAcceptanceLifecycle,
  userAccountLifecycle,
  userVerificationLifecycle,
];
