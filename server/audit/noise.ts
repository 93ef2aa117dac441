import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

/** What anybody can cause without being anybody: counted by day, for a row each would be theirs to pile up. */
export type Noise = 'foreign_host';

const day = 86_400_000;

export async function countNoise(tx: TenantTx, event: Noise, now: Date): Promise<void> {
  await tx
    .insertInto('noise_counts')
    .values({ tenant_id: currentTenant, event, day: now.toISOString().slice(0, 10), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'event', 'day']).doUpdateSet({ count: sql`noise_counts.count + 1` }),
    )
    .execute();
}

/** Kept as long as the audit. */
const old = (now: Date) => sql<SqlBool>`day < ${new Date(now.getTime() - 366 * day).toISOString().slice(0, 10)}`;
export const noiseDue = (now: Date): Due => anyIn('noise_counts', old(now));

export async function purgeNoise(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('noise_counts').where(old(now)).execute();
}
