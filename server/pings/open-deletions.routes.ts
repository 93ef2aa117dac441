import { moveOpenDeletion as moveEndpoint, openDeletions } from '../../contract/pings/open-deletions.endpoints.ts';
import type { Route } from '../http/route.ts';
import { reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { listOpenDeletions } from './open-deletions.repository.ts';
import { moveOpenDeletion, openDeletionView } from './open-deletions.service.ts';

/** What companies have not deleted yet, or not said so, for the tenant's staff. */
export function openDeletionsRoutes(route: Route): void {
  resourceRoutes(route, openDeletions, {
    usual: 'requested_at',
    list: (call, page) => listOpenDeletions(call.tx, { ...call.query.filter, ...reachOf(call) }, page, call.now),
    view: (rows, call) => rows.map((row) => openDeletionView(row, call)),
  });

  route(moveEndpoint, async (call) => ({ data: await moveOpenDeletion(call, call.params.id, call.body) }));
}
