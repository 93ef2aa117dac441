import { sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from './current-tenant.ts';
import type { Logo } from './logo-file.ts';

/** Bytes of the logos of these hashes, by hash; the scope's tenant has no other's. */
export async function findLogos(tx: TenantTx, hashes: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  if (hashes.length === 0) return new Map();
  const rows = await tx.selectFrom('tenant_logos').select(['hash', 'png']).where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, png }) => [hash, png]));
}

/**
 * Gives the scope's tenant this logo, or none. A former one goes, unless mails that show it wait; then the next
 * change takes it along.
 */
export async function saveLogo(tx: TenantTx, logo: Logo | null, now: Date): Promise<void> {
  if (logo) {
    await tx
      .insertInto('tenant_logos')
      .values({ tenant_id: currentTenant, hash: logo.hash, png: logo.png, created_at: now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'hash']).doNothing())
      .execute();
  }
  await tx
    .updateTable('tenants')
    .set(({ eb }) => ({
      logo_hash: logo?.hash ?? null,
      logo_width: logo?.width ?? null,
      logo_height: logo?.height ?? null,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', currentTenant)
    .execute();
  await sql`delete from tenant_logos where hash is distinct from ${logo?.hash ?? null}
    and not exists (select from mails where status = 'queued' and headers ->> 'logo' = tenant_logos.hash)`.execute(tx);
}
