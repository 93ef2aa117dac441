import type { Line } from './line.ts';

/** Section 4: states and transitions. */
export const section4: readonly Line[] = [
  { id: 'S4-01', says: 'Status values in use: accepted, active, archived, available, confirmed, created, …' },
  { id: 'S4-02', says: 'Transition authors: administrator, applicant, employee, system, tenant_member.' },
  { id: 'S4-03', says: 'Login state: starts logged out.' },
  { id: 'S4-04', says: 'Login or register sets logged in and stores the fetched me.' },
  { id: 'S4-05', says: 'Logout clears it; a 401 on logout also clears it.' },
  {
    id: 'S4-06',
    says: 'If locally stored state has expired, a silent fetch of me restores the login when it succeeds.',
  },
  { id: 'S4-07', says: 'A guest on a protected page is sent to login, with the original target carried in a query.' },
  {
    id: 'S4-08',
    says: 'A logged-in user on a guest-only page goes to the original target from the query (302, that query parameter removed) or otherwise to the dashboard.',
  },
  { id: 'S4-09', says: 'A logged-in user not yet onboarded goes to onboarding (query kept).' },
  { id: 'S4-10', says: 'An applicant who has not accepted the terms goes to terms acceptance.' },
  { id: 'S4-11', says: 'A logged-in unverified user goes to e-mail verification.' },
  {
    id: 'S4-12',
    says: 'If logged in but me is not loaded, it is fetched and stored; failure goes to a generic error handler.',
  },
  { id: 'S4-13', says: 'no first label in the host gives the error ‘No subdomain.’ and redirect to the root.' },
  {
    id: 'S4-14',
    says: 'If no tenant is found and the subdomain is not app, the error ‘No tenant found.’ shows and the user is redirected to the same address with the subdomain replaced by app.',
  },
  {
    id: 'S4-15',
    says: 'Applicant profile step complete when occupation, graduation type and date of birth are present;',
  },
  { id: 'S4-16', says: 'phone step when phone number is present;' },
  { id: 'S4-17', says: 'address step when an address exists.' },
  { id: 'S4-18', says: 'Employee: usage type set; phone number set.' },
  { id: 'S4-19', says: 'The flow is complete when the last step is complete;' },
  { id: 'S4-20', says: 'optional steps count as complete when determining the furthest reachable step.' },
  { id: 'S4-21', says: 'A user may open a step only up to one past the last completed one.' },
  {
    id: 'S4-22',
    says: 'Notifications: pending uses type info with a spinner icon; success a check icon; error a times icon; warning a warning-triangle icon.',
  },
  { id: 'S4-23', says: 'Each is dismissed after its timeout and removed by id;' },
  { id: 'S4-24', says: 'timeout 0 means no auto-dismiss.' },
];
