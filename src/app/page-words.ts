import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';
import { isCatalog } from '../i18n/catalogs.ts';

type Words = Readonly<Partial<Record<string, readonly CatalogName[]>>>;

/** Pages whose words are there from the start. */
const startPages: readonly string[] = ['/', '/login'];

/** The parents whose pages are guests' (src/routes/parents.ts). */
const guestParents: readonly string[] = ['/guest', '/public'];

/** What a page needs whoever opens it; behind the navigation that is known with who it is. */
export const wordsOfPage = (pathname: string, routeIds: readonly string[]): readonly CatalogName[] => {
  if (startPages.includes(pathname) || routeIds.includes('/member')) return [];
  return routeIds.some((id) => guestParents.includes(id)) ? ['forms', 'guest'] : ['forms'];
};

/** Paths of employees and staff below which other words are needed than those of their own room; the composer of messages brings its own to the search. */
export const otherWords: Readonly<Record<string, readonly CatalogName[]>> = {
  alerts: ['alerts', 'search'],
  applicants: ['recommendations'],
  audits: ['desk'],
  'default-templates': ['email-templates', 'desk'],
  employees: ['organizations', 'desk'],
  messages: ['desk'],
  organization: ['organizations'],
  organizations: ['organizations', 'desk'],
  'organizations-progress': ['organizations', 'desk'],
  pings: ['pings', 'standing'],
  search: ['search', 'standing'],
  staff: ['reports'],
  statistics: ['desk'],
  tenants: ['reports'],
  terms: ['desk'],
};

/** What is shown below a path, by its first word: of its own name, where there are words of that. */
export const wordsOfRoom = (path: string): readonly CatalogName[] =>
  otherWords[path] ?? (isCatalog(path) ? [path] : []);

/** What is behind the navigation, by who has come there. */
export const wordsOfRole: Record<Role, readonly CatalogName[]> = {
  applicant: [],
  employee: ['employee'],
  tenant_member: ['forms', 'member', 'employee', 'records'],
  administrator: ['forms', 'member', 'employee', 'records'],
};

/** Pages of employees without a form transfer no rules of fields; what may be refused there comes with its sentences. */
export const formless = {
  '/activities': ['errors'],
  '/alerts': [],
  '/applicants': [],
  '/dashboard': [],
  '/email-templates': [],
  '/organization': [],
  '/organization/employees': [],
  '/organization/invitations': [],
  '/profiles': [],
  '/registration-codes': [],
  '/pings': [],
  '/search': [],
} as const satisfies Readonly<Record<string, readonly CatalogName[]>>;

/** Of the pages that staff open most exactly what each says: neither the account's words nor, where nothing is typed, those of forms. */
export const wordsOfDesk = {
  '/applicants': ['employee', 'errors', 'desk'],
  '/audits': ['employee', 'forms', 'desk'],
  '/employees': ['employee', 'organizations', 'desk'],
  '/organizations': ['employee', 'errors', 'organizations', 'desk'],
  '/organizations-progress': ['employee', 'errors', 'organizations', 'desk'],
  '/reports': ['employee', 'reports'],
  '/reports/deletions': ['employee', 'errors', 'records', 'reports'],
  '/reports/suspicious': ['employee', 'errors', 'records', 'reports'],
  '/reports/undelivered': ['employee', 'errors', 'records', 'reports'],
  '/staff': ['employee', 'forms', 'records', 'reports'],
  '/statistics/report': ['desk'],
  '/tenants': ['employee', 'reports'],
  '/terms': ['desk'],
} as const satisfies Readonly<Record<string, readonly CatalogName[]>>;

/** An applicant's first page brings what it says of forms and refusals once something is pressed. */
const wordsOfApplicant = (pathname: string): readonly CatalogName[] =>
  pathname === '/dashboard' ? ['applicants'] : ['forms', 'member', ...roomOf(pathname)];

/** The room a page is in, and what is below it: staff's pages of a company are those of the company's own rooms. */
const roomsIn = (pathname: string): readonly string[] => {
  const [, room = '', , ...below] = pathname.split('/');
  return room === 'organizations' ? [room, ...below] : [room];
};
const roomOf = (pathname: string): readonly CatalogName[] => roomsIn(pathname).flatMap(wordsOfRoom);

/** Below these lists stand pages that say more than the list. */
const wordsBelow: Readonly<Record<string, readonly CatalogName[]>> = {
  'registration-codes': ['registration-codes-later'],
};

/** Where a path has one page for companies and another for staff. */
const staffsRooms: Readonly<Record<string, readonly CatalogName[]>> = {
  applicants: ['desk'],
  // what the statuses of searches, companies and messages are called
  dashboard: ['errors', 'applicants', 'desk-overview', 'standing'],
};

const roomFor = (role: Role, pathname: string): readonly CatalogName[] =>
  (role === 'employee' ? undefined : staffsRooms[pathname.split('/')[1] ?? '']) ?? roomOf(pathname);

/** What a page behind the navigation needs. */
export const wordsOfMember = (role: Role, pathname: string): readonly CatalogName[] =>
  role === 'applicant'
    ? wordsOfApplicant(pathname)
    : ((role === 'employee' ? undefined : (wordsOfDesk as Words)[pathname]) ?? wordsOfOthers(role, pathname));

const wordsOfOthers = (role: Exclude<Role, 'applicant'>, pathname: string): readonly CatalogName[] => [
  // an overview is no list
  ...(pathname === '/dashboard' ? [] : wordsOfRole[role]),
  ...((formless as Words)[pathname] ?? ['forms', 'records']),
  ...roomFor(role, pathname),
  ...(pathname.split('/')[2] === undefined ? [] : roomsIn(pathname).flatMap((room) => wordsBelow[room] ?? [])),
];
