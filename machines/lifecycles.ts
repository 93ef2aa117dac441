import type { Locale } from '../contract/kit/fields.ts';
import { alertLifecycle } from './alerts/alert.lifecycle.ts';
import { alertWords } from './alerts/alert.words.ts';
import { applicantSearchLifecycle } from './applicants/applicant-search.lifecycle.ts';
import { applicantSearchWords } from './applicants/applicant-search.words.ts';
import { emailTemplateLifecycle } from './email-templates/email-template.lifecycle.ts';
import { emailTemplateWords } from './email-templates/email-template.words.ts';
import { invitationLifecycle } from './invitations/invitation.lifecycle.ts';
import { invitationWords } from './invitations/invitation.words.ts';
import { legalContactLifecycle } from './legal-contacts/legal-contact.lifecycle.ts';
import { legalContactWords } from './legal-contacts/legal-contact.words.ts';
import { organizationLifecycle } from './organizations/organization.lifecycle.ts';
import { organizationWords } from './organizations/organization.words.ts';
import { pingLifecycle } from './pings/ping.lifecycle.ts';
import { pingWords } from './pings/ping.words.ts';
import { profileLifecycle } from './profiles/profile.lifecycle.ts';
import { profileWords } from './profiles/profile.words.ts';
import { recommendationLifecycle } from './recommendations/recommendation.lifecycle.ts';
import { recommendationWords } from './recommendations/recommendation.words.ts';
import { registrationCodeLifecycle } from './registration-codes/registration-code.lifecycle.ts';
import { registrationCodeWords } from './registration-codes/registration-code.words.ts';
import { tosAcceptanceLifecycle } from './terms/tos-acceptance.lifecycle.ts';
import { tosAcceptanceWords } from './terms/tos-acceptance.words.ts';
import { userAccountLifecycle } from './users/user-account.lifecycle.ts';
import { userAccountWords } from './users/user-account.words.ts';
import { userVerificationLifecycle } from './users/user-verification.lifecycle.ts';
import { userVerificationWords } from './users/user-verification.words.ts';
import type { Lifecycle } from './kit/lifecycle.ts';
import type { Word } from './kit/words.ts';

/** A lifecycle with its words, as a reader sees it who needs no type of its statuses. */
export interface WordedLifecycle {
  readonly lifecycle: Lifecycle;
  readonly words: Readonly<
    Record<
      Locale,
      {
        readonly title: string;
        readonly statuses: Readonly<Record<string, Word>>;
        readonly events: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** Every lifecycle of the product, by name. */
export const lifecycles: readonly WordedLifecycle[] = [
  { lifecycle: alertLifecycle, words: alertWords },
  { lifecycle: applicantSearchLifecycle, words: applicantSearchWords },
  { lifecycle: emailTemplateLifecycle, words: emailTemplateWords },
  { lifecycle: invitationLifecycle, words: invitationWords },
  { lifecycle: legalContactLifecycle, words: legalContactWords },
  { lifecycle: organizationLifecycle, words: organizationWords },
  { lifecycle: pingLifecycle, words: pingWords },
  { lifecycle: profileLifecycle, words: profileWords },
  { lifecycle: recommendationLifecycle, words: recommendationWords },
  { lifecycle: registrationCodeLifecycle, words: registrationCodeWords },
  { lifecycle: tosAcceptanceLifecycle, words: tosAcceptanceWords },
  { lifecycle: userAccountLifecycle, words: userAccountWords },
  { lifecycle: userVerificationLifecycle, words: userVerificationWords },
];
