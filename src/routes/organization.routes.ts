import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectMe } from '../../machines/session/session.selectors.ts';
import type { PageQuery } from './organization.loaders.ts';
import { memberParent } from './parents.ts';

const loaders = () => import('./organization.loaders.ts');
const screens = () => import('./organization.route.tsx');

function pageQueryOf({ page }: Record<string, unknown>): PageQuery {
  return { page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined };
}

const organizationRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/organization',
  staticData: { name: 'organization', guards: ['employee'] },
  loader: async ({ context, abortController: { signal } }) =>
    (await loaders()).loadOrganization(selectMe(context.session.getSnapshot()), signal),
  component: lazyRouteComponent(screens, 'OrganizationRoute'),
  pendingComponent: lazyRouteComponent(
    () => import('../features/organizations/organization-frame.tsx'),
    'OrganizationPending',
  ),
});

const detailsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  component: lazyRouteComponent(screens, 'DetailsRoute'),
});

const employeesRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/employees',
  staticData: { name: 'organization.employees' },
  validateSearch: pageQueryOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => (await loaders()).loadEmployees(deps, signal),
  component: lazyRouteComponent(screens, 'EmployeesRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/organizations/organization-frame.tsx'), 'ListPending'),
});

const invitationsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/invitations',
  staticData: { name: 'organization.invitations' },
  validateSearch: pageQueryOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => (await loaders()).loadInvitations(deps, signal),
  component: lazyRouteComponent(screens, 'InvitationsRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/organizations/organization-frame.tsx'), 'ListPending'),
});

/** The own organization, with its three pages. */
export const organizationRoutes = [
  organizationRoute.addChildren([detailsRoute, employeesRoute, invitationsRoute]),
] as const;
