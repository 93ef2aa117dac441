import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

export const unsubscribeRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/unsubscribe',
    staticData: { name: 'unsubscribe', area: 'publicLink' },
    component: lazyRouteComponent(() => import('./unsubscribe.route.tsx'), 'UnsubscribeRoute'),
  }),
] as const;
