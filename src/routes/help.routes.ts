import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { ownParent } from './parents.ts';

export const helpRoutes = [
  createRoute({
    getParentRoute: () => ownParent,
    path: '/help',
    staticData: { name: 'help' },
    component: lazyRouteComponent(() => import('../features/help/help-screen.tsx'), 'HelpScreen'),
  }),
] as const;
