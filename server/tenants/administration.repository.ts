import type { Transaction } from 'kysely';
import type { tenantsSearch } from '../../contract/tenants/tenants.search.ts';
import type { Schema } from '../db/schema.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { tenantColumns, type TenantRow, withLogo } from './tenants.repository.ts';

/** Across tenants, as the owner of the tables (`asPlatform`); in a tenant's scope it sees that one alone. */
type Owner = Transaction<Schema>;

export async function findTenant(tx: Owner, id: string): Promise<TenantRow | undefined> {
  const row = await tx.selectFrom('tenants').select(tenantColumns).where('id', '=', id).executeTakeFirst();
  return row && withLogo(row);
}

/** A page of all tenants; `q` is looked for in name and slug. */
export async function pageOfTenants(
  tx: Owner,
  { q, slug }: { readonly q?: string | undefined; readonly slug?: string | undefined },
  page: Paged<(typeof tenantsSearch)['order'][number]>,
) {
  const pattern = `%${literally(q ?? '')}%`;
  const asked = tx
    .selectFrom('tenants')
    .$if(!!q, (all) => all.where((eb) => eb.or([eb('name', 'ilike', pattern), eb('slug', 'ilike', pattern)])))
    .$if(!!slug, (all) => all.where('slug', '=', (slug ?? '').toLowerCase()));
  const { rows, total } = await selectPage(
    asked
      .select(tenantColumns)
      .orderBy(page.by === 'name' ? alphabetical('name') : page.by, page.direction)
      .orderBy('id', page.direction),
    asked,
    page,
  );
  return { rows: rows.map(withLogo), total };
}
