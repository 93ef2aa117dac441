import { audits } from '../../contract/audits/audits.endpoints.ts';
import type { AuditEntry } from '../../contract/audits/audits.schema.ts';
import type { auditPeriods } from '../../contract/audits/audits.search.ts';
import type { Call, Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { listFileRoute } from '../kit/tables.ts';
import { type AuditFilter, type AuditRow, auditsBehind, listAudits } from './audits.repository.ts';
import { auditColumns } from './audits.table.ts';

const dayMs = 86_400_000;
const daysOf = { day: 1, week: 7, month: 30 } as const satisfies Record<(typeof auditPeriods)[number], number>;

const view = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: { kind: row.actor_kind, name: row.actor_name },
  subject: { type: row.subject_type, id: row.subject_id, name: row.subject_name },
  event: row.event,
  reason: row.reason,
  fields: row.fields ?? [],
});

function filterOf({ now, query: { filter = {} } }: Pick<Call<typeof audits.list>, 'now' | 'query'>): AuditFilter {
  const { since: periods = [], ...rest } = filter;
  // of several the longest
  const days = Math.max(0, ...periods.map((period) => daysOf[period]));
  return { ...rest, since: days === 0 ? undefined : new Date(now.getTime() - days * dayMs) };
}

/** The log of the tenant, on pages and as a file. */
export function auditsRoutes(route: Route): void {
  resourceRoutes(route, audits, {
    usual: '-at',
    list: (call, page) => listAudits(call.tx, filterOf(call), page),
    view: (rows) => rows.map(view),
  });

  listFileRoute(route, audits.csv, {
    table: 'audits',
    search: audits.search,
    usual: '-at',
    behind: (call, page, behind) => auditsBehind(call.tx, filterOf(call), page, behind),
    view,
    columns: auditColumns,
  });
}
