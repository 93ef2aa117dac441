import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PingsQuery } from '../features/pings/pings-screen.tsx';
import { memberParent } from './parents.ts';

const orders = ['created_at', '-created_at', 'expires_at', '-expires_at'] as const;
const statuses: readonly NonNullable<PingsQuery['status']>[] = [
  'draft',
  'created',
  'pending',
  'accepted',
  'declined',
  'expired',
  'revoked',
  'archived',
];

/** What the address asks of the list; what it can't mean is left out. */
function queryOf(search: Record<string, unknown>): PingsQuery {
  const { page, order, status, waiting, ping } = search;
  return {
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    order: orders.find((known) => known === order),
    status: statuses.find((known) => known === status),
    waiting: waiting === 'true' || waiting === true ? 'true' : undefined,
    ping: typeof ping === 'string' && /^[0-9a-f-]{36}$/.test(ping) ? ping : undefined,
  };
}

export const pingsRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/pings',
  staticData: { name: 'pings', guards: ['employee'] },
  validateSearch: queryOf,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps, abortController: { signal } }) => (await import('./pings.loaders.ts')).loadPings(deps, signal),
  component: lazyRouteComponent(() => import('./pings.route.tsx'), 'PingsRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/pings/pings-screen.tsx'), 'PingsPending'),
});

export const pingsRoutes = [pingsRoute] as const;
