import { createRoute } from '@tanstack/react-router';
import { nearBySearchOf } from '../features/near-by/near-by-address.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent } from './parents.ts';

const loaders = () => import('./near-by.loaders.ts');

const nearByRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/near-by',
  staticData: { name: 'near-by', guards: ['applicant'] },
  validateSearch: nearBySearchOf,
  loaderDeps: ({ search }) => search,
  // a portrait opened and closed again asks nothing of the list
  staleTime: 60_000,
  loader: async ({ deps, abortController: { signal } }) => (await loaders()).loadNearBy(deps, signal),
  ...screenOf(() => import('./near-by.route.tsx'), 'NearBy'),
});

/** Stands above the list, which stays as it is. */
const portraitRoute = createRoute({
  getParentRoute: () => nearByRoute,
  path: '/$organization_id',
  staticData: { name: 'near-by.portrait' },
  loader: async ({ params, abortController: { signal } }) =>
    (await loaders()).loadPortrait(params.organization_id, signal),
});

export const nearByRoutes = [nearByRoute.addChildren([portraitRoute])] as const;
