import { recommendationsSearch as search } from '../../contract/recommendations/recommendations.search.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const screen = () => import('../features/recommendations/recommendations-screen.tsx');

/** Whom a company recommends are its applicants: the specification calls the page so. */
export const recommendationsRoutes = [
  listRoute({
    parent,
    path: '/applicants',
    is: { name: 'applicants.index', guards: ['employee'] },
    search,
    load: async (asked, signal) => (await import('./recommendations.loaders.ts')).loadList(asked, signal),
    screen: screenOf(screen, 'RecommendationsScreen', 'RecommendationsPending'),
  }),
] as const;
