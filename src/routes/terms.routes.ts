import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { currentTerms } from '../../contract/terms/terms.endpoints.ts';
import { call } from '../api/call.ts';
import { stageParent } from './parents.ts';

export const termsRoutes = [
  createRoute({
    getParentRoute: () => stageParent,
    path: '/tos/accept',
    staticData: { name: 'tos.accept', area: 'terms', roles: ['applicant'] },
    loader: ({ abortController }) => call(currentTerms, {}, { signal: abortController.signal }),
    component: lazyRouteComponent(() => import('./terms.route.tsx'), 'TermsRoute'),
  }),
] as const;
