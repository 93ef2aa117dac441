import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import {
  listRegistrationCodes,
  registrationCodeHandout,
  showRegistrationCode,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { registrationCodeStatuses } from '../../contract/registration-codes/registration-codes.schema.ts';
import { call } from '../api/call.ts';
import type { CodesQuery } from '../features/registration-codes/codes-screen.tsx';
import { memberParent } from './parents.ts';

const guards = ['employee'] as const;
const orders = ['created_at', 'name', 'times_used', 'times_opened', 'valid_until'].flatMap((field) => [field, `-${field}`]);

async function occupationOptions(signal: AbortSignal) {
  const { data } = await call(listOccupations, {}, { signal });
  return data.map(({ id, name }) => ({ value: id, label: name }));
}

/** What the address asks of the list; what it can't mean is left out. */
function queryOf(search: Record<string, unknown>): CodesQuery {
  const { page, order, status } = search;
  return {
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    order: orders.find((known) => known === order),
    status: registrationCodeStatuses.find((known) => known === status),
  };
}

export const registrationCodesRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/registration-codes',
  staticData: { name: 'registration-codes.index', guards },
  validateSearch: queryOf,
  loaderDeps: ({ search }) => search,
  loader: ({ deps, abortController: { signal } }) =>
    call(
      listRegistrationCodes,
      {
        query: {
          ...(deps.page !== undefined && { page: deps.page }),
          ...(deps.order !== undefined && { order: deps.order as 'name' }),
          ...(deps.status && { filter: { status: [deps.status] } }),
        },
      },
      { signal },
    ),
  component: lazyRouteComponent(() => import('./registration-codes.route.tsx'), 'RegistrationCodesRoute'),
});

export const createRegistrationCodeRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/registration-codes/create',
  staticData: { name: 'registration-codes.create', guards },
  loader: ({ abortController: { signal } }) => occupationOptions(signal),
  component: lazyRouteComponent(() => import('./registration-code-create.route.tsx'), 'RegistrationCodeCreateRoute'),
});

export const editRegistrationCodeRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/registration-codes/$registration_code_id/edit',
  staticData: { name: 'registration-codes.edit', guards },
  loader: async ({ params: { registration_code_id: id }, abortController: { signal } }) => {
    const [code, handout, occupations] = await Promise.all([
      call(showRegistrationCode, { params: { id } }, { signal }),
      call(registrationCodeHandout, { params: { id } }, { signal }),
      occupationOptions(signal),
    ]);
    return { code: code.data, handout: handout.data, occupations };
  },
  component: lazyRouteComponent(() => import('./registration-code-edit.route.tsx'), 'RegistrationCodeEditRoute'),
});

export const registrationCodesRoutes = [registrationCodesRoute, createRegistrationCodeRoute, editRegistrationCodeRoute] as const;
