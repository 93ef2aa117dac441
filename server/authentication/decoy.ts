import { sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';

/**
 * Does the work and takes it back when it is a decoy: an unknown address costs the same statements, and the same
 * time, as a known one (decisions, section 5).
 */
export async function withDecoy(tx: TenantTx, isDecoy: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint decoy`.execute(tx);
  await work();
  await (isDecoy ? sql`rollback to savepoint decoy` : sql`release savepoint decoy`).execute(tx);
}
