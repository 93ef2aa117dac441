import { alertsSearch as search } from '../../contract/alerts/alerts.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { filterValuesOf } from '../kit/search-filters/filter-values.ts';
import { memberParent as parent } from './parents.ts';

/** As staff have them too, below an organization. */
export const alertResource = {
  name: 'alerts',
  id: 'alert_id',
  search,
  loaders: () => import('./alerts.loaders.ts'),
} as const;

const page = resourcePages({ ...alertResource, parent, guards: ['employee'] });

const alerts = () => import('../features/alerts/alerts-screen.tsx');
const create = () => import('../features/alerts/create-alert-screen.tsx');
const show = () => import('../features/alerts/alert-screen.tsx');
const edit = () => import('../features/alerts/edit-alert-screen.tsx');

export const alertScreens = {
  list: screenOf(alerts, 'AlertsScreen', 'AlertsPending'),
  create: screenOf(create, 'CreateAlertScreen', 'CreateAlertPending'),
  show: screenOf(show, 'AlertScreen', 'AlertPending'),
  edit: screenOf(edit, 'EditAlertScreen', 'EditAlertPending'),
} as const;

/** What an address may bring along for a new one. */
export const alertBeginning = filterValuesOf;

export const alertsRoutes = [
  page.list(alertScreens.list),
  page.create(alertScreens.create, alertBeginning),
  page.show(alertScreens.show),
  page.edit(alertScreens.edit),
] as const;
