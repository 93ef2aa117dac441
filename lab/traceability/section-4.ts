import type { Line } from './line.ts';

/** Section 4: states and transitions. */
export const section4: readonly Line[] = [
  { id: 'S4-01', says: 'Status values in use: accepted, active, archived, available, confirmed, created, …' },
  { id: 'S4-02', says: 'Transition authors: administrator, applicant, employee, system, tenant_member.' },
  { id: 'S4-03', says: 'Login state: starts logged out.', at: ['session: opening', 'session: loggedOut.idle'] },
  {
    id: 'S4-04',
    says: 'Login or register sets logged in and stores the fetched me.',
    at: ['session: loggedOut.loggingIn', 'session: loggedOut.registering', 'session: fetchingMe.required'],
    by: ['session: login.submit', 'session: register.submit'],
  },
  {
    id: 'S4-05',
    says: 'Logout clears it; a 401 on logout also clears it.',
    at: ['session: loggingOut.posting', 'session: loggedOut.idle'],
    by: ['session: logout.request'],
  },
  {
    id: 'S4-06',
    says: 'If locally stored state has expired, a silent fetch of me restores the login when it succeeds.',
    at: ['session: opening', 'session: fetchingMe.silent', 'session: deciding'],
  },
  {
    id: 'S4-07',
    says: 'A guest on a protected page is sent to login, with the original target carried in a query.',
    verdicts: ['loggedOut'],
  },
  {
    id: 'S4-08',
    says: 'A logged-in user on a guest-only page goes to the original target from the query (302, that query parameter removed) or otherwise to the dashboard.',
    verdicts: ['unverified', 'needsOnboarding', 'needsTos', 'ready'],
  },
  {
    id: 'S4-09',
    says: 'A logged-in user not yet onboarded goes to onboarding (query kept).',
    at: ['session: deciding', 'session: needsOnboarding'],
    verdicts: ['needsOnboarding'],
  },
  {
    id: 'S4-10',
    says: 'An applicant who has not accepted the terms goes to terms acceptance.',
    at: ['session: deciding', 'session: needsTos'],
    verdicts: ['needsTos'],
  },
  {
    id: 'S4-11',
    says: 'A logged-in unverified user goes to e-mail verification.',
    at: ['session: deciding', 'session: unverified'],
    verdicts: ['unverified'],
  },
  {
    id: 'S4-12',
    says: 'If logged in but me is not loaded, it is fetched and stored; failure goes to a generic error handler.',
    at: ['session: opening', 'session: fetchingMe.required', 'session: fetchingMe.failed', 'session: deciding'],
    by: ['session: session.retry'],
    verdicts: ['fetchingMe', 'fetchFailed'],
  },
  {
    id: 'S4-13',
    says: 'no first label in the host gives the error ‘No subdomain.’ and redirect to the root.',
    at: ['tenant: reading', 'tenant: noSubdomain'],
  },
  {
    id: 'S4-14',
    says: 'If no tenant is found and the subdomain is not app, the error ‘No tenant found.’ shows and the user is redirected to the same address with the subdomain replaced by app.',
    at: ['tenant: looking', 'tenant: leaving', 'tenant: unconfigured'],
  },
  {
    id: 'S4-15',
    says: 'Applicant profile step complete when occupation, graduation type and date of birth are present;',
    at: ['wizard: editing'],
    by: ['wizard: step.continue'],
  },
  {
    id: 'S4-16',
    says: 'phone step when phone number is present;',
    at: ['wizard: editing'],
    by: ['wizard: step.continue'],
  },
  { id: 'S4-17', says: 'address step when an address exists.', at: ['wizard: editing'], by: ['wizard: step.continue'] },
  {
    id: 'S4-18',
    says: 'Employee: usage type set; phone number set.',
    at: ['wizard: editing'],
    by: ['wizard: step.continue'],
  },
  {
    id: 'S4-19',
    says: 'The flow is complete when the last step is complete;',
    at: ['wizard: saving', 'wizard: finished'],
  },
  {
    id: 'S4-20',
    says: 'optional steps count as complete when determining the furthest reachable step.',
    at: ['wizard: editing'],
    by: ['wizard: step.skip', 'wizard: step.goto'],
  },
  {
    id: 'S4-21',
    says: 'A user may open a step only up to one past the last completed one.',
    at: ['wizard: editing'],
    by: ['wizard: step.goto'],
  },
  {
    id: 'S4-22',
    says: 'Notifications: pending uses type info with a spinner icon; success a check icon; error a times icon; warning a warning-triangle icon.',
    at: ['notification: showing'],
    by: ['notification: notification.update'],
  },
  {
    id: 'S4-23',
    says: 'Each is dismissed after its timeout and removed by id;',
    at: ['notification: showing.timed', 'notification: dismissed'],
    by: ['notification: notification.dismiss'],
  },
  {
    id: 'S4-24',
    says: 'timeout 0 means no auto-dismiss.',
    at: ['notification: showing.choosing', 'notification: showing.staying'],
  },
];
