import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireLinkId } from './link-id.ts';
import { publicParent } from './parents.ts';

export const pingAnswerRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/pings/$ping_id/answer',
    staticData: { name: 'pings.answer', area: 'publicLink' },
    loader: ({ params }) => requireLinkId(params.ping_id),
    component: lazyRouteComponent(() => import('./ping-answer.route.tsx'), 'PingAnswerRoute'),
  }),
] as const;
