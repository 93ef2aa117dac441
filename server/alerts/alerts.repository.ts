import { type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { AlertInterval, AlertStatus } from '../../contract/alerts/alerts.schema.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { AlertsTable } from './alerts.tables.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

interface Reach {
  /** Absent for staff who mean all. */
  readonly organization_id?: string | undefined;
}

export type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

const within = (tx: TenantTx, { organization_id }: Reach) =>
  tx
    .selectFrom('alerts')
    .$if(organization_id !== undefined, (all) => all.where('organization_id', '=', organization_id ?? ''));

/** With the template as long as messages can be written with it, and the latest run that found somebody. */
export const withRun = (alerts: SelectQueryBuilder<Schema, 'alerts', object>) =>
  alerts
    .selectAll('alerts')
    .select((eb) =>
      eb
        .selectFrom('email_templates as t')
        .whereRef('t.tenant_id', '=', 'alerts.tenant_id')
        .whereRef('t.id', '=', 'alerts.email_template_id')
        .where('t.status', '=', 'published')
        .select('t.id')
        .as('template_id'),
    )
    .select(
      sql<{ run_id: string; on: string; matches: number } | null>`(
        select json_build_object('run_id', n.id, 'on', n.run_on::text, 'matches', n.matches) from alert_runs n
        where n.tenant_id = alerts.tenant_id and n.alert_id = alerts.id and n.matches > 0
        order by n.run_on desc limit 1)`.as('last_found'),
    );

export const findAlert = (tx: TenantTx, id: string, reach: Reach) =>
  withRun(within(tx, reach).where('id', '=', id)).executeTakeFirst();

export function listAlerts(
  tx: TenantTx,
  where: Required<Reach> & {
    readonly status?: readonly AlertStatus[] | undefined;
    readonly interval?: readonly AlertInterval[] | undefined;
    readonly asked?: unknown;
  },
  page: Paged<(typeof alertsSearch)['order'][number]>,
) {
  let asked = within(tx, where);
  if (where.status) asked = asked.where('status', 'in', where.status);
  if (where.interval) asked = asked.where('interval', 'in', where.interval);
  if (where.asked !== undefined) asked = asked.where('status', '=', 'active').where('asked_at', 'is not', null);
  const column = page.by === 'name' ? alphabetical(page.by) : sql.ref(page.by);
  const rows = withRun(asked)
    .orderBy(column, (order) => (page.direction === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('id', 'desc');
  return selectPage(rows, asked, page);
}

interface Whose extends Required<Reach> {
  readonly user_id: string;
  /** Absent for staff, who have what they made. */
  readonly employee_id: string | undefined;
}

/** What somebody has at a company that isn't archived: made by them, or telling them. Oldest first. */
export const findOwnAlerts = (tx: TenantTx, { organization_id, user_id, employee_id }: Whose) =>
  within(tx, { organization_id })
    .select(['id', 'name', 'criteria'])
    .where('status', '<>', 'archived')
    .where((eb) =>
      eb.or([
        eb('created_by', '=', user_id),
        ...(employee_id === undefined
          ? []
          : [
              eb.exists(
                eb
                  .selectFrom('alert_recipients as r')
                  .select('r.alert_id')
                  .whereRef('r.tenant_id', '=', 'alerts.tenant_id')
                  .whereRef('r.alert_id', '=', 'alerts.id')
                  .where('r.employee_id', '=', employee_id)
                  .where('r.removed_at', 'is', null),
              ),
            ]),
      ]),
    )
    .orderBy('id')
    .execute();

/** Alerts that aren't archived: of one author, or those that staff made for an organization; what they changed is their colleagues'. */
export async function countAlerts(
  tx: TenantTx,
  whose: { readonly created_by: string } | { readonly organization_id: string; readonly by_staff: true },
): Promise<number> {
  const { count } = await tx
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(whose))
    .$if('by_staff' in whose, (all) =>
      all.where((eb) =>
        eb.not(
          eb.exists(eb.selectFrom('employees as e').whereRef('e.user_id', '=', 'alerts.created_by').select('e.id')),
        ),
      ),
    )
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow();
  return count;
}

/** Who was there when it was saved matters no more once it never runs again. */
export async function forgetMet(tx: TenantTx, alertId: string): Promise<void> {
  await tx.deleteFrom('alert_seen').where('alert_id', '=', alertId).where('run_id', 'is', null).execute();
}

/** An alert, until the transaction ends nobody else's to change. */
export const lockAlert = (tx: TenantTx, id: string) =>
  withRun(tx.selectFrom('alerts').where('id', '=', id))
    .forUpdate()
    .executeTakeFirst();

export async function storeAlert(tx: TenantTx, id: string, values: Updateable<AlertsTable>): Promise<void> {
  await tx.updateTable('alerts').set(values).where('id', '=', id).execute();
}
