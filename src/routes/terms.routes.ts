import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { stageParent } from './parents.ts';

export const termsRoutes = [
  createRoute({
    getParentRoute: () => stageParent,
    path: '/tos/accept',
    staticData: { name: 'tos.accept', area: 'terms', roles: ['applicant'] },
    loader: async ({ abortController: { signal } }) => (await import('./terms.loaders.ts')).loadCurrentTerms(signal),
    component: lazyRouteComponent(() => import('./terms.route.tsx'), 'TermsRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/terms/terms-screen.tsx'), 'TermsPending'),
  }),
] as const;
