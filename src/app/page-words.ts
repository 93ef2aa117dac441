import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalogs.ts';

/** Pages whose words are there from the start. */
const startPages: readonly string[] = ['/', '/login'];

/** The parents whose pages are guests' (src/routes/parents.ts). */
const guestParents: readonly string[] = ['/guest', '/public'];

/** What a page needs whoever opens it. */
export const wordsOfPage = (pathname: string, routeIds: readonly string[]): readonly CatalogName[] => {
  if (startPages.includes(pathname)) return [];
  return routeIds.some((id) => guestParents.includes(id)) ? ['forms', 'guest'] : ['forms'];
};

/** What is behind the navigation, by who has come there. */
export const wordsOfRole: Record<Role, readonly CatalogName[]> = {
  applicant: ['member'],
  employee: ['employee'],
  tenant_member: ['member', 'employee'],
  administrator: ['member', 'employee'],
};
