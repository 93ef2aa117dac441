import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { ownParent, publicParent } from './parents.ts';

const loaders = () => import('./account.loaders.ts');
const screens = () => import('./account.route.tsx');
const links = () => import('./account-link.route.tsx');

/** Open for people who aren't that far yet: to correct a birth date, or to delete everything. */
export const accountRoutes = [
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account',
    staticData: { name: 'account' },
    validateSearch: ({ company }: Record<string, unknown>): { company?: string } =>
      typeof company === 'string' ? { company: company.slice(0, 80) } : {},
    loaderDeps: ({ search: { company } }) => ({ company }),
    loader: async ({ context, deps, abortController: { signal } }) =>
      (await loaders()).loadAccount(selectMe(context.session.getSnapshot()), deps.company, signal),
    component: lazyRouteComponent(screens, 'AccountRoute'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/wish',
    staticData: { name: 'account.wish', guards: ['verified', 'onboarded', 'applicant'] },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadChoices(signal),
    component: lazyRouteComponent(screens, 'WishRoute'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/security',
    staticData: { name: 'account.security', guards: ['verified'] },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadSessions(signal),
    component: lazyRouteComponent(screens, 'SecurityRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/account/security-screen.tsx'), 'SecurityPending'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/danger-zone',
    staticData: { name: 'account.danger-zone' },
    component: lazyRouteComponent(() => import('../features/account/danger-zone-screen.tsx'), 'DangerZoneScreen'),
  }),
  createRoute({
    getParentRoute: () => ownParent,
    path: '/account/data',
    staticData: { name: 'account.data' },
    loader: async ({ abortController: { signal } }) => (await loaders()).loadExport(signal),
    component: lazyRouteComponent(screens, 'DataRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/account/data-screen.tsx'), 'DataPending'),
  }),
] as const;

/** Behind the links of the mails about a deletion. */
export const accountLinkRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/account/delete',
    staticData: { name: 'account.delete', area: 'publicLink' },
    component: lazyRouteComponent(links, 'DeleteAccountRoute'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/account/keep',
    staticData: { name: 'account.keep', area: 'publicLink' },
    component: lazyRouteComponent(links, 'KeepAccountRoute'),
  }),
] as const;
