import { type SelectQueryBuilder, sql } from 'kysely';
import type { AlertInterval, AlertStatus } from '../../contract/alerts/alerts.schema.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

interface Reach {
  /** Absent for staff who mean all. */
  readonly organization_id?: string | undefined;
}

export type AlertRow = NonNullable<Awaited<ReturnType<typeof findAlert>>>;

const within = (tx: TenantTx, { organization_id }: Reach) =>
  tx
    .selectFrom('alerts')
    .$if(organization_id !== undefined, (all) => all.where('organization_id', '=', organization_id ?? ''));

/** With the template as long as messages can be written with it. */
const told = (alerts: SelectQueryBuilder<Schema, 'alerts', object>) =>
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
    );

export const findAlert = (tx: TenantTx, id: string, reach: Reach) =>
  told(within(tx, reach).where('id', '=', id)).executeTakeFirst();

export function listAlerts(
  tx: TenantTx,
  where: Required<Reach> & {
    readonly status?: readonly AlertStatus[] | undefined;
    readonly interval?: readonly AlertInterval[] | undefined;
  },
  page: Paged<(typeof alertsSearch)['order'][number]>,
) {
  let asked = within(tx, where);
  if (where.status) asked = asked.where('status', 'in', where.status);
  if (where.interval) asked = asked.where('interval', 'in', where.interval);
  const column = page.by === 'name' ? alphabetical(page.by) : sql.ref(page.by);
  const rows = told(asked)
    .orderBy(column, (order) => (page.direction === 'desc' ? order.desc() : order.asc()).nullsLast())
    .orderBy('id', 'desc');
  return selectPage(rows, asked, page);
}

/** Whom these alerts tell, by name. */
export function findRecipients(tx: TenantTx, alertIds: readonly string[]) {
  return tx
    .selectFrom('alert_recipients as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['r.alert_id', 'r.employee_id', 'r.opted_out_at', 'u.firstname', 'u.lastname'])
    .where('r.alert_id', 'in', alertIds.length > 0 ? alertIds : [null as never])
    .orderBy(alphabetical('u.lastname'))
    .orderBy('r.employee_id')
    .execute();
}

/** How many of these are colleagues who can be told. */
export async function countColleagues(tx: TenantTx, organizationId: string, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  const { count } = await tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('e.organization_id', '=', organizationId)
    .where('e.id', 'in', ids)
    .where('u.account', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** Alerts that aren't archived: of one author, or those that staff made for an organization. */
export async function countAlerts(
  tx: TenantTx,
  whose: { readonly created_by: string } | { readonly organization_id: string; readonly by_staff: true },
): Promise<number> {
  const { count } = await tx
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.and(whose))
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow();
  return count;
}

/** From now on these are told, and no others; who opted out and stays has still opted out. */
export async function storeRecipients(
  tx: TenantTx,
  alertId: string,
  employeeIds: readonly string[],
  today: string,
): Promise<void> {
  const others = tx.deleteFrom('alert_recipients').where('alert_id', '=', alertId);
  await (employeeIds.length > 0 ? others.where('employee_id', 'not in', employeeIds) : others).execute();
  if (employeeIds.length === 0) return;
  await tx
    .insertInto('alert_recipients')
    .values(
      employeeIds.map((employee_id) => ({
        tenant_id: currentTenant,
        alert_id: alertId,
        employee_id,
        opted_out_at: null,
        told_until: today,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
