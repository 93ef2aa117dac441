import { pingsSearch } from '../../contract/pings/pings.search.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent } from './parents.ts';

export const pingsRoutes = [
  listRoute({
    parent: memberParent,
    path: '/pings',
    is: { name: 'pings', guards: ['employee'] },
    search: pingsSearch,
    beside: 'ping',
    load: async (search, signal) => (await import('./pings.loaders.ts')).loadPings(search, signal),
    screen: screenOf(() => import('../features/pings/pings-screen.tsx'), 'Pings'),
  }),
] as const;
