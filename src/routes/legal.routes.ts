import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

export const legalRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/imprint',
    staticData: { name: 'imprint', area: 'publicLink' },
    component: lazyRouteComponent(() => import('../features/legal/imprint-screen.tsx'), 'ImprintScreen'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/privacy',
    staticData: { name: 'privacy', area: 'publicLink' },
    loader: async ({ abortController: { signal } }) => (await import('./legal.loaders.ts')).loadPrivacy(signal),
    component: lazyRouteComponent(() => import('./legal.route.tsx'), 'PrivacyRoute'),
    pendingComponent: lazyRouteComponent(() => import('../features/legal/privacy-screen.tsx'), 'PrivacyPending'),
  }),
] as const;
