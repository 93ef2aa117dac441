import type { Line } from './line.ts';

/** Section 6: roles and permissions. */
export const section6: readonly Line[] = [
  { id: 'S6-01', says: 'Roles: administrator (admin), applicant, employee, tenant_member.' },
  {
    id: 'S6-02',
    says: 'Guards: admin, applicant, employee, tenantmember, guest-only, authenticated, verified, onboarded, tos-accepted.',
  },
  { id: 'S6-03', says: 'A page restricted to one role redirects guests to login …' },
  {
    id: 'S6-04',
    says: '… and shows a 404 ‘This page could not be found’ to logged-in users lacking the role.',
  },
  { id: 'S6-05', says: 'A route may be marked as needing no authentication.' },
  { id: 'S6-06', says: 'Applicants must accept the terms;' },
  { id: 'S6-07', says: 'all logged-in users must have a verified e-mail.' },
  { id: 'S6-08', says: 'Abilities: applicant: none' },
  { id: 'S6-09', says: 'employee: create Alert, Profile, RegistrationCode, EmailTemplate' },
  {
    id: 'S6-10',
    says: 'tenant_member: create Organization, Alert, Profile, Invitation, RegistrationCode, EmailTemplate',
  },
  { id: 'S6-11', says: 'admin: all of tenant_member plus delete Organization and delete Employee' },
  { id: 'S6-12', says: 'Abilities are updated whenever the current user is set or patched.' },
];
