import type { ListSearch } from '../kit/list-search.ts';

/** Who acted. `system`: nobody with an account, or the program by itself. */
export const auditActors = ['applicant', 'guardian', 'employee', 'tenant_member', 'administrator', 'system'] as const;

/** What an act was about. */
export const auditSubjects = [
  'Alert',
  'Applicant',
  'Appointment',
  'Channel',
  'DeletionRequest',
  'EmailTemplate',
  'Employee',
  'FindableConsent',
  'Invitation',
  'LegalContact',
  'Mail',
  'Organization',
  'Ping',
  'Profile',
  'Recommendation',
  'RegistrationCode',
  'Report',
  'SuspiciousEvent',
  'Table',
  'Tenant',
  'Terms',
  'TosAcceptance',
  'User',
] as const;

/** Since when, back from now. */
export const auditPeriods = ['day', 'week', 'month'] as const;

export const auditsSearch = {
  order: ['at'],
  filter: {
    since: auditPeriods,
    actor: auditActors,
    subject: auditSubjects,
    /** What was done to a company, its people and its records. */
    organization_id: 'id',
  },
} as const satisfies ListSearch;
