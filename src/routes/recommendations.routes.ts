import { createRoute } from '@tanstack/react-router';
import type { applicantsSearch } from '../../contract/applicants/desk.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import type { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

type Asked = SearchOf<typeof recommendationsSearch> & SearchOf<typeof applicantsSearch>;

/** Whom a company recommends are its applicants: the specification calls the page so. Staff have theirs at the same address. */
export const recommendationsRoutes = [
  createRoute({
    getParentRoute: () => parent,
    path: '/applicants',
    staticData: { name: 'applicants.index', roles: ['employee', 'tenant_member', 'administrator'] },
    // each of the two lists reads of an address what it can mean
    validateSearch: (asked: Record<string, unknown>): Asked =>
      Object.fromEntries(Object.entries(asked).filter(([, value]) => typeof value === 'string')),
    loaderDeps: ({ search }) => search,
    loader: async ({ deps, context, abortController: { signal } }) =>
      (await import('./recommendations.loaders.ts')).loadByRole(context.session, deps, signal),
    ...screenOf(() => import('./recommendations.route.tsx'), 'Applicants'),
  }),
] as const;
