import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

const screens = () => import('./handover.route.tsx');

/** Where an administrator of the operator arrives. */
export const handoversRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/handover',
    staticData: { name: 'handover', area: 'publicLink' },
    loader: async () => (await screens()).handoverWords(),
    component: lazyRouteComponent(screens, 'HandoverRoute'),
  }),
] as const;
