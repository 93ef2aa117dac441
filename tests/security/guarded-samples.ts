import type { Sent } from '../support/column.ts';
import { columns } from '../support/columns.ts';
import { onlyOnce } from '../support/only-once.ts';

/** Kinds of records that a party of tests/security/foreign-records.test.ts has one of, beside those of columns. */
export type GuardedRecord =
  | 'activity'
  | 'bulkAction'
  | 'appointment'
  | 'applicant'
  | 'minor'
  | 'employee'
  | 'handle'
  | 'interest'
  | 'organization'
  | 'invitation'
  | 'ping'
  | 'deletionRequest'
  | 'mail'
  | 'event'
  | 'legalContact'
  | 'recommendation'
  | 'user'
  | 'session';

interface Sample<Kind extends string = string> extends Sent {
  readonly by: 'employee' | 'applicant' | 'minor' | 'staff';
  /** A kind from above, or a column by its name. */
  readonly record: Kind;
  /** Of the whole tenant: nothing in it is a stranger's. */
  readonly reach?: 'tenant';
}

/** Columns that have endpoints beside the usual verbs. */
export const columnsBeside = [...columns].filter(([, { beside }]) => beside);
const ofColumns = columnsBeside.flatMap(([record, { beside = {} }]) =>
  Object.entries(beside).map(([verb, sent]) => [`${record}.${verb}`, { by: 'employee', record, ...sent }] as const),
);

const contact = { meta: { position: 'Leitung', phonenumber: '+49 30 901820' } };
const meeting = { starts_at: '2099-01-01T10:00:00Z', ends_at: '2099-01-01T11:00:00Z', place: null };
const others: Record<string, Sample<GuardedRecord>> = {
  'activities.read': { by: 'employee', record: 'activity' },
  'bulk-actions.undo': { by: 'staff', record: 'bulkAction' },
  'applicants.correct-name': {
    by: 'staff',
    record: 'applicant',
    reach: 'tenant',
    body: { firstname: 'Kim', lastname: 'Neu' },
  },
  'applicants.mark-found': {
    by: 'staff',
    record: 'minor',
    reach: 'tenant',
    body: { event: 'found_traineeship', where: 'found_elsewhere', reason: 'Anruf' },
  },
  'audits.audited': { by: 'staff', record: 'applicant', reach: 'tenant' },
  'applicants.show': { by: 'staff', record: 'applicant', reach: 'tenant' },
  'applicants.search.history': { by: 'employee', record: 'handle' },
  'applicants.search.mark': { by: 'employee', record: 'handle', body: { mark: 'saved' } },
  'applicants.search.seen': { by: 'employee', record: 'handle' },
  'applicants.search.view': { by: 'employee', record: 'handle' },
  'applicants.transition': { by: 'applicant', record: 'applicant', body: { event: 'renew_looking' } },
  'applicants.update': { by: 'applicant', record: 'applicant', body: {} },
  'applicants.withdraw-registration': { by: 'minor', record: 'minor' },
  'auth.sessions.end': { by: 'applicant', record: 'session' },
  'undelivered-mails.transition': { by: 'staff', record: 'mail', reach: 'tenant', body: { event: 'archive' } },
  'suspicious-events.transition': {
    by: 'staff',
    record: 'event',
    reach: 'tenant',
    body: { event: 'check', note: 'x' },
  },
  'open-deletions.transition': { by: 'staff', record: 'deletionRequest', reach: 'tenant', body: { event: 'remind' } },
  'deletion-requests.confirm': { by: 'employee', record: 'deletionRequest' },
  'employees.transition': { by: 'employee', record: 'employee', body: { event: 'deactivate' } },
  'employees.update': { by: 'employee', record: 'employee', body: contact },
  'recommendations.visibility': { by: 'applicant', record: 'recommendation', body: { shown: false } },
  'interests.delete': { by: 'applicant', record: 'interest' },
  'invitations.link': { by: 'employee', record: 'invitation' },
  'guardian-reminder.code': { by: 'minor', record: 'legalContact' },
  'legal-contacts.letter': { by: 'minor', record: 'legalContact' },
  'legal-contacts.replace': {
    by: 'staff',
    record: 'legalContact',
    reach: 'tenant',
    body: { firstname: 'Eva', lastname: 'Gast', email: 'eva@example.net', relation: 'mother', reason: 'Anruf' },
  },
  'legal-contacts.transition': { by: 'minor', record: 'legalContact', body: { event: 'resend' } },
  'organizations.portrait': { by: 'applicant', record: 'organization' },
  'organizations.show': { by: 'employee', record: 'organization' },
  'organizations.update': { by: 'employee', record: 'organization', body: { usage_type: 'searching' }, version: 1 },
  'appointments.create': { by: 'employee', record: 'ping', body: meeting },
  'appointments.transition': { by: 'employee', record: 'appointment', body: { event: 'withdraw' } },
  'pings.contacted': { by: 'applicant', record: 'ping', body: { contacted: true } },
  'pings.follow-up': { by: 'employee', record: 'ping', body: { note: 'x' }, version: 1 },
  'pings.outcome': { by: 'employee', record: 'ping', body: { outcome: 'reached' } },
  'pings.read': { by: 'employee', record: 'ping' },
  'pings.show': { by: 'applicant', record: 'ping' },
  'pings.transition': { by: 'applicant', record: 'ping', body: { event: 'decline' } },
  'reports.about': { by: 'applicant', record: 'organization', reach: 'tenant' },
  'users.update': { by: 'employee', record: 'user', body: { locale: 'de' } },
};

export const guardedSamples: Readonly<Record<string, Sample | undefined>> = onlyOnce<Sample>([
  ...ofColumns,
  ...Object.entries(others),
]);
