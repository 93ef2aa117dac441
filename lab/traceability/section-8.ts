import type { Line } from './line.ts';

const undecided = {
  de: 'Die Spezifikation lässt es offen.',
  en: 'The specification leaves it open.',
};

/** Section 8: error catalogue. */
export const section8: readonly Line[] = [
  { id: 'S8-01', says: '401 (except on logout): user logged out and sent to login.' },
  { id: 'S8-02', says: '419: cookie refreshed and request retried.' },
  { id: 'S8-03', says: '429: notification ‘Too many requests. Please wait a minute and try again.’' },
  { id: 'S8-04', says: 'Requests flagged to disable the global handler: error passed on untouched.' },
  { id: 'S8-05', says: 'Form submit errors: 401 or 419 do nothing;' },
  { id: 'S8-06', says: '422 sets field errors from response meta.errors;' },
  { id: 'S8-07', says: '400 or 409 shows the response message, or the unknown-error text if none;' },
  { id: 'S8-08', says: 'any other or missing status shows ‘An unknown error occurred. Please try again later. …’' },
  { id: 'S8-09', says: 'Tenant: ‘No subdomain.’ and ‘No tenant found.’ as described above.' },
  { id: 'S8-10', says: 'Role denied, unmatched route or invalid route parameter: 404 ‘This page could not be found’.' },
  { id: 'S8-11', says: 'Unknown guard: 500 ‘Unknown middleware {name}’.' },
  { id: 'S8-12', says: 'Failed script chunk load: full page reload, at most once per 60 seconds.' },
  { id: 'S8-13', says: 'Cancelled list request: list emptied silently.' },
  { id: 'S8-14', says: 'Notification texts exist for: invitation already accepted, …' },
  { id: 'S8-15', says: '… invitation expired, …' },
  { id: 'S8-16', says: '… no association with token, …' },
  { id: 'S8-17', says: '… an invitation is required to register, …' },
  { id: 'S8-18', says: '… registration code deactivated, …' },
  { id: 'S8-19', says: '… ‘No registration code associated with this token’, …' },
  { id: 'S8-20', says: '… new version available, …' },
  { id: 'S8-21', says: '… URL copy success and failure.' },
  { id: 'S8-22', says: 'Handling of other HTTP codes: not shown.', open: undecided },
];
