import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

export const legalRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/imprint',
    staticData: { name: 'imprint', area: 'publicLink' },
    component: lazyRouteComponent(() => import('../features/legal/legal-screens.tsx'), 'ImprintScreen'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/privacy',
    staticData: { name: 'privacy', area: 'publicLink' },
    component: lazyRouteComponent(() => import('../features/legal/legal-screens.tsx'), 'PrivacyScreen'),
  }),
] as const;
