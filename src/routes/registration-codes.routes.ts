import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RegistrationCodeStatus } from '../../contract/registration-codes/registration-codes.schema.ts';
import type { CodesQuery } from '../features/registration-codes/codes-screen.tsx';
import { memberParent } from './parents.ts';

const guards = ['employee'] as const;
const orders = ['created_at', 'name', 'times_used', 'times_opened', 'valid_until'].flatMap((field) => [
  field,
  `-${field}`,
]);

const statuses: readonly RegistrationCodeStatus[] = ['draft', 'active', 'inactive', 'expired', 'archived'];
const loaders = () => import('./registration-codes.loaders.ts');

/** What the address asks of the list; what it can't mean is left out. */
function queryOf(search: Record<string, unknown>): CodesQuery {
  const { page, order, status } = search;
  return {
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    order: orders.find((known) => known === order),
    status: statuses.find((known) => known === status),
  };
}

export const registrationCodesRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/registration-codes',
  staticData: { name: 'registration-codes.index', guards },
  validateSearch: queryOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => (await loaders()).loadCodes(deps, signal),
  component: lazyRouteComponent(() => import('./registration-codes.route.tsx'), 'RegistrationCodesRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/registration-codes/codes-screen.tsx'), 'CodesPending'),
});

export const createRegistrationCodeRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/registration-codes/create',
  staticData: { name: 'registration-codes.create', guards },
  loader: async ({ abortController: { signal } }) => (await loaders()).loadOccupations(signal),
  component: lazyRouteComponent(() => import('./registration-code-create.route.tsx'), 'RegistrationCodeCreateRoute'),
  pendingComponent: lazyRouteComponent(
    () => import('../features/registration-codes/create-code-screen.tsx'),
    'CreateCodePending',
  ),
});

export const editRegistrationCodeRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/registration-codes/$registration_code_id/edit',
  staticData: { name: 'registration-codes.edit', guards },
  loader: async ({ params, abortController: { signal } }) =>
    (await loaders()).loadCode(params.registration_code_id, signal),
  component: lazyRouteComponent(() => import('./registration-code-edit.route.tsx'), 'RegistrationCodeEditRoute'),
  pendingComponent: lazyRouteComponent(
    () => import('../features/registration-codes/edit-code-screen.tsx'),
    'EditCodePending',
  ),
});

export const registrationCodesRoutes = [
  registrationCodesRoute,
  createRegistrationCodeRoute,
  editRegistrationCodeRoute,
] as const;
