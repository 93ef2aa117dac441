import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { call } from '../api/call.ts';
import { addressQueryOf } from '../features/search/search-query.ts';
import { memberParent } from './parents.ts';

export const searchRoute = createRoute({
  getParentRoute: () => memberParent,
  path: '/search',
  staticData: { name: 'search', guards: ['employee'] },
  validateSearch: addressQueryOf,
  // reference data; the search itself runs in the list machine
  staleTime: Number.POSITIVE_INFINITY,
  loader: async ({ abortController: { signal } }) => {
    const [occupations, graduationTypes] = await Promise.all([
      call(listOccupations, {}, { signal }),
      call(listGraduationTypes, {}, { signal }),
    ]);
    return { occupations: occupations.data.map(({ id, name }) => ({ value: id, label: name })), graduationTypes: graduationTypes.data };
  },
  component: lazyRouteComponent(() => import('./search.route.tsx'), 'SearchRoute'),
});

export const searchRoutes = [searchRoute] as const;
