import { type Erased, erasures } from '../account/erasure-ledger.ts';
import { erasePerson, type ErasureDeps } from '../account/erasure.service.ts';
import type { Database } from '../db/client.ts';
import { inTenantUnhurried } from '../db/scope.ts';
import { listTenants } from '../tenants/tenants.repository.ts';
import { lockDeleted } from './deletion.repository.ts';
import { eraseOrganization } from './deletion.service.ts';

/**
 * After a backup was restored: erases once more whatever was erased since it was made. Each in a transaction of its
 * own; what is gone already is left out. @returns how many were there again
 */
export async function replayErasures(db: Database, now: Date, deps: ErasureDeps): Promise<number> {
  const tenants = new Map((await listTenants(db)).map((tenant) => [tenant.id, tenant]));
  let count = 0;
  const again = async ({ kind, tenant_id, id }: Erased): Promise<boolean> => {
    const tenant = tenants.get(tenant_id);
    if (!tenant) return false;
    return inTenantUnhurried(db, tenant_id, async (tx) => {
      if (kind === 'organization') {
        if (!(await lockDeleted(tx, id))) return false;
        await eraseOrganization(tx, id, tenant, now, deps);
        return true;
      }
      // a row without a person may be left of who was erased
      const user = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', id)
        .where('password_hash', '<>', '')
        .executeTakeFirst();
      if (user) await erasePerson(tx, id, tenant, now, deps);
      return user !== undefined;
    });
  };
  // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
  for (const erased of await erasures(deps.files)) if (await again(erased)) count += 1;
  return count;
}
