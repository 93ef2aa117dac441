import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { addressQueryOf } from '../features/search/search-query.ts';
import { memberParent } from './parents.ts';

export const searchRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/search',
  staticData: { name: 'search', guards: ['employee'] },
  validateSearch: addressQueryOf,
  // an address that asks for nothing begins with what was searched last
  beforeLoad: async ({ search, abortController: { signal } }) => {
    if (Object.values(search).some((value) => value !== undefined)) return;
    const { searchStart } = await import('./search.loaders.ts');
    throw redirect({ to: '/search', search: await searchStart(signal), replace: true });
  },
  // reference data; the search itself runs in the list machine
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ location, abortController: { signal } }) =>
    (await import('./search.loaders.ts')).loadSearchFilters(addressQueryOf(location.search), signal),
  component: lazyRouteComponent(() => import('./search.route.tsx'), 'SearchRoute'),
  pendingComponent: lazyRouteComponent(() => import('../features/search/search-waiting.tsx'), 'SearchPending'),
});

export const searchRoutes = [searchRoute] as const;
