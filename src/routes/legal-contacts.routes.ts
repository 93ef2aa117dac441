import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requireLinkId } from './link-id.ts';
import { publicParent } from './parents.ts';

const screens = () => import('./legal-contacts.route.tsx');

export const legalContactsRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/legal-contacts/$legal_contact_id/verify',
    staticData: { name: 'tos.verify', area: 'publicLink' },
    loader: ({ params }) => requireLinkId(params.legal_contact_id),
    component: lazyRouteComponent(screens, 'GuardianAnswerRoute'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/legal-contacts/$legal_contact_id',
    staticData: { name: 'guardian.page', area: 'publicLink' },
    loader: ({ params }) => requireLinkId(params.legal_contact_id),
    component: lazyRouteComponent(screens, 'GuardianPageRoute'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/legal-contacts/$legal_contact_id/remind',
    staticData: { name: 'guardian.reminder', area: 'publicLink' },
    loader: ({ params }) => requireLinkId(params.legal_contact_id),
    component: lazyRouteComponent(screens, 'ReminderRoute'),
  }),
] as const;
