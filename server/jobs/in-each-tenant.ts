import { sql } from 'kysely';
import type { Database } from '../db/client.ts';
import { acrossTenants, inTenantUnhurried, type TenantTx } from '../db/scope.ts';
import { listTenants, type TenantRow } from '../tenants/tenants.repository.ts';
import type { Due } from './due.ts';

/** The tenants that have something due: one statement, however many there are. */
export async function tenantsWith(db: Database, due: Due): Promise<readonly TenantRow[]> {
  const { rows } = await acrossTenants(db, (tx) =>
    sql<{ id: string }>`select t.id from tenants t where ${due}`.execute(tx),
  );
  return listTenants(
    db,
    rows.map(({ id }) => id),
  );
}

/**
 * Runs `work` for every tenant with something due, each in its own transaction: what a handler of `everyMinute` usually
 * is made of. A tenant that fails is rolled back and keeps no other from its turn. @throws AggregateError at the end
 */
export async function inEachTenant(
  db: Database,
  due: Due,
  work: (tx: TenantTx, tenant: TenantRow) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const tenant of await tenantsWith(db, due)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one transaction at a time
      await inTenantUnhurried(db, tenant.id, (tx) => work(tx, tenant));
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some tenants failed.');
}
