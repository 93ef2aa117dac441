import { showHistory } from '../../contract/pings/history.endpoints.ts';
import type { Route } from '../http/route.ts';
import { viewerOf } from '../search/availability.ts';
import { historyWith } from './history.service.ts';

export function historyRoutes(route: Route): void {
  route(showHistory, async ({ tx, params, actor, tenant, now }) => ({
    data: await historyWith(tx, params.id, viewerOf(actor), tenant, now),
  }));
}
