import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { openParent } from './parents.ts';

export const helpRoutes = [
  createRoute({
    getParentRoute: () => openParent,
    path: '/help',
    staticData: { name: 'help' },
    component: lazyRouteComponent(() => import('../features/help/help-screen.tsx'), 'HelpScreen'),
  }),
] as const;
