import type { DialectAdapter, Kysely } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';

/** Rings for delivery inside the given transaction, `delayMs` from now. */
export type Bell = (tx: TenantTx, tenantId: string, delayMs: number) => Promise<void>;

/** A transaction shares its adapter with the database it came from; several databases may live in one process. */
const bells = new WeakMap<DialectAdapter, Bell>();

/** From now on `announce` in transactions of this database rings `bell`; undefined takes it down. */
export function setBell(kysely: Kysely<Schema>, bell: Bell | undefined): void {
  const { adapter } = kysely.getExecutor();
  if (bell) bells.set(adapter, bell);
  else bells.delete(adapter);
}

/**
 * Says in the caller's transaction that a mail is there. While no jobs run (the first moments, tests), nothing
 * is lost: starting jobs and every tick look into the outbox anyway.
 */
export async function announce(tx: TenantTx, tenantId: string, delayMs: number): Promise<void> {
  await bells.get(tx.getExecutor().adapter)?.(tx, tenantId, delayMs);
}
