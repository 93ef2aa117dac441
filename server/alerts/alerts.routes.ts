import { alerts, estimateAlert } from '../../contract/alerts/alerts.endpoints.ts';
import { ownedBy, reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import type { Route } from '../http/route.ts';
import { estimate } from './alerts.matches.ts';
import { findAlert, listAlerts } from './alerts.repository.ts';
import { alertChanged, alertRecords, alertRow, checkAlert } from './alerts.service.ts';
import { alertViews } from './alerts.view.ts';

export function alertsRoutes(route: Route): void {
  resourceRoutes(route, alerts, {
    usual: '-created_at',
    list: (call, page) => listAlerts(call.tx, { ...call.query.filter, organization_id: ownedBy(call) }, page),
    find: (call, id) => findAlert(call.tx, id, reachOf(call)),
    view: alertViews,
    records: alertRecords,
    check: checkAlert,
    toRow: alertRow,
    effects: alertChanged,
  });

  route(estimateAlert, async (call) => {
    const { organization_id: _, ...filter } = call.query.filter ?? {};
    return { data: await estimate(call.tx, { organization_id: ownedBy(call), filter }, call.tenant, call.now) };
  });
}
