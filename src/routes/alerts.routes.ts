import { alertsSearch as search } from '../../contract/alerts/alerts.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { filterValuesOf } from '../kit/search-filters/filter-values.ts';
import { memberParent as parent } from './parents.ts';

export const alertPages = facedPages({
  name: 'alerts',
  id: 'alert_id',
  search,
  loaders: () => import('./alerts.loaders.ts'),
  screens: {
    list: screenOf(() => import('../features/alerts/alerts-screen.tsx'), 'Alerts'),
    create: screenOf(() => import('../features/alerts/create-alert-screen.tsx'), 'CreateAlert'),
    show: screenOf(() => import('../features/alerts/alert-screen.tsx'), 'Alert'),
    edit: screenOf(() => import('../features/alerts/edit-alert-screen.tsx'), 'EditAlert'),
  },
  asked: filterValuesOf,
});

export const alertsRoutes = alertPages({ parent, guards: ['employee'] });
