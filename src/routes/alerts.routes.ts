import { alertsSearch as search } from '../../contract/alerts/alerts.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { filterValuesOf } from '../kit/search-filters/filter-values.ts';
import { memberParent as parent } from './parents.ts';

const page = resourcePages({
  parent,
  name: 'alerts',
  id: 'alert_id',
  guards: ['employee'],
  search,
  loaders: () => import('./alerts.loaders.ts'),
});

const alerts = () => import('../features/alerts/alerts-screen.tsx');
const create = () => import('../features/alerts/create-alert-screen.tsx');
const show = () => import('../features/alerts/alert-screen.tsx');
const edit = () => import('../features/alerts/edit-alert-screen.tsx');

export const alertsRoutes = [
  page.list(screenOf(alerts, 'AlertsScreen', 'AlertsPending')),
  page.create(screenOf(create, 'CreateAlertScreen', 'CreateAlertPending'), filterValuesOf),
  page.show(screenOf(show, 'AlertScreen', 'AlertPending')),
  page.edit(screenOf(edit, 'EditAlertScreen', 'EditAlertPending')),
] as const;
