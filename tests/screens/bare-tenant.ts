import { createTenant } from '../../server/tenants/create-tenant.ts';
import { listTenants, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { BrowserWorld } from '../support/browser-world.ts';

/** A tenant as it is on its first day: no company, no applicant. */
export async function bareTenant(world: BrowserWorld): Promise<TenantRow> {
  const { db } = world.deps;
  const id = await createTenant(db, world.clock, {
    slug: 'neuland',
    name: 'Kammer Neuland',
    color: '#2f5d8a',
    default_locale: 'de',
    sender_address: 'post@neuland.example',
    support_email: 'hilfe@neuland.example',
  });
  const row = (await listTenants(db)).find((tenant) => tenant.id === id);
  if (!row) throw new Error('The bare tenant was not made.');
  return row;
}
