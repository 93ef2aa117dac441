import {
  checkSuspicious as checkEndpoint,
  suspiciousEvents,
} from '../../contract/reports/suspicious-events.endpoints.ts';
import type { Route } from '../http/route.ts';
import { reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { listSuspicious } from './suspicious-events.repository.ts';
import { checkSuspicious, eventReader } from './suspicious-events.service.ts';
import { suspiciousView } from './suspicious-events.view.ts';

/** What was noticed by itself, for the tenant's staff. */
export function suspiciousEventsRoutes(route: Route): void {
  resourceRoutes(route, suspiciousEvents, {
    usual: '-updated_at',
    list: (call, page) => listSuspicious(call.tx, { ...call.query.filter, ...reachOf(call) }, page),
    view: async (rows, call) => {
      const reader = await eventReader(call);
      return rows.map((row) => suspiciousView(row, reader));
    },
  });

  route(checkEndpoint, async (call) => ({ data: await checkSuspicious(call, call.params.id, call.body.note) }));
}
