import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { articleOf } from '../features/applicants/meanwhile/article-names.ts';
import { stageParent } from './parents.ts';

export const termsRoutes = [
  createRoute({
    getParentRoute: () => stageParent,
    path: '/tos/accept',
    staticData: { name: 'tos.accept', area: 'terms', roles: ['applicant'] },
    /** What a minor reads while a guardian is asked; what else stands there is kept. */
    validateSearch: (search: Record<string, unknown>) => {
      const { read: _, ...rest } = search;
      return { ...rest, ...articleOf(search) };
    },
    loader: async ({ abortController: { signal } }) => (await import('./terms.loaders.ts')).loadCurrentTerms(signal),
    component: lazyRouteComponent(() => import('./terms.route.tsx'), 'TermsRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/terms/terms-screen.tsx'), 'TermsPending'),
  }),
] as const;
