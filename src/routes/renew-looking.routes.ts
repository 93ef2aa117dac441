import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

export const renewLookingRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/applicants/$applicant_id/renew-looking',
    staticData: { name: 'applicants.renew-looking', area: 'publicLink' },
    loader: async ({ params }) => (await import('./renew-looking.loaders.ts')).checkApplicantId(params.applicant_id),
    component: lazyRouteComponent(() => import('./renew-looking.route.tsx'), 'RenewLookingRoute'),
  }),
] as const;
