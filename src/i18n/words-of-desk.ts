import type { Catalog, CatalogLoaders, CatalogName } from './catalog-names.ts';
import { type Words, wordsOfRoom, wordsOfRooms } from './words-of-companies.ts';

/** Catalogs of the pages of staff, of which nobody else fetches even the names. Asked for, since routes load without a bundler as well. */
export const catalogsOfDesk = (): CatalogLoaders => ({
  de: import.meta.glob<Catalog>(['./reports.po', './desk{,-*}.po', '!./desk-{menu,overview}.po'], {
    base: '../../locales/de',
  }),
  en: import.meta.glob<Catalog>(['./reports.po', './desk{,-*}.po', '!./desk-{menu,overview}.po'], {
    base: '../../locales/en',
  }),
});

/** An address as all of its kind are called that differ in an id alone. */
export const patternOf = (pathname: string): string =>
  pathname.replaceAll(/(?<=\/)[\da-f]{8}(?:-[\da-f]{4,12}){4}(?=\/|$)/g, '$id');

/** Of the pages that staff open most exactly what each says: neither the account's words nor those of their other pages. */
export const wordsOfDesk = {
  '/account': ['desk-account'],
  '/account/danger-zone': ['desk-account'],
  '/account/data': ['desk-data'],
  '/account/security': ['desk-account'],
  '/applicants': ['desk-applicants'],
  '/applicants/$id': ['desk-applicant'],
  '/audits': ['desk-audits'],
  '/default-templates': ['desk-templates'],
  '/default-templates/create': ['desk-new-template'],
  '/default-templates/$id': ['desk-templates'],
  '/employees': ['desk-employees'],
  '/employees/$id': ['desk-employee'],
  '/help': ['help', 'desk-menu'],
  '/messages': ['desk-messages'],
  '/organizations': ['desk-organizations'],
  '/organizations/$id': ['desk-organization'],
  '/organizations/create': ['desk-new-company'],
  '/organizations/$id/alerts': ['desk-company', 'alerts'],
  '/organizations/$id/delete': ['desk-deletion'],
  '/organizations/$id/email-templates': ['desk-company', 'email-templates'],
  '/organizations/$id/employees': ['desk-company', 'organizations'],
  '/organizations/$id/invitations': ['desk-company', 'organizations'],
  '/organizations/$id/pings': ['desk-messages'],
  '/organizations/$id/profiles': ['desk-company', 'profiles'],
  '/organizations/$id/registration-codes': ['desk-company', 'registration-codes'],
  '/organizations-progress': ['desk-progress'],
  '/reports': ['desk-reports'],
  '/reports/$id': ['desk-reported'],
  '/reports/deletions': ['employee', 'errors', 'records', 'reports'],
  '/reports/suspicious': ['employee', 'errors', 'records', 'reports'],
  '/reports/undelivered': ['employee', 'errors', 'records', 'reports'],
  '/staff': ['desk-staff'],
  '/statistics/report': ['desk-report'],
  '/tenants': ['desk-tenants'],
  '/tenants/create': ['desk-new-tenant'],
  '/tenants/$id': ['desk-tenant'],
  '/terms': ['desk-terms'],
  '/terms/create': ['desk-new-terms'],
} as const satisfies Words;

/** Paths of staff below which other words are needed than those of their own room, and than a company reads there. */
export const staffsRooms: Words = {
  applicants: ['desk'],
  audits: ['desk'],
  'default-templates': ['email-templates', 'email-templates-later', 'desk'],
  employees: ['organizations', 'desk'],
  messages: ['desk'],
  organizations: ['organizations', 'desk'],
  'organizations-progress': ['organizations', 'desk'],
  staff: ['reports'],
  statistics: ['desk'],
  tenants: ['reports'],
  terms: ['desk'],
};

/** What is below a company's lists: each with its forms in a catalog. */
const records = /^\/organizations\/\$id\/(alerts|email-templates|profiles|registration-codes)\/./;
type Listed = 'alerts' | 'email-templates' | 'profiles' | 'registration-codes';

export function wordsOfStaff(pathname: string): readonly CatalogName[] {
  const page = patternOf(pathname);
  const [, list] = records.exec(page) ?? [];
  if (list !== undefined) return [`desk-company-${list as Listed}`];
  return (
    (wordsOfDesk as Words)[page] ?? [
      'member',
      ...wordsOfRooms(pathname, (room) => staffsRooms[room] ?? wordsOfRoom(room)),
    ]
  );
}
