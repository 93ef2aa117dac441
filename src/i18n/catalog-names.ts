import type { Messages } from '@lingui/core';
import type { Locale } from '../../contract/kit/fields.ts';

/** Each a catalog of its own, for the pages of employees that show it: its folder in src/features and, mostly, its path. */
export const rooms = [
  'activities',
  'alerts',
  'email-templates',
  'near-by',
  'organizations',
  'pings',
  'profiles',
  'recommendations',
  'registration-codes',
  'reports',
  'search',
] as const;
export type Room = (typeof rooms)[number];

/** Lists of staff, each with all of its words in one catalog, and its screen in src/features. */
export const deskLists = {
  applicants: 'applicants/desk/applicants',
  audits: 'audits/desk/audits',
  employees: 'employees/desk/all-employees',
  organizations: 'organizations/desk/organizations',
  progress: 'organizations/desk/progress',
  report: 'statistics/desk/report',
  reports: 'reports/reports',
  staff: 'users/staff',
  tenants: 'tenants/tenants',
  terms: 'terms/desk/terms-versions',
} as const;

/**
 * `start` has the login page's words; `forms` comes with any page that has one or the first key, `errors` alone with
 * pages where something is only pressed, `guest` with other guests' pages; behind the login come `employee`, `records` where one is changed, and a catalog for each room of theirs, `help` and, for everything else
 * there, `member` (lingui.config.ts).
 */
export type CatalogName =
  | Room
  | 'start'
  | 'forms'
  | 'errors'
  | 'guest'
  | 'employee'
  | 'records'
  | 'applicants'
  | 'applicants-later'
  | 'letters'
  | 'dashboard'
  | 'desk'
  | 'desk-overview'
  | `desk-${keyof typeof deskLists}`
  | 'dashboard-later'
  | 'meanwhile'
  | 'alerts-later'
  | 'email-templates-later'
  | 'pings-later'
  | 'profiles-later'
  | 'registration-codes-later'
  | 'search-later'
  | 'session-end'
  | 'standing'
  | 'help'
  | 'member';

/** A file of words. */
export type CatalogFile = CatalogName | 'shared';

const together: Partial<Record<CatalogName, readonly CatalogFile[]>> = { forms: ['forms', 'shared', 'errors'] };

/** The files that one name stands for. */
export const filesOf = (name: CatalogName): readonly CatalogFile[] => together[name] ?? [name];

export interface Catalog {
  readonly messages: Messages;
}
export type CatalogLoaders = Readonly<Record<Locale, Readonly<Record<string, () => Promise<Catalog>>>>>;
