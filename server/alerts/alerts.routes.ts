import { alerts, estimateAlert } from '../../contract/alerts/alerts.endpoints.ts';
import { type Caller, ownedBy, reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import type { Route } from '../http/route.ts';
import { estimate } from './alerts.matches.ts';
import { findAlert, listAlerts } from './alerts.repository.ts';
import { alertChanged, alertRecords, alertRow, checkAlert } from './alerts.service.ts';
import { alertViews } from './alerts.view.ts';
import { findSame } from './same-search.ts';

export function alertsRoutes(route: Route): void {
  resourceRoutes(route, alerts, {
    usual: '-created_at',
    list: (call, page) => listAlerts(call.tx, { ...call.query.filter, organization_id: ownedBy(call) }, page),
    find: (call: Caller, id) => findAlert(call.tx, id, reachOf(call)),
    view: alertViews,
    records: alertRecords,
    check: checkAlert,
    toRow: alertRow,
    effects: alertChanged,
  });

  route(estimateAlert, async (call) => {
    const { organization_id: _, ...filter } = call.query.filter ?? {};
    const organization_id = ownedBy(call);
    const found = await estimate(call.tx, { organization_id, filter }, call.tenant, call.now);
    return { data: { ...found, same: await findSame(call, organization_id, filter) } };
  });
}
