import { createHash } from 'node:crypto';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { World } from './world.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Publishes a version of the terms in a tenant; returns its hashes. */
export async function publishTerms(
  world: Pick<World, 'db' | 'clock'>,
  tenant: TenantRow,
  version = 1,
): Promise<{ de: string; en: string }> {
  const text = { de: `Bedingungen, Fassung ${version}`, en: `Terms, version ${version}` };
  const hash = { de: sha256(text.de), en: sha256(text.en) };
  await inTenant(world.db, tenant.id, (tx) =>
    tx
      .insertInto('terms')
      .values({
        tenant_id: tenant.id,
        id: newId(world.clock),
        version,
        material: true,
        text_de: text.de,
        text_en: text.en,
        hash_de: hash.de,
        hash_en: hash.en,
        published_at: world.clock.now(),
      })
      .execute(),
  );
  return hash;
}
