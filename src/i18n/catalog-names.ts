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

const features = 'src/features';
const ofCompany = `${features}/organizations/desk/company-head.tsx`;

const recordOf = (list: string, one: string): readonly string[] =>
  ['create-', '', 'edit-'].map((page) => `${features}/${list}/${page}${one}-screen.tsx`);

/** Pages of staff that have all of their words in one catalog, and the sources of these. */
export const deskPages = {
  account: ['account', 'security', 'danger-zone'].map((page) => `${features}/account/${page}-screen.tsx`),
  applicant: [`${features}/applicants/desk/applicant-screen.tsx`],
  applicants: [`${features}/applicants/desk/applicants-screen.tsx`],
  audits: [`${features}/audits/desk/audits-screen.tsx`],
  // what stands around each page of one company, whose own lists have theirs
  company: [ofCompany],
  'company-alerts': recordOf('alerts', 'alert'),
  'company-registration-codes': recordOf('registration-codes', 'code'),
  'company-profiles': recordOf('profiles', 'profile'),
  'company-email-templates': recordOf('email-templates', 'email-template'),
  data: [`${features}/account/data-screen.tsx`],
  deletion: [`${features}/organizations/desk/delete-organization-screen.tsx`],
  employee: [`${features}/employees/desk/employee-screen.tsx`],
  employees: [`${features}/employees/desk/all-employees-screen.tsx`],
  // for pages that aren't the staff's alone
  menu: [],
  messages: [ofCompany, `${features}/pings/desk/all-pings-screen.tsx`, `${features}/pings/desk/pings-screen.tsx`],
  'new-company': [`${features}/organizations/desk/create-organization-screen.tsx`],
  'new-template': [`${features}/email-templates/desk/create-default-template-screen.tsx`],
  'new-tenant': [`${features}/tenants/create-tenant-screen.tsx`],
  'new-terms': [`${features}/terms/desk/new-terms-screen.tsx`],
  organization: [ofCompany, 'src/routes/desk-details.route.tsx'],
  organizations: [`${features}/organizations/desk/organizations-screen.tsx`],
  progress: [`${features}/organizations/desk/progress-screen.tsx`],
  report: [`${features}/statistics/desk/report-screen.tsx`],
  reported: [`${features}/reports/report-screen.tsx`],
  reports: [`${features}/reports/reports-screen.tsx`],
  staff: [`${features}/users/staff-screen.tsx`],
  templates: [
    `${features}/email-templates/desk/default-templates-screen.tsx`,
    `${features}/email-templates/desk/default-template-screen.tsx`,
  ],
  tenant: [`${features}/tenants/tenant-screen.tsx`],
  tenants: [`${features}/tenants/tenants-screen.tsx`],
  terms: [`${features}/terms/desk/terms-versions-screen.tsx`],
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
  | `desk-${keyof typeof deskPages}`
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
