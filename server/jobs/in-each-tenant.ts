import type { Database } from '../db/client.ts';
import { inTenantUnhurried, type TenantTx } from '../db/scope.ts';
import { listTenants, type TenantRow } from '../tenants/tenants.repository.ts';

/**
 * Runs `work` for every tenant, each in its own transaction: what a handler of `everyMinute` usually is made of.
 * A tenant that fails is rolled back and keeps no other from its turn. @throws AggregateError at the end
 */
export async function inEachTenant(
  db: Database,
  work: (tx: TenantTx, tenant: TenantRow) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const tenant of await listTenants(db)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one transaction at a time
      await inTenantUnhurried(db, tenant.id, (tx) => work(tx, tenant));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tenants failed.');
}
