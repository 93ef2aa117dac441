import type { Message } from '../kit/rules.messages.ts';

/** What an act was about, as the log's page and a file of it call it. A column of records has its name here, and nowhere else. */
export const subjectMessages = {
  Alert: /*i18n*/ { id: 'audit.Alert', message: 'Alert' },
  Applicant: /*i18n*/ { id: 'audit.Applicant', message: 'Applicant' },
  Appointment: /*i18n*/ { id: 'audit.Appointment', message: 'Appointment' },
  Channel: /*i18n*/ { id: 'audit.Channel', message: 'E-mail settings' },
  DeletionRequest: /*i18n*/ { id: 'audit.DeletionRequest', message: 'Deletion asked for' },
  EmailTemplate: /*i18n*/ { id: 'audit.EmailTemplate', message: 'E-mail template' },
  Employee: /*i18n*/ { id: 'audit.Employee', message: 'Employee' },
  FindableConsent: /*i18n*/ { id: 'audit.FindableConsent', message: 'Consent to be found' },
  Invitation: /*i18n*/ { id: 'audit.Invitation', message: 'Invitation' },
  LegalContact: /*i18n*/ { id: 'audit.LegalContact', message: 'Guardian of a minor' },
  Mail: /*i18n*/ { id: 'audit.Mail', message: 'E-mail that didn’t arrive' },
  Organization: /*i18n*/ { id: 'audit.Organization', message: 'Organization' },
  Ping: /*i18n*/ { id: 'audit.Ping', message: 'Message' },
  Profile: /*i18n*/ { id: 'audit.Profile', message: 'Profile' },
  Recommendation: /*i18n*/ { id: 'audit.Recommendation', message: 'Recommendation' },
  RegistrationCode: /*i18n*/ { id: 'audit.RegistrationCode', message: 'Registration code' },
  Report: /*i18n*/ { id: 'audit.Report', message: 'Report about a company' },
  SuspiciousEvent: /*i18n*/ { id: 'audit.SuspiciousEvent', message: 'Unusual event' },
  Table: /*i18n*/ { id: 'audit.Table', message: 'Table' },
  Tenant: /*i18n*/ { id: 'audit.Tenant', message: 'Settings' },
  Terms: /*i18n*/ { id: 'audit.Terms', message: 'Terms of use' },
  TosAcceptance: /*i18n*/ { id: 'audit.TosAcceptance', message: 'Consent to the terms' },
  User: /*i18n*/ { id: 'audit.User', message: 'Account' },
} as const satisfies Readonly<Record<string, Message>>;
