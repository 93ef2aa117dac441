import { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import { listRoute, recordRoute, screenOf } from '../kit/resource-route.ts';
import { filterValuesOf } from '../kit/search-filters/filter-values.ts';
import { memberParent as parent } from './parents.ts';

const guards = ['employee'] as const;
const loaders = () => import('./alerts.loaders.ts');

const list = listRoute({
  parent,
  path: '/alerts',
  is: { name: 'alerts.index', guards },
  search: alertsSearch,
  load: async (search, signal) => (await loaders()).loadAlerts(search, signal),
  screen: screenOf(() => import('../features/alerts/alerts-screen.tsx'), 'AlertsScreen', 'AlertsPending'),
});

const create = recordRoute({
  parent,
  path: '/alerts/create',
  is: { name: 'alerts.create', guards },
  asked: filterValuesOf,
  load: async (_, signal) => {
    const { loadForm, loadOffers } = await loaders();
    return loadForm(loadOffers(signal));
  },
  screen: screenOf(
    () => import('../features/alerts/create-alert-screen.tsx'),
    'CreateAlertScreen',
    'CreateAlertPending',
  ),
});

const show = recordRoute({
  parent,
  path: '/alerts/$alert_id',
  is: { name: 'alerts.show', guards },
  load: async ({ alert_id }, signal) => (await loaders()).loadAlert(alert_id, signal),
  screen: screenOf(() => import('../features/alerts/alert-screen.tsx'), 'AlertScreen', 'AlertPending'),
});

const edit = recordRoute({
  parent,
  path: '/alerts/$alert_id/edit',
  is: { name: 'alerts.edit', guards },
  load: async ({ alert_id }, signal) => {
    const { loadForm, loadAlert } = await loaders();
    return loadForm(loadAlert(alert_id, signal));
  },
  screen: screenOf(() => import('../features/alerts/edit-alert-screen.tsx'), 'EditAlertScreen', 'EditAlertPending'),
});

export const alertsRoutes = [list, create, show, edit] as const;
