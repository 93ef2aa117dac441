import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { auditActors, auditPeriods, auditSubjects } from '../../../../contract/audits/audits.search.ts';

export const actorWords = {
  applicant: msg`Applicant`,
  guardian: msg`Parents`,
  employee: msg`Company`,
  tenant_member: msg`Our team`,
  administrator: msg`Administrator`,
  system: msg`The program itself`,
} as const satisfies Record<(typeof auditActors)[number], MessageDescriptor>;

export const periodWords = {
  day: msg`Last 24 hours`,
  week: msg`Last 7 days`,
  month: msg`Last 30 days`,
} as const satisfies Record<(typeof auditPeriods)[number], MessageDescriptor>;

export const subjectWords: Readonly<Record<(typeof auditSubjects)[number], MessageDescriptor>> = {
  Alert: msg`Alert`,
  Applicant: msg`Applicant`,
  Appointment: msg`Appointment`,
  Channel: msg`E-mail settings`,
  DeletionRequest: msg`Deletion asked for`,
  EmailTemplate: msg`E-mail template`,
  Employee: msg`Employee`,
  FindableConsent: msg`Consent to be found`,
  Invitation: msg`Invitation`,
  LegalContact: msg`Guardian of a minor`,
  Mail: msg`E-mail that didn’t arrive`,
  Organization: msg`Organization`,
  Ping: msg`Message`,
  Profile: msg`Profile`,
  Recommendation: msg`Recommendation`,
  RegistrationCode: msg`Registration code`,
  Report: msg`Report about a company`,
  SuspiciousEvent: msg`Unusual event`,
  Table: msg`Table`,
  Tenant: msg`Settings`,
  Terms: msg`Terms of use`,
  TosAcceptance: msg`Consent to the terms`,
  User: msg`Account`,
};

/** Tables that can be taken as a file, and that one was not taken whole. */
export const tableWords = {
  progress: msg`Progress of companies`,
  audits: msg`Log`,
  'statistics-applicants': msg`Figures about applicants`,
  'statistics-employees': msg`Figures about employees and messages`,
  'statistics-organizations': msg`Figures about companies`,
  filtered: msg`filtered`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
