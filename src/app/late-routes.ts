import { type AnyRouter, redirect } from '@tanstack/react-router';
import type { Role } from '../../contract/kit/roles.ts';
import { parseTarget, rawTarget } from '../../machines/session/target.ts';
import { fetchAhead } from '../api/fetch-ahead.ts';
import { keptLoad } from '../api/kept-load.ts';
import { routeFacts } from './admission.ts';

interface Asked {
  readonly pathname: string;
  readonly searchStr: string;
  /** With the fragment. */
  readonly href: string;
}

/**
 * The routes that not everybody transfers, companies' and then the staff's: they join the router's tree when a page of
 * theirs is asked for, or their reader is known.
 */
export function lateRoutes(router: AnyRouter) {
  // Each file adds its routes to the parents that the router has already.
  const joining = (file: () => Promise<unknown>) =>
    keptLoad(async () => {
      await file();
      router.setRoutes(router.buildRouteTree());
    });
  const ofCompanies = joining(() => import('../routes/company-tree.ts'));
  const all = joining(() => import('../routes/tree.ts'));
  const isUnknown = (pathname: string) => routeFacts(router, pathname) === undefined;

  return {
    /**
     * Before the guards are asked, who otherwise know neither the page nor where its reader is sent afterwards.
     * @throws a redirect to the same address, where that is found now
     */
    async find({ pathname, searchStr, href }: Asked): Promise<void> {
      const isLate = isUnknown(pathname);
      const isAsked = () => isUnknown(pathname) || parseTarget(rawTarget(searchStr), isUnknown) !== null;
      if (!isAsked()) return;
      await ofCompanies();
      if (isAsked()) await all();
      if (isLate && !isUnknown(pathname)) throw redirect({ href, replace: true });
    },
    /** Once the page rests, for whom most pages are among them. */
    fetchFor(role: Role): void {
      if (role === 'applicant') return;
      fetchAhead(role === 'employee' ? ofCompanies : all);
    },
  };
}
