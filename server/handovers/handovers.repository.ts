import { sql } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { HandoversTable } from '../db/tables-accounts.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

/** Somebody of `app`, as far as another tenant knows them. */
export interface Operator {
  readonly tenant_id: string;
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: Locale;
}

/**
 * The account by which somebody of `app` is here, made the first time. Its address is none, so that it can't be typed at
 * the login nor written to, and its password is none. Gives its id.
 */
export async function storeOperator(tx: TenantTx, { tenant_id, id, ...who }: Operator, now: Date): Promise<string> {
  const address = `handover:${id}`;
  const row = await tx
    .insertInto('users')
    .values({
      ...who,
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      type: 'administrator',
      email: address,
      email_key: address,
      password_hash: '',
      timezone: 'Europe/Berlin',
      verification: 'verified',
      verified_at: now,
      account: 'active',
      shadow_of: null,
      last_login_at: null,
      operator_tenant_id: tenant_id,
      operator_id: id,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'operator_id'])
        .where('operator_id', 'is not', null)
        .doUpdateSet({ ...who, updated_at: now }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type NewHandover = Pick<
  HandoversTable,
  'user_id' | 'from_tenant_id' | 'from_session_id' | 'operator' | 'reason' | 'ends_at'
>;

export async function insertHandover(tx: TenantTx, made: NewHandover, now: Date): Promise<string> {
  const id = newId({ now: () => now });
  const none = { redeemed_at: null, ended_at: null, ended_by: null };
  await tx
    .insertInto('handovers')
    .values({ tenant_id: currentTenant, id, created_at: now, ...made, ...none })
    .execute();
  return id;
}

const all = (tx: TenantTx) =>
  tx
    .selectFrom('handovers as h')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'h.tenant_id').onRef('u.id', '=', 'h.user_id'))
    .select([
      'h.id',
      'h.user_id',
      'h.from_tenant_id',
      'h.from_session_id',
      'h.operator',
      'h.reason',
      'h.created_at',
      'h.redeemed_at',
      'h.ends_at',
      'h.ended_at',
      'h.ended_by',
      'u.firstname',
      'u.lastname',
      'u.operator_id',
      sql<boolean>`exists (select from sessions s where s.tenant_id = h.tenant_id and s.handover_id = h.id)`.as(
        'has_session',
      ),
    ]);
export type HandoverRow = Awaited<ReturnType<typeof listHandovers>>[number];

export const findHandover = (tx: TenantTx, id: string) => all(tx).where('h.id', '=', id).executeTakeFirst();

/** The latest hundred. */
export const listHandovers = (tx: TenantTx) =>
  all(tx).orderBy('h.created_at', 'desc').orderBy('h.id', 'desc').limit(100).execute();

/** Those nobody has ended yet: of one person or of all. */
export function listOpenHandovers(tx: TenantTx, userId?: string) {
  const open = all(tx).where('h.ended_at', 'is', null);
  return (userId === undefined ? open : open.where('h.user_id', '=', userId)).orderBy('h.id').execute();
}

export const openHandoversDue: Due = anyIn('handovers', sql`ended_at is null`);

/** Holds whoever comes by a handover: two of their links are gone by one after the other. */
export async function lockVisitor(tx: TenantTx, id: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('handovers').select('user_id').where('handovers.id', '=', id))
    .forUpdate()
    .execute();
}

/** False where it has ended already. */
export async function markRedeemed(tx: TenantTx, id: string, now: Date, endsAt: Date): Promise<boolean> {
  const row = await tx
    .updateTable('handovers')
    .set({ redeemed_at: now, ends_at: endsAt })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it has ended already. */
export async function markEnded(
  tx: TenantTx,
  id: string,
  by: NonNullable<HandoversTable['ended_by']>,
  endedAt: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('handovers')
    .set({ ended_at: endedAt, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Until when a session of an administrator runs at most, in whose tenant `tx` is; undefined where it doesn't any more. It
 * is held, so that what is opened from it is there before it can go.
 */
export async function administratorUntil(tx: TenantTx, sessionId: string, now: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom('sessions as s')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'))
    .select('s.ends_at')
    .where('s.id', '=', sessionId)
    .where('s.expires_at', '>', now)
    .where('s.ends_at', '>', now)
    .where('s.handover_id', 'is', null)
    .where('u.account', '=', 'active')
    .where('u.type', '=', 'administrator')
    .forKeyShare('s')
    .executeTakeFirst();
  return row?.ends_at;
}

/** Whether somebody of the tenant's own administers it and has been here: from then on it is theirs. */
export async function isAdministered(tx: TenantTx): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'administrator')
    .where('account', '=', 'active')
    .where('operator_id', 'is', null)
    .where('last_login_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What is older than so many months, and who is no longer named by any. */
export async function deleteHandovers(tx: TenantTx, months: number, now: Date): Promise<void> {
  await sql`delete from handovers where created_at < ${now}::timestamptz - make_interval(months => ${months}::int)`.execute(
    tx,
  );
  await sql`delete from users u where u.operator_id is not null
    and not exists (select from handovers h where h.tenant_id = u.tenant_id and h.user_id = u.id)`.execute(tx);
}
