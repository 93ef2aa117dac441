import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { needCatalogs } from '../i18n/catalogs.ts';
import { publicParent } from './parents.ts';

/** Where an administrator of the operator arrives; nobody else has a link here, so its words are the administrators'. */
export const handoversRoutes = [
  createRoute({
    getParentRoute: () => publicParent,
    path: '/handover',
    staticData: { name: 'handover', area: 'publicLink' },
    loader: () => needCatalogs('reports'),
    component: lazyRouteComponent(() => import('./administration.route.tsx'), 'HandoverRoute'),
  }),
] as const;
