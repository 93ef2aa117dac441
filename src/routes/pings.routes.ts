import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listPings, showPing } from '../../contract/pings/pings.endpoints.ts';
import { pingStatuses } from '../../contract/pings/pings.schema.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { PingsQuery } from '../features/pings/pings-screen.tsx';
import { memberParent } from './parents.ts';

const orders = ['created_at', '-created_at', 'expires_at', '-expires_at'] as const;

/** What the address asks of the list; what it can't mean is left out. */
function queryOf(search: Record<string, unknown>): PingsQuery {
  const { page, order, status, ping } = search;
  return {
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    order: orders.find((known) => known === order),
    status: pingStatuses.find((known) => known === status),
    ping: typeof ping === 'string' && /^[0-9a-f-]{36}$/.test(ping) ? ping : undefined,
  };
}

/** The one asked for that isn't on this page of the list; one that isn't there shows the list alone. */
async function pingBeside(id: string, signal: AbortSignal) {
  try {
    const { data } = await call(showPing, { params: { id } }, { signal });
    return data.perspective === 'organization' ? data : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

export const pingsRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/pings',
  staticData: { name: 'pings', guards: ['employee'] },
  validateSearch: queryOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { page, order, status, ping }, abortController: { signal } }) => {
    const query = {
      ...(page !== undefined && { page }),
      ...(order !== undefined && { order: order as (typeof orders)[number] }),
      ...(status && { filter: { status: [status] } }),
    };
    const [list, graduationTypes] = await Promise.all([call(listPings, { query }, { signal }), call(listGraduationTypes, {}, { signal })]);
    const pings = list.data.filter((one) => one.perspective === 'organization');
    const opened = ping === undefined ? undefined : (pings.find(({ id }) => id === ping) ?? (await pingBeside(ping, signal)));
    return { pings, meta: list.meta, opened, graduationTypes: graduationTypes.data };
  },
  component: lazyRouteComponent(() => import('./pings.route.tsx'), 'PingsRoute'),
});

export const pingsRoutes = [pingsRoute] as const;
