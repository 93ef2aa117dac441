import { employeesSearch } from '../../contract/employees/employees.search.ts';
import { invitationsSearch } from '../../contract/invitations/invitations.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent } from './parents.ts';

const loaders = () => import('./organization.loaders.ts');
const details = () => import('./organization-with-names.ts');

const organizationRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/organization',
  staticData: { name: 'organization', guards: ['employee'] },
  loader: async ({ context, abortController: { signal } }) =>
    (await loaders()).loadOrganization(selectMe(context.session.getSnapshot()), signal),
  component: lazyRouteComponent(() => import('./organization.route.tsx'), 'OrganizationRoute'),
  pendingComponent: lazyRouteComponent(
    () => import('../features/organizations/organization-frame.tsx'),
    'OrganizationPending',
  ),
});

const detailsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/',
  loader: async ({ parentMatchPromise, abortController: { signal } }) => {
    const above = (await parentMatchPromise).loaderData;
    // where the company can't be read the frame says so, and both are asked for again
    return above && (await details()).loadDetails(above.organization, signal);
  },
  component: lazyRouteComponent(() => import('./organization-details.route.tsx'), 'DetailsRoute'),
  pendingComponent: lazyRouteComponent(() => import('./organization-details.route.tsx'), 'DetailsPending'),
});

/** The specification's address of them. */
const namedDetailsRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/details',
  beforeLoad: () => {
    throw redirect({ to: '/organization', replace: true });
  },
});

/** As staff have them too, below an organization. */
export const employeesPage = {
  path: '/employees',
  is: { name: 'organization.employees' },
  search: employeesSearch,
  load: async (search: SearchOf<typeof employeesSearch>, signal: AbortSignal, given?: string) =>
    (await loaders()).loadEmployees(search, signal, given),
  screen: screenOf(() => import('../features/employees/employees-screen.tsx'), 'Employees'),
} as const;

const employeesRoute = listRoute({ ...employeesPage, parent: organizationRoute });

export const invitationsPage = {
  path: '/invitations',
  is: { name: 'organization.invitations' },
  search: invitationsSearch,
  load: async (search: SearchOf<typeof invitationsSearch>, signal: AbortSignal, given?: string) =>
    (await loaders()).loadInvitations(search, signal, given),
  screen: screenOf(() => import('../features/invitations/invitations-screen.tsx'), 'Invitations'),
} as const;

const invitationsRoute = listRoute({ ...invitationsPage, parent: organizationRoute });

/** The own organization, with its three pages. */
export const organizationRoutes = [
  organizationRoute.addChildren([detailsRoute, namedDetailsRoute, employeesRoute, invitationsRoute]),
] as const;
