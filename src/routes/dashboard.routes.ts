import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { filtersOf } from '../../contract/kit/list-search.ts';
import { overviewSearch } from '../../contract/statistics/period.search.ts';
import { articleOf } from '../features/applicants/meanwhile/article-names.ts';
import { memberParent } from './parents.ts';

const screens = () => import('./dashboard.route.tsx');

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => memberParent,
    path: '/dashboard',
    staticData: { name: 'dashboard', roles: ['applicant', 'employee', 'tenant_member', 'administrator'] },
    /** Which article an applicant reads beside the page; which days staff look at, and how. */
    validateSearch: (search: Record<string, unknown>) => ({
      ...articleOf(search),
      ...filtersOf(overviewSearch, search),
    }),
    loaderDeps: ({ search: { from, until } }) => ({ from, until }),
    loader: async ({ context, deps, abortController: { signal } }) =>
      (await import('./dashboard.loaders.ts')).loadDashboard(selectMe(context.session.getSnapshot()), deps, signal),
    component: lazyRouteComponent(screens, 'DashboardRoute'),
    pendingComponent: lazyRouteComponent(screens, 'DashboardPending'),
  }),
] as const;
