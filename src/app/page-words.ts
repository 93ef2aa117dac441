import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalogs.ts';

/** Pages whose words are there from the start. */
const startPages: readonly string[] = ['/', '/login'];

/** The parents whose pages are guests' (src/routes/parents.ts). */
const guestParents: readonly string[] = ['/guest', '/public'];

/** What a page needs whoever opens it; behind the navigation that is known with who it is. */
export const wordsOfPage = (pathname: string, routeIds: readonly string[]): readonly CatalogName[] => {
  if (startPages.includes(pathname) || routeIds.includes('/member')) return [];
  return routeIds.some((id) => guestParents.includes(id)) ? ['forms', 'guest'] : ['forms'];
};

/** What is shown below a path of employees, by the path's first word; the composer of messages brings its own to the search. */
export const wordsOfRoom: Readonly<Record<string, readonly CatalogName[]>> = {
  alerts: ['alerts', 'search'],
  applicants: ['recommendations'],
  'email-templates': ['email-templates'],
  organization: ['organizations'],
  pings: ['pings', 'standing'],
  profiles: ['profiles'],
  'registration-codes': ['registration-codes'],
  search: ['search', 'standing'],
};

/** What is behind the navigation, by who has come there. */
export const wordsOfRole: Record<Role, readonly CatalogName[]> = {
  applicant: ['forms', 'member'],
  employee: ['employee'],
  tenant_member: ['forms', 'member', 'employee'],
  administrator: ['forms', 'member', 'employee'],
};

/** Pages of employees without a form transfer no rules of fields; what may be refused there comes with its sentences. */
export const formless = {
  '/dashboard': [],
  '/email-templates': [],
  '/profiles': [],
  '/registration-codes': [],
  '/pings': [],
  '/search': [],
} as const satisfies Readonly<Record<string, readonly CatalogName[]>>;

/** What a page behind the navigation needs. */
export const wordsOfMember = (role: Role, pathname: string): readonly CatalogName[] => [
  ...wordsOfRole[role],
  ...((formless as Readonly<Record<string, readonly CatalogName[]>>)[pathname] ?? ['forms']),
  ...(wordsOfRoom[pathname.split('/')[1] ?? ''] ?? []),
];
