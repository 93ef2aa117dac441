import { sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical } from '../kit/paged.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

const recipients = (tx: TenantTx) =>
  tx
    .selectFrom('alert_recipients as r')
    .where('r.removed_at', 'is', null)
    .innerJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'r.tenant_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .leftJoin('channels as c', (join) =>
      join.onRef('c.tenant_id', '=', 'u.tenant_id').onRef('c.user_id', '=', 'u.id').on('c.kind', '=', 'email'),
    );

/** Who wants no mail of this alert, or of none. */
const optedOut = sql<boolean>`(r.opted_out_at is not null or c.alert is false)`;
const isReached = sql<boolean>`(u.account = 'active' and u.verification = 'verified' and c.bounced_at is null)`;

/** Those whom a mail reaches that they want. */
const readers = (tx: TenantTx) => recipients(tx).where(optedOut, '=', false).where(isReached, '=', true);

/** Whom these alerts tell, by name. */
export async function findRecipients(tx: TenantTx, alertIds: readonly string[]) {
  if (alertIds.length === 0) return [];
  return recipients(tx)
    .select(['r.alert_id', 'r.employee_id', 'u.firstname', 'u.lastname', optedOut.as('opted_out')])
    .where('r.alert_id', 'in', alertIds)
    .orderBy(alphabetical('u.lastname'))
    .orderBy('r.employee_id')
    .execute();
}

/** To whom mails of an alert go, or those of somebody. */
export function findReaders(tx: TenantTx, where: { readonly alert_id: string } | { readonly employee_id: string }) {
  const columns = [
    'e.id',
    'e.user_id',
    'e.organization_id',
    'u.firstname',
    'u.lastname',
    'u.email',
    'u.locale',
  ] as const;
  const found = readers(tx).select(columns).distinct();
  return 'alert_id' in where
    ? found.where('r.alert_id', '=', where.alert_id).execute()
    : found.where('r.employee_id', '=', where.employee_id).execute();
}
export type Reader = Awaited<ReturnType<typeof findReaders>>[number];

/** Active alerts without a reader: this one, or those that tell somebody. */
export async function findUnread(
  tx: TenantTx,
  whose: { readonly alert_id: string } | { readonly user_id: string },
): Promise<readonly string[]> {
  const told =
    'alert_id' in whose
      ? sql<string>`select ${whose.alert_id}::uuid`
      : sql<string>`select r.alert_id from alert_recipients r join employees e on e.tenant_id = r.tenant_id and e.id = r.employee_id
          where e.user_id = ${whose.user_id}::uuid and r.removed_at is null`;
  const rows = await tx
    .selectFrom('alerts')
    .select('id')
    .where('status', '=', 'active')
    .where(sql<boolean>`id in (${told})`)
    .where((eb) =>
      eb.not(
        eb.exists(
          readers(tx)
            .select('r.alert_id')
            .where(sql<boolean>`r.alert_id = alerts.id`),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whoever can't log in any more is told nothing. */
export async function removeReader(tx: TenantTx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('alert_recipients')
    .set({ removed_at: now })
    .where('employee_id', '=', await employeeOf(tx, userId))
    .where('removed_at', 'is', null)
    .execute();
}

/** Of a user who is no employee an id that nobody has. */
export async function employeeOf(tx: TenantTx, userId: string): Promise<string> {
  const row = await tx.selectFrom('employees').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row?.id ?? userId;
}

/** False for whom the alert doesn't tell, or where it isn't as it `was`. */
export async function storeOptOut(
  tx: TenantTx,
  alertId: string,
  employeeId: string,
  at: Date | null,
  was?: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('alert_recipients')
    .set((eb) => ({ opted_out_at: at && eb.fn.coalesce('opted_out_at', eb.val(at)) }))
    .where('alert_id', '=', alertId)
    .where('employee_id', '=', employeeId)
    .$if(was !== undefined, (query) => query.where('opted_out_at', 'is not distinct from', was ?? null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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

/** From now on these are told, and no others; who has opted out has still, whoever takes them off and on again. */
export async function storeRecipients(
  tx: TenantTx,
  alertId: string,
  employeeIds: readonly string[],
  now: Date,
): Promise<void> {
  const others = tx
    .updateTable('alert_recipients')
    .set({ removed_at: now })
    .where('alert_id', '=', alertId)
    .where('removed_at', 'is', null);
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
        told_until: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'alert_id', 'employee_id']).doUpdateSet({ removed_at: null }),
    )
    .execute();
}

/** How many active alerts tell this user and nobody else. */
export async function countOnlyFor(tx: TenantTx, userId: string): Promise<number> {
  const others = readers(tx)
    .select('r.alert_id')
    .where('u.id', '<>', userId)
    .where(sql<boolean>`r.alert_id = alerts.id`);
  const { count } = await tx
    .selectFrom('alerts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'active')
    .where('id', 'in', readers(tx).select('r.alert_id').where('u.id', '=', userId))
    .where((eb) => eb.not(eb.exists(others)))
    .executeTakeFirstOrThrow();
  return count;
}
