import { createRoute } from '@tanstack/react-router';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

/** One of the tenant's applicants, for its staff; the list stands where companies have theirs (recommendations.routes.ts). */
export const applicantsRoutes = [
  createRoute({
    getParentRoute: () => parent,
    path: '/applicants/$applicant_id',
    staticData: { name: 'applicants.show', guards: ['tenantmember'] },
    loader: async ({ params: { applicant_id }, abortController: { signal } }) =>
      (await import('./applicants.loaders.ts')).loadOne(applicant_id, signal),
    ...screenOf(() => import('../features/applicants/desk/applicant-screen.tsx'), 'Applicant'),
  }),
] as const;
