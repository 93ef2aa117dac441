import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { articleOf } from '../features/applicants/meanwhile/article-names.ts';
import { memberParent } from './parents.ts';

const screens = () => import('./dashboard.route.tsx');

export const dashboardRoutes = [
  createRoute({
    getParentRoute: () => memberParent,
    path: '/dashboard',
    staticData: { name: 'dashboard', roles: ['applicant', 'employee', 'tenant_member', 'administrator'] },
    /** Which article an applicant reads beside the page. */
    validateSearch: articleOf,
    loader: async ({ context, abortController: { signal } }) =>
      (await import('./dashboard.loaders.ts')).loadDashboard(selectMe(context.session.getSnapshot()), signal),
    component: lazyRouteComponent(screens, 'DashboardRoute'),
    pendingComponent: lazyRouteComponent(screens, 'DashboardPending'),
  }),
] as const;
