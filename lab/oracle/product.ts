import type { AnyMachineSnapshot } from 'xstate';
import { alertLifecycle } from '../../machines/alerts/alert.lifecycle.ts';
import { applicantSearchLifecycle } from '../../machines/applicants/applicant-search.lifecycle.ts';
import { chunkGuardMachine } from '../../machines/chunk-guard/chunk-guard.machine.ts';
import { emailTemplateLifecycle } from '../../machines/email-templates/email-template.lifecycle.ts';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import { invitationLifecycle } from '../../machines/invitations/invitation.lifecycle.ts';
import type { Lifecycle } from '../../machines/kit/lifecycle.ts';
import { guardianAnswerMachine } from '../../machines/legal-contacts/guardian-answer.machine.ts';
import { legalContactLifecycle } from '../../machines/legal-contacts/legal-contact.lifecycle.ts';
import { linkMachine } from '../../machines/link/link.machine.ts';
import { listMachine } from '../../machines/list/list.machine.ts';
import { notificationMachine } from '../../machines/notification/notification.machine.ts';
import { organizationLifecycle } from '../../machines/organizations/organization.lifecycle.ts';
import { pingAnswerMachine } from '../../machines/pings/ping-answer.machine.ts';
import { pingComposerMachine } from '../../machines/pings/ping-composer.machine.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import { profileLifecycle } from '../../machines/profiles/profile.lifecycle.ts';
import { recommendationLifecycle } from '../../machines/recommendations/recommendation.lifecycle.ts';
import { recordActionMachine } from '../../machines/records/record-action.machine.ts';
import { recordFormMachine } from '../../machines/records/record-form.machine.ts';
import { registrationCodeLifecycle } from '../../machines/registration-codes/registration-code.lifecycle.ts';
import { decide } from '../../machines/session/session.access.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { tenantMachine } from '../../machines/tenants/tenant.machine.ts';
import { tosAcceptanceLifecycle } from '../../machines/terms/tos-acceptance.lifecycle.ts';
import { userAccountLifecycle } from '../../machines/users/user-account.lifecycle.ts';
import { userVerificationLifecycle } from '../../machines/users/user-verification.lifecycle.ts';
import { wizardMachine } from '../../machines/wizard/wizard.machine.ts';

/** Every machine of the product by its id. */
export const machines = {
  chunkGuard: chunkGuardMachine,
  verification: verificationMachine,
  guardianAnswer: guardianAnswerMachine,
  guardianConsent: guardianConsentMachine,
  link: linkMachine,
  list: listMachine,
  notification: notificationMachine,
  pingAnswer: pingAnswerMachine,
  pingComposer: pingComposerMachine,
  recordAction: recordActionMachine,
  recordForm: recordFormMachine,
  session: sessionMachine,
  tenant: tenantMachine,
  wizard: wizardMachine,
} as const;
export type MachineId = keyof typeof machines;
export type MachineOf<Id extends MachineId> = (typeof machines)[Id];

/** Every lifecycle of the product by its name. */
export const lifecycles = {
  alert: alertLifecycle,
  applicantSearch: applicantSearchLifecycle,
  emailTemplate: emailTemplateLifecycle,
  invitation: invitationLifecycle,
  legalContact: legalContactLifecycle,
  organization: organizationLifecycle,
  ping: pingLifecycle,
  profile: profileLifecycle,
  recommendation: recommendationLifecycle,
  registrationCode: registrationCodeLifecycle,
  tosAcceptance: tosAcceptanceLifecycle,
  userAccount: userAccountLifecycle,
  userVerification: userVerificationLifecycle,
} as const;
export type LifecycleName = keyof typeof lifecycles;

/** What a sentence is about; a mutant takes the place of one part of it. */
export interface Product {
  machine<Id extends MachineId>(id: Id): MachineOf<Id>;
  lifecycle(name: LifecycleName): Lifecycle;
  readonly decide: typeof decide;
  /** Is told each state in which a machine stands while a sentence is shown. */
  readonly watch?: (machine: string, snapshot: AnyMachineSnapshot) => void;
}

/** The product as it runs. */
export const product: Product = {
  machine: (id) => machines[id],
  lifecycle: (name) => lifecycles[name],
  decide,
};
