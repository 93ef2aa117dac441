import {
  organizationsProgress,
  previewReminders,
  remindOrganizations,
  showProgressSummary,
} from '../../contract/organizations/progress.endpoints.ts';
import type { Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { listFileRoute } from '../kit/tables.ts';
import { listProgress, progressBehind } from './progress.repository.ts';
import { progressSummary, progressView, reminders, sinceOf } from './progress.service.ts';
import { progressColumns } from './progress.table.ts';

export function progressRoutes(route: Route): void {
  resourceRoutes(route, organizationsProgress, {
    usual: 'waiting',
    list: (call, page) => listProgress(call.tx, call.query.filter ?? {}, page, sinceOf(call)),
    view: (rows, call) => rows.map((row) => progressView(row, call)),
  });

  listFileRoute(route, organizationsProgress.csv, {
    table: 'progress',
    search: organizationsProgress.search,
    usual: 'waiting',
    behind: (call, page, behind) => progressBehind(call.tx, call.query.filter ?? {}, page, sinceOf(call), behind),
    view: progressView,
    columns: progressColumns,
  });

  route(showProgressSummary, async (call) => ({ data: await progressSummary(call) }));
  route(previewReminders, async (call) => {
    const { data } = await reminders(call, call.body.organization_ids, false);
    return { data };
  });
  route(remindOrganizations, (call) => reminders(call, call.body.organization_ids, true));
}
