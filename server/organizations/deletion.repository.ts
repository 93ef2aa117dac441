import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';

const isOver = (now: Date) => sql<SqlBool>`deletes_at <= ${now}::timestamptz`;
export const organizationsDue = (now: Date): Due => anyIn('organizations', isOver(now));

/** Companies whose days are over. */
export async function findDeleted(tx: TenantTx, now: Date): Promise<readonly string[]> {
  const rows = await tx.selectFrom('organizations').select('id').where(isOver(now)).orderBy('id').limit(20).execute();
  return rows.map(({ id }) => id);
}

/** One, locked until the transaction ends. */
export const lockDeleted = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('organizations')
    .select(['id', 'name', 'status', 'deletes_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

const counted = (table: string, where = sql`true`) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} x
    where x.tenant_id = o.tenant_id and x.organization_id = o.id and ${where})`;

/** A company and how much is its own. */
export const findWithCounts = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('organizations as o')
    .select([
      'o.id',
      'o.name',
      'o.status',
      'o.deletes_at',
      sql<number>`(select count(*)::int from employees x join users u on u.tenant_id = x.tenant_id and u.id = x.user_id
        where x.tenant_id = o.tenant_id and x.organization_id = o.id and u.password_hash <> '')`.as('employees'),
      counted('invitations').as('invitations'),
      counted('profiles').as('profiles'),
      counted('registration_codes', sql`not x.is_mailed`).as('codes'),
      counted('email_templates').as('email_templates'),
      counted('alerts').as('alerts'),
      counted('recommendations').as('recommendations'),
      counted('pings').as('messages'),
      counted('pings', sql`x.status in ('created', 'pending')`).as('open_messages'),
    ])
    .where('o.id', '=', id)
    .executeTakeFirst();

export async function setDeletion(tx: TenantTx, id: string, deletes_at: Date | null, now: Date): Promise<void> {
  await tx.updateTable('organizations').set({ deletes_at, updated_at: now }).where('id', '=', id).execute();
}

/** Who works there or has registered to. */
export async function peopleOf(tx: TenantTx, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from employees where organization_id = ${id}
    union select r.user_id from registrations r join invitations i on i.tenant_id = r.tenant_id and i.id = r.invitation_id
      where i.organization_id = ${id}
    order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

/** What mails and links name as their subject, beside its people. */
export async function subjectsOfOrganization(tx: TenantTx, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${id}::uuid as id
    union all select id from invitations where organization_id = ${id}
    union all select id from pings where organization_id = ${id}
    union all select id from recommendations where organization_id = ${id}
    union all select id from alerts where organization_id = ${id}`.execute(tx);
  return rows.map((row) => row.id);
}

/** The row, and with it everything that hangs on it; then the users that messages had kept without a name. */
export async function deleteOrganizationRow(tx: TenantTx, id: string, users: readonly string[]): Promise<void> {
  await tx.deleteFrom('organizations').where('id', '=', id).execute();
  if (users.length > 0)
    await tx
      .deleteFrom('users')
      .where('id', 'in', [...users])
      .execute();
}
