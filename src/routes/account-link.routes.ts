import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { publicParent } from './parents.ts';

const links = () => import('./account-link.route.tsx');

/** Behind the links of the mails about a deletion. */
export const accountLinkRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/account/delete',
    staticData: { name: 'account.delete', area: 'publicLink' },
    component: lazyRouteComponent(links, 'DeleteAccountRoute'),
  }),
  createRoute({
    getParentRoute: () => publicParent,
    path: '/account/keep',
    staticData: { name: 'account.keep', area: 'publicLink' },
    component: lazyRouteComponent(links, 'KeepAccountRoute'),
  }),
] as const;
