import { audits, showAudited } from '../../contract/audits/audits.endpoints.ts';
import { calledAlike } from '../../contract/audits/events.messages.ts';
import type { AuditEntry } from '../../contract/audits/audits.schema.ts';
import type { auditPeriods } from '../../contract/audits/audits.search.ts';
import { Failure } from '../http/failure.ts';
import type { Call, Route } from '../http/route.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { spanned } from '../kit/span.ts';
import { listFileRoute } from '../kit/tables.ts';
import { type AuditFilter, type AuditRow, auditsBehind, findAudited, listAudits } from './audits.repository.ts';
import { auditColumns } from './audits.table.ts';
import { findAuditedPerson, noteReading } from './person.repository.ts';

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

type Asked = Pick<Call<typeof audits.list>, 'now' | 'tenant' | 'tx' | 'query'>;

async function filterOf({ tx, now, tenant, query }: Asked): Promise<AuditFilter> {
  const { since: periods = [], event, person_id, after, ...rest } = spanned(query.filter ?? {}, tenant.timezone);
  // of several the longest
  const days = Math.max(0, ...periods.map((period) => daysOf[period]));
  const since = days === 0 ? undefined : new Date(now.getTime() - days * dayMs);
  return {
    ...rest,
    after: since && after ? new Date(Math.max(since.getTime(), after.getTime())) : (since ?? after),
    events: event === undefined ? undefined : calledAlike(event),
    person: person_id === undefined ? undefined : await findAuditedPerson(tx, person_id),
  };
}

/** The log of the tenant, on pages and as a file. */
export function auditsRoutes(route: Route): void {
  resourceRoutes(route, audits, {
    usual: '-at',
    list: async (call, page) => {
      const filter = await filterOf(call);
      const listed = await listAudits(call.tx, filter, page);
      // what is read doesn't tell of this very reading
      if (filter.person) await noteReading(call, filter.person);
      return listed;
    },
    view: (rows) => rows.map(view),
  });

  listFileRoute(route, audits.csv, {
    table: 'audits',
    search: audits.search,
    usual: '-at',
    behind: async (call, page, behind) => {
      const filter = await filterOf(call);
      const rows = await auditsBehind(call.tx, filter, page, behind);
      if (filter.person && behind === undefined) await noteReading(call, filter.person);
      return rows;
    },
    view,
    columns: auditColumns,
  });

  route(showAudited, async ({ tx, params }) => {
    const data = await findAudited(tx, params.id);
    if (!data) throw new Failure('not_found');
    return { data };
  });
}
