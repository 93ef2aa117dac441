import { audits } from '../../contract/audits/audits.endpoints.ts';
import type { AuditEntry } from '../../contract/audits/audits.schema.ts';
import type { auditPeriods } from '../../contract/audits/audits.search.ts';
import type { Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { type AuditRow, listAudits } from './audits.repository.ts';

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

/** The log of the tenant. */
export function auditsRoutes(route: Route): void {
  resourceRoutes(route, audits, {
    usual: '-at',
    list: ({ tx, now, query: { filter = {} } }, page) => {
      const { since: periods = [], ...rest } = filter;
      // of several the longest
      const days = Math.max(0, ...periods.map((period) => daysOf[period]));
      const since = days === 0 ? undefined : new Date(now.getTime() - days * dayMs);
      return listAudits(tx, { ...rest, since }, page);
    },
    view: (rows) => rows.map(view),
  });
}
