import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';

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
  activities: ['activities'],
  alerts: ['alerts', 'search'],
  applicants: ['recommendations'],
  audits: ['desk'],
  'email-templates': ['email-templates'],
  employees: ['organizations', 'desk'],
  'near-by': ['near-by'],
  organization: ['organizations'],
  organizations: ['organizations', 'desk'],
  'organizations-progress': ['organizations', 'desk'],
  pings: ['pings', 'standing'],
  profiles: ['profiles'],
  'registration-codes': ['registration-codes'],
  reports: ['reports'],
  search: ['search', 'standing'],
  staff: ['reports'],
  statistics: ['desk'],
  tenants: ['reports'],
  terms: ['desk'],
};

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
  '/applicants': ['errors', 'records'],
  '/dashboard': [],
  '/email-templates': [],
  '/profiles': [],
  '/registration-codes': [],
  '/pings': [],
  '/search': [],
} as const satisfies Readonly<Record<string, readonly CatalogName[]>>;

/** One path with a page for each role. */
const wordsOfDashboard: Partial<Record<Role, readonly CatalogName[]>> = {
  employee: ['dashboard'],
  // what the statuses of searches, companies and messages are called
  tenant_member: ['errors', 'applicants', 'desk', 'organizations', 'standing'],
  administrator: ['errors', 'applicants', 'desk', 'organizations', 'standing'],
};

/** An applicant's first page brings what it says of forms and refusals once something is pressed. */
const wordsOfApplicant = (pathname: string): readonly CatalogName[] =>
  pathname === '/dashboard' ? ['applicants'] : ['forms', 'member', ...roomOf(pathname)];

/** The room a page is in, and what is below it: staff's pages of a company are those of the company's own rooms. */
const roomsIn = (pathname: string): readonly string[] => {
  const [, room = '', , ...below] = pathname.split('/');
  return room === 'organizations' ? [room, ...below] : [room];
};
const roomOf = (pathname: string): readonly CatalogName[] =>
  roomsIn(pathname).flatMap((room) => wordsOfRoom[room] ?? []);

/** Below these lists stand pages that say more than the list. */
const wordsBelow: Readonly<Record<string, readonly CatalogName[]>> = {
  'registration-codes': ['registration-codes-later'],
};

/** Where a path has one page for companies and another for staff. */
const staffsRooms: Readonly<Record<string, readonly CatalogName[]>> = { applicants: ['desk'] };

const roomFor = (role: Role, pathname: string): readonly CatalogName[] =>
  (role === 'employee' ? undefined : staffsRooms[pathname.split('/')[1] ?? '']) ?? roomOf(pathname);

/** What a page behind the navigation needs. */
export const wordsOfMember = (role: Role, pathname: string): readonly CatalogName[] =>
  role === 'applicant' ? wordsOfApplicant(pathname) : wordsOfOthers(role, pathname);

const wordsOfOthers = (role: Exclude<Role, 'applicant'>, pathname: string): readonly CatalogName[] => [
  // an overview is no list
  ...(pathname === '/dashboard' ? [] : wordsOfRole[role]),
  ...((formless as Readonly<Record<string, readonly CatalogName[]>>)[pathname] ?? ['forms', 'records']),
  ...roomFor(role, pathname),
  ...(pathname.split('/')[2] === undefined ? [] : roomsIn(pathname).flatMap((room) => wordsBelow[room] ?? [])),
  ...(pathname === '/dashboard' ? (wordsOfDashboard[role] ?? []) : []),
];
