import { createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import type { applicantsSearch } from '../../contract/applicants/desk.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import type { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { useMe } from '../api/session.ts';
import { memberParent as parent } from './parents.ts';

const company = () => import('../features/recommendations/recommendations-screen.tsx');
const desk = () => import('../features/applicants/desk/applicants-screen.tsx');

type Asked = SearchOf<typeof recommendationsSearch> & SearchOf<typeof applicantsSearch>;

/** What stands here for whoever has come; each is fetched by those who see it. */
function byRole(ofCompany: RouteComponent, ofStaff: RouteComponent): RouteComponent {
  const ByRole = () => createElement(useMe().user.type === 'employee' ? ofCompany : ofStaff);
  return Object.assign(ByRole, ofCompany.preload && { preload: ofCompany.preload });
}

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
      selectMe(context.session.getSnapshot())?.user.type === 'employee'
        ? { company: await (await import('./recommendations.loaders.ts')).loadList(deps, signal) }
        : { desk: await (await import('./applicants.loaders.ts')).loadList(deps, signal) },
    component: byRole(
      lazyRouteComponent(company, 'RecommendationsScreen'),
      lazyRouteComponent(desk, 'ApplicantsScreen'),
    ),
    pendingComponent: byRole(
      lazyRouteComponent(company, 'RecommendationsPending'),
      lazyRouteComponent(desk, 'ApplicantsPending'),
    ),
  }),
] as const;
