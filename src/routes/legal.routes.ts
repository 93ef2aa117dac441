import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

const screens = () => import('../features/legal/legal-screens.tsx');

export const legalRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/imprint',
    staticData: { name: 'imprint', area: 'publicLink' },
    component: lazyRouteComponent(screens, 'ImprintScreen'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/privacy',
    staticData: { name: 'privacy', area: 'publicLink' },
    component: lazyRouteComponent(screens, 'PrivacyScreen'),
  }),
] as const;
