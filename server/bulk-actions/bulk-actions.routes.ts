import { undoBulkAction } from '../../contract/bulk-actions/bulk-actions.endpoints.ts';
import type { Route } from '../http/route.ts';
import { undo } from './undoing.ts';

export function bulkActionsRoutes(route: Route): void {
  route(undoBulkAction, async (call) => ({ data: await undo(call, call.params.id) }));
}
