import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';
import { isAccounts } from './account-paths.ts';

/** Pages whose words are there from the start, by their address without a slash at its end. */
const startPages: readonly string[] = ['', '/login'];

/** The parents whose pages are guests' (src/routes/parents.ts). */
const guestParents: readonly string[] = ['/guest', '/public'];

/** And those whose pages say what their reader has to know. */
const ownParents: readonly string[] = ['/member', '/own'];
export const isOfReader = (routeIds: readonly string[]): boolean => routeIds.some((id) => ownParents.includes(id));

/** What a page needs whoever opens it; behind the navigation and of the account that is known with who it is. */
export const wordsOfPage = (pathname: string, routeIds: readonly string[]): readonly CatalogName[] => {
  if (startPages.includes(pathname) || isOfReader(routeIds)) return [];
  // help asks for its own with its layout
  if (routeIds.includes('/open')) return [];
  return routeIds.some((id) => guestParents.includes(id)) ? ['forms', 'guest'] : ['forms'];
};

/** An applicant's first page brings what it says of forms and refusals once something is pressed. */
const wordsOfApplicant = (pathname: string): readonly CatalogName[] => {
  if (pathname === '/dashboard') return ['applicants'];
  return ['forms', 'member', pathname === '/activities' ? 'activities' : 'near-by'];
};

/** What a reader's page needs; undefined for those of companies and staff, whose routes know (src/app/late-routes.ts). */
export function wordsOfMember(role: Role, pathname: string): readonly CatalogName[] | undefined {
  const isStaff = role === 'tenant_member' || role === 'administrator';
  if (isAccounts(pathname) && !isStaff) return ['forms', 'member'];
  if (role === 'applicant') return wordsOfApplicant(pathname);
  if (pathname === '/dashboard') return [role === 'employee' ? 'dashboard' : 'desk-overview'];
  if (pathname !== '/activities') return undefined;
  return [...(isStaff ? (['desk-menu'] as const) : []), 'employee', 'errors', 'activities'];
}
