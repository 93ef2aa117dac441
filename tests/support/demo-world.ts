import { loadDemoData } from '../../server/demo/demo.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { findTenantBySlug, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import { FakeClock } from './clock.ts';
import { freshDatabase } from './database.ts';
import { freshFiles } from './files.ts';

/** What somebody finds who has just started it. */
export async function createDemoWorld() {
  const clock = new FakeClock();
  const files = freshFiles();
  const db = await freshDatabase();
  await loadDemoData(db, clock, files);
  const found = await Promise.all(['app', 'chemie'].map((slug) => findTenantBySlug(db, slug)));
  const tenants = new Map(
    found.filter((tenant): tenant is TenantRow => !!tenant).map((tenant) => [tenant.slug, tenant]),
  );
  return {
    clock,
    files,
    db,
    tenants,
    inside: <T>(slug: string, work: (tx: TenantTx) => Promise<T>): Promise<T> =>
      inTenant(db, tenants.get(slug)!.id, work),
    close: () => Promise.all([db.close(), files.removeAll()]),
  };
}
