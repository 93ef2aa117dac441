import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { addressQueryOf } from '../features/search/search-query.ts';
import { memberParent } from './parents.ts';

export const searchRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/search',
  staticData: { name: 'search', guards: ['employee'] },
  validateSearch: addressQueryOf,
  // reference data; the search itself runs in the list machine
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ location, abortController: { signal } }) =>
    (await import('./search.loaders.ts')).loadSearchFilters(addressQueryOf(location.search), signal),
  component: lazyRouteComponent(() => import('./search.route.tsx'), 'SearchRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/search/search-waiting.tsx'), 'SearchPending'),
});

export const searchRoutes = [searchRoute] as const;
