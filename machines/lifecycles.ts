import { appointmentWords } from './pings/appointment.words.ts';
import { alertWords } from './alerts/alert.words.ts';
import { applicantSearchWords } from './applicants/applicant-search.words.ts';
import { emailTemplateWords } from './email-templates/email-template.words.ts';
import { invitationWords } from './invitations/invitation.words.ts';
import { legalContactWords } from './legal-contacts/legal-contact.words.ts';
import { organizationWords } from './organizations/organization.words.ts';
import { pingWords } from './pings/ping.words.ts';
import { profileWords } from './profiles/profile.words.ts';
import { recommendationWords } from './recommendations/recommendation.words.ts';
import { registrationCodeWords } from './registration-codes/registration-code.words.ts';
import { tosAcceptanceWords } from './terms/tos-acceptance.words.ts';
import { userAccountWords } from './users/user-account.words.ts';
import { userVerificationWords } from './users/user-verification.words.ts';
import type { WordedLifecycle } from './kit/lifecycle-words.ts';

/** Every lifecycle of the product, by name. */
export const lifecycles: readonly WordedLifecycle[] = [
  alertWords,
  applicantSearchWords,
  appointmentWords,
  emailTemplateWords,
  invitationWords,
  legalContactWords,
  organizationWords,
  pingWords,
  profileWords,
  recommendationWords,
  registrationCodeWords,
  tosAcceptanceWords,
  userAccountWords,
  userVerificationWords,
];
