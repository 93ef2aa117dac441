import { alertsSearch as search } from '../../contract/alerts/alerts.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { filterValuesOf } from '../kit/search-filters/filter-values.ts';
import { memberParent as parent } from './parents.ts';

const alerts = () => import('../features/alerts/alerts-screen.tsx');
const create = () => import('../features/alerts/create-alert-screen.tsx');
const show = () => import('../features/alerts/alert-screen.tsx');
const edit = () => import('../features/alerts/edit-alert-screen.tsx');

/** As its own people have them, and staff below an organization. */
export const alertPages = facedPages({
  name: 'alerts',
  id: 'alert_id',
  search,
  loaders: () => import('./alerts.loaders.ts'),
  screens: {
    list: screenOf(alerts, 'Alerts'),
    create: screenOf(create, 'CreateAlert'),
    show: screenOf(show, 'Alert'),
    edit: screenOf(edit, 'EditAlert'),
  },
  asked: filterValuesOf,
});

export const alertsRoutes = alertPages({ parent, guards: ['employee'] });
