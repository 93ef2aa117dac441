import { later, type Line } from './line.ts';

/** Section 2: screens and routes. */
export const section2: readonly Line[] = [
  {
    id: 'S2-01',
    says: 'Guest routes (no authentication allowed)',
    verdicts: ['loggedOut', 'unverified', 'needsOnboarding', 'needsTos', 'ready'],
  },
  { id: 'S2-02', says: '/login', at: ['session: loggedOut.idle', 'session: loggedOut.loggingIn'] },
  { id: 'S2-03', says: '/password/forgot', at: ['passwordForgot: entering', 'passwordForgot: sent'] },
  { id: 'S2-04', says: '/password/reset', at: ['passwordReset: entering', 'passwordReset: changed'] },
  {
    id: 'S2-05',
    says: '/register/applicant',
    at: ['registrationCodeEntry: entering', 'registrationCodeEntry: known', 'session: loggedOut.registering'],
  },
  { id: 'S2-06', says: '/register/employee', at: ['invitationEntry: entering', 'invitationEntry: known'] },
  {
    id: 'S2-07',
    says: '/auth/verify-email/ (e-mail verification by code …',
    at: ['emailVerification: open.code.valid.entering', 'emailVerification: verified'],
  },
  {
    id: 'S2-08',
    says: '… resend option …',
    at: ['emailVerification: open.resend.available', 'emailVerification: open.resend.waiting'],
  },
  { id: 'S2-09', says: '… spam hint …', at: ['emailVerification: open.code.valid.entering'] },
  { id: 'S2-10', says: '… a wrong address means logging out and registering again)', at: ['session: unverified'] },
  { id: 'S2-11', says: '/logout has no such restriction.', at: ['session: loggingOut.posting'] },
  { id: 'S2-12', says: '/account (general information)' },
  { id: 'S2-13', says: '/account/security' },
  {
    id: 'S2-14',
    says: '/account/danger-zone (account deletion with e-mail confirmation)',
    at: ['accountLink: asking', 'accountLink: confirmed'],
  },
  {
    id: 'S2-15',
    says: '/tos/accept: an adult applicant accepts alone;',
    at: ['guardianConsent: adult.reading', 'guardianConsent: accepted'],
  },
  {
    id: 'S2-16',
    says: 'a minor gets a guardian verification link, a pending-confirmation screen',
    at: ['guardianConsent: minor', 'guardianConsent: awaitingGuardian'],
  },
  {
    id: 'S2-17',
    says: 'and an ‘Update legal guardian’ action.',
    at: ['guardianConsent: editing', 'guardianConsent: replacing'],
  },
  {
    id: 'S2-18',
    says: '/legal-contacts/{legalContactId}/verify',
    at: ['guardianAnswer: asking', 'guardianAnswer: confirmed', 'guardianAnswer: declined'],
  },
  {
    id: 'S2-19',
    says: '/applicants/{id}/renew-looking (no auth required): shows loading, renewed, or failed with a hint …',
    at: ['renewLooking: renewing', 'renewLooking: renewed', 'renewLooking: failed'],
  },
  { id: 'S2-20', says: 'Applicant: / redirects to /dashboard', verdicts: ['ready'] },
  { id: 'S2-21', says: 'Applicant: /dashboard, /onboarding, /help', at: ['session: ready', 'wizard: editing'] },
  { id: 'S2-22', says: 'Applicant: /near-by (near-by organizations)', open: later.nearBy },
  { id: 'S2-23', says: 'Employee: /dashboard', at: ['session: ready'] },
  { id: 'S2-24', says: 'Employee: /organization (children: details, employees, invitations)' },
  { id: 'S2-25', says: 'Employee: /search', at: ['list: showing', 'list: empty', 'list: debouncing'] },
  { id: 'S2-26', says: 'Employee: /alerts, /alerts/create, /alerts/{alert_id}/edit', open: later.alerts },
  { id: 'S2-27', says: 'Employee: /profiles, /profiles/create, /profiles/{profile_id}/edit', open: later.profiles },
  {
    id: 'S2-28',
    says: 'Employee: /registration-codes, /registration-codes/create, /registration-codes/{registration_code_id}/edit',
  },
  {
    id: 'S2-29',
    says: 'Employee: /email-templates, /email-templates/create, /email-templates/{email_template_id}/edit',
    open: later.templates,
  },
  { id: 'S2-30', says: 'Employee: /applicants (recommended applicants)', open: later.recommended },
  { id: 'S2-31', says: 'Employee: /pings (contacted applicants)' },
  { id: 'S2-32', says: 'Employee: /onboarding, /help', at: ['wizard: editing'] },
  {
    id: 'S2-33',
    says: 'Tenant member: /dashboard',
    at: ['session: ready'],
  },
  { id: 'S2-34', says: 'Tenant member: /applicants, /applicants/{id}', open: later.staff },
  { id: 'S2-35', says: 'Tenant member: /organizations, /organizations/create', open: later.staff },
  { id: 'S2-36', says: 'Tenant member: /organizations-progress', open: later.staff },
  { id: 'S2-37', says: 'Tenant member: /organizations/{id} with children …', open: later.staff },
  { id: 'S2-38', says: 'Tenant member: /employees', open: later.staff },
  {
    id: 'S2-39',
    says: 'Admin: everything the tenant member has, plus /organizations/{id}/delete, /tenants, /tenants/{id}, /employees/{id}.',
    open: later.admin,
  },
  { id: 'S2-40', says: 'Any other path gives a 404 error page.' },
  { id: 'S2-41', says: 'Routes available depend on user type and are added after login.', verdicts: ['ready'] },
  {
    id: 'S2-42',
    says: 'Navigation menu per type: applicant: dashboard, near-by, account, help',
    open: later.nearBy,
  },
  {
    id: 'S2-43',
    says: 'employee: dashboard, profiles, email templates, search, alerts, registration codes, recommended applicants, contacted applicants, organization, account, help',
    open: later.entries,
  },
  {
    id: 'S2-44',
    says: 'tenant member: dashboard, applicants, organizations, organizations progress, employees, account, help',
    open: later.staff,
  },
  { id: 'S2-45', says: 'admin: as tenant member plus tenants', open: later.admin },
  { id: 'S2-46', says: 'all: a logout item' },
  {
    id: 'S2-47',
    says: 'the default layout requires the guards auth, verified, onboarded and tos-accepted.',
    verdicts: ['loggedOut', 'unverified', 'needsOnboarding', 'needsTos', 'ready'],
  },
  {
    id: 'S2-48',
    says: 'A standalone layout is used for guest pages.',
  },
  { id: 'S2-49', says: 'Route names: login, logout, forgot-password, …' },
  {
    id: 'S2-50',
    says: 'Guards named on routes: admin, applicant, auth, employee, fetch-me, fetch-tenant, guest, onboarded, tenantmember, tos-accepted, verified.',
    verdicts: ['loggedOut', 'unverified', 'needsOnboarding', 'needsTos', 'ready'],
  },
  {
    id: 'S2-51',
    says: 'fetch-tenant, fetch-me and language handling run on every route.',
    at: ['tenant: looking', 'session: fetchingMe'],
  },
  { id: 'S2-52', says: 'An unknown guard name gives a 500.' },
  {
    id: 'S2-53',
    says: 'Error page: for 404 it shows the heading ‘Oops!’ and ‘We can’t seem to find the page you’re looking for.’',
  },
  {
    id: 'S2-54',
    says: 'Other errors show ‘Unexpected error!’ with the error message and code, plus links to login and forgot password.',
  },
  {
    id: 'S2-55',
    says: 'Applicant onboarding has three steps in order: profile, phonenumber, address.',
    at: ['wizard: editing', 'wizard: finished'],
  },
  {
    id: 'S2-56',
    says: 'Each shows Back and, if optional, Skip; the main button is Continue.',
    at: ['wizard: editing.typing', 'wizard: saving'],
  },
  {
    id: 'S2-57',
    says: 'Employee onboarding has two steps: usage-type, then about-you.',
    at: ['wizard: editing', 'wizard: finished'],
  },
  {
    id: 'S2-58',
    says: 'Empty-state illustrations exist for employee dashboard, internships, invitations, jobs, matches, proposals and email templates.',
  },
  {
    id: 'S2-59',
    says: 'Screens for login, registration, password reset, terms, upload, verification and error also exist.',
    open: {
      de: 'Das Hochladen kommt mit den Firmenprofilen; die anderen haben oben ihre eigenen Zeilen.',
      en: 'The upload comes with the profiles; the others have their own lines above.',
    },
  },
];
