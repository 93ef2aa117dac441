import { sql, type Transaction } from 'kysely';
import type { Database } from './client.ts';
import { insideTransaction } from './open-transaction.ts';
import { withoutHurry } from './postgres.ts';
import type { Schema } from './schema.ts';

declare const scoped: unique symbol;

/** A transaction that sees and writes one tenant's rows only. Repositories take nothing else. */
export type TenantTx = Transaction<Schema> & { readonly [scoped]: true };

/** Requests give up a statement after this time, jobs, for which nobody waits, after the other; the embedded database has no timers and ignores it. */
const statementTimeoutMs = 2_000;
export const jobStatementTimeoutMs = 60_000;

/**
 * Narrows an open transaction to one tenant, for good: role and setting end with it. Its statements keep to one process
 * of the database: starting more takes longer than a request may, and one search would take what many need. A page
 * anywhere costs them hardly more than the next one: indexes lie in memory or on discs that don't turn. Nothing is
 * compiled for a statement: that takes hundreds of milliseconds where many facts are looked up, and saves few.
 */
export async function enterTenant(
  tx: Transaction<Schema>,
  tenantId: string,
  timeoutMs = statementTimeoutMs,
): Promise<TenantTx> {
  await sql`select set_config('role', 'werdegang_app', true),
                   set_config('app.tenant_id', ${tenantId}, true),
                   set_config('statement_timeout', ${String(timeoutMs)}, true),
                   set_config('max_parallel_workers_per_gather', '0', true),
                   set_config('random_page_cost', '1.1', true),
                   set_config('jit', 'off', true)`.execute(tx);
  return tx as TenantTx;
}

/**
 * Leaves the scope of `app` for what its administrators do to other tenants, as the owner of the tables, and comes back
 * to it: one transaction, so that both or neither is written. `work` enters a tenant itself to write anything in it.
 * @throws TypeError in any other scope
 */
export async function asPlatform<T>(
  tx: TenantTx,
  { id, slug }: { readonly id: string; readonly slug: string },
  work: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  if (slug !== 'app') throw new TypeError('Only `app` looks after other tenants.');
  const owner: Transaction<Schema> = tx;
  await sql`select set_config('role', 'none', true)`.execute(owner);
  const made = await work(owner);
  await enterTenant(owner, id);
  return made;
}

/**
 * Does something in the tenant from which somebody came here, its log above all, and comes back: one transaction, so that
 * both or neither is written. `from` stands in a handover, which nobody but `asPlatform` writes.
 */
export async function besides<T>(
  tx: TenantTx,
  { here, from }: { readonly here: string; readonly from: string },
  work: (scoped: TenantTx) => Promise<T>,
): Promise<T> {
  const made = await work(await enterTenant(tx, from));
  await enterTenant(tx, here);
  return made;
}

/**
 * Runs `work` in one transaction as the role that owns nothing, with row-level security keyed to the tenant.
 * Commits when `work` resolves, rolls back when it throws. Refuses to be nested: pass `tx` along.
 */
export function inTenant<T>(db: Database, tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  return db.kysely.transaction().execute(async (tx) => {
    const scopedTx = await enterTenant(tx, tenantId);
    return insideTransaction(() => work(scopedTx));
  });
}

/** As `inTenant`, for work that nobody waits for: its statements have more time, and the line may stay silent for it. */
export function inTenantUnhurried<T>(db: Database, tenantId: string, work: (tx: TenantTx) => Promise<T>): Promise<T> {
  return withoutHurry(() =>
    db.kysely.transaction().execute(async (tx) => {
      const scopedTx = await enterTenant(tx, tenantId, jobStatementTimeoutMs);
      return insideTransaction(() => work(scopedTx));
    }),
  );
}

/**
 * Runs one look across all tenants, as the role that reads of a row nothing but whether it is due (migration 0016). Like
 * `inTenantUnhurried` it has the time of jobs.
 */
export function acrossTenants<T>(db: Database, look: (tx: Transaction<Schema>) => Promise<T>): Promise<T> {
  return withoutHurry(() =>
    db.kysely.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'werdegang_due', true),
                       set_config('statement_timeout', ${String(jobStatementTimeoutMs)}, true),
                       set_config('max_parallel_workers_per_gather', '0', true),
                       set_config('jit', 'off', true)`.execute(tx);
      return insideTransaction(() => look(tx));
    }),
  );
}
