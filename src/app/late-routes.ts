import { type AnyRouter, redirect } from '@tanstack/react-router';
import type { Role } from '../../contract/kit/roles.ts';
import { parseTarget, rawTarget } from '../../machines/session/target.ts';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { findClient } from '../api/find-client.ts';
import { keptLoad } from '../api/kept-load.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';
import { findOtherCatalogs } from '../i18n/catalogs.ts';
import { isAccounts } from './account-paths.ts';
import { routeFacts } from './admission.ts';
import { findNeeds } from './later-files.ts';
import { wordsOfMember } from './page-words.ts';

interface Asked {
  readonly pathname: string;
  readonly searchStr: string;
  /** With the fragment. */
  readonly href: string;
}

/**
 * The routes that not everybody transfers, the account's, companies' and then the staff's: they join the router's tree
 * when a page of theirs is asked for, or their reader is known.
 */
export function lateRoutes(router: AnyRouter) {
  // Each file adds its routes to the parents that the router has already.
  const joining = <File>(fetch: () => Promise<File>) =>
    keptLoad(async () => {
      const file = await fetch();
      router.setRoutes(router.buildRouteTree());
      return file;
    });
  const ofAccount = joining(() => import('../routes/account-tree.ts'));
  const ofCompanies = joining(() => import('../routes/company-tree.ts'));
  const ofStaff = joining(() => import('../routes/desk-tree.ts'));
  findOtherCatalogs(async () => (await ofStaff()).staffsWords.catalogs());
  const isUnknown = (pathname: string) => routeFacts(router, pathname) === undefined;

  return {
    /**
     * Before the guards are asked, who otherwise know neither the page nor where its reader is sent afterwards.
     * @throws a redirect to the same address, where that is found now
     */
    async find({ pathname, searchStr, href }: Asked): Promise<void> {
      const isLate = isUnknown(pathname);
      const unknownOnes = () => {
        const target = parseTarget(rawTarget(searchStr), isUnknown);
        return [...(isUnknown(pathname) ? [pathname] : []), ...(target === null ? [] : [target])];
      };
      if (unknownOnes().some(isAccounts)) await ofAccount();
      if (unknownOnes().length > 0) await ofCompanies();
      if (unknownOnes().length > 0) await ofStaff();
      if (isLate && !isUnknown(pathname)) throw redirect({ href, replace: true });
    },
    /** Which words a reader's page needs; where it is a company's or the staff's, its routes bring the answer. */
    async wordsOf(role: Role, pathname: string): Promise<readonly CatalogName[]> {
      const known = wordsOfMember(role, pathname);
      if (known) return known;
      return role === 'employee'
        ? (await import('../i18n/words-of-companies.ts')).wordsOfCompanies(pathname)
        : (await ofStaff()).staffsWords.of(pathname);
    },
    /** Once the page rests, what its reader can open and do besides. */
    fetchFor(role: Role): void {
      fetchAhead(findNeeds);
      fetchAhead(findClient);
      if (role !== 'applicant') fetchAhead(role === 'employee' ? ofCompanies : ofStaff);
      fetchAhead(ofAccount);
    },
  };
}
