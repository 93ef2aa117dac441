import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';

/** Running sessions of a user, the latest used first. */
export function listSessionsOf(tx: TenantTx, userId: string, now: Date) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('ends_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** False where this user has no such session. */
export async function deleteSession(tx: TenantTx, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export type LeavingUser = NonNullable<Awaited<ReturnType<typeof lockLeavingUser>>>;

/** A user with what belongs to the role, locked until the transaction ends, an applicant first; active or not. */
export async function lockLeavingUser(tx: TenantTx, id: string) {
  await tx.selectFrom('applicants').select('id').where('user_id', '=', id).forUpdate().execute();
  return leaving(tx, id).forUpdate('u').executeTakeFirst();
}

/** The same for reading alone. */
export const readLeavingUser = (tx: TenantTx, id: string) => leaving(tx, id).executeTakeFirst();

const leaving = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('users as u')
    .leftJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.user_id', '=', 'u.id'),
    )
    .leftJoin('employees as e', (join) => join.onRef('e.tenant_id', '=', 'u.tenant_id').onRef('e.user_id', '=', 'u.id'))
    .select([
      'u.id',
      'u.type',
      'u.firstname',
      'u.lastname',
      'u.email',
      'u.locale',
      'u.account',
      'u.verification',
      'u.last_login_at',
      'a.id as applicant_id',
      'e.id as employee_id',
      'e.organization_id',
    ])
    .where('u.id', '=', id);

export async function storeAccount(tx: TenantTx, id: string, account: 'active' | 'inactive', now: Date): Promise<void> {
  await tx.updateTable('users').set({ account, updated_at: now }).where('id', '=', id).execute();
}

/** Whether somebody else administrates this tenant; who was invited may never come. */
export async function hasOtherAdministrator(tx: TenantTx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'administrator')
    .where('account', '=', 'active')
    .where('verification', '=', 'verified')
    .where('operator_id', 'is', null)
    .where('last_login_at', 'is not', null)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The colleague who has been with the organization longest and can log in; undefined when there is none. */
export function findColleague(tx: TenantTx, organizationId: string, exceptEmployeeId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['e.id', 'u.firstname', 'u.lastname'])
    .where('e.organization_id', '=', organizationId)
    .where('e.id', '!=', exceptEmployeeId)
    .where('u.account', '=', 'active')
    .where('u.verification', '=', 'verified')
    .orderBy('e.created_at')
    .orderBy('e.id')
    .limit(1)
    .executeTakeFirst();
}

const graceOver = (purposes: readonly string[], now: Date) =>
  sql<SqlBool>`purpose in (${sql.join(purposes)}) and used_at is null and voided_at is null and expires_at <= ${now}`;
export const erasuresDue = (purposes: readonly string[], now: Date): Due =>
  anyIn('link_tokens', graceOver(purposes, now));

/** Users whose days of grace are over: nobody has taken the deletion back. Or whether this is one of them. */
export async function findDueForErasure(
  tx: TenantTx,
  purposes: readonly string[],
  now: Date,
  userId?: string,
): Promise<readonly string[]> {
  const over = tx.selectFrom('link_tokens').select('subject_id').where(graceOver(purposes, now));
  const rows = await (userId === undefined ? over : over.where('subject_id', '=', userId)).limit(100).execute();
  return rows.map(({ subject_id }) => subject_id);
}
