import type { Criteria } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import type { SearchersTable } from '../db/tables-search.ts';

export function findSearcher(tx: TenantTx, employeeId: string) {
  return tx
    .selectFrom('searchers')
    .select(['criteria', 'search_order', 'here_at', 'before_at'])
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
}
export type Searcher = NonNullable<Awaited<ReturnType<typeof findSearcher>>>;

/** Where a search begins that nobody has made yet. */
export function findSearchedFrom(tx: TenantTx, organizationId: string) {
  return tx
    .selectFrom('organizations')
    .select(['occupation_ids', 'postcode', 'city', 'area_id'])
    .where('id', '=', organizationId)
    .executeTakeFirst();
}

/** That an employee is here; `search` is what they look for, where it is known. */
export async function storeSearcher(
  tx: TenantTx,
  employeeId: string,
  visit: { readonly here_at: Date; readonly before_at: Date | null },
  search: { readonly criteria: Criteria; readonly order: SearchersTable['search_order'] } | undefined,
): Promise<void> {
  const looked = search && { criteria: JSON.stringify(search.criteria), search_order: search.order };
  await tx
    .insertInto('searchers')
    .values({
      tenant_id: currentTenant,
      employee_id: employeeId,
      criteria: null,
      search_order: 'rule',
      ...looked,
      ...visit,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'employee_id']).doUpdateSet({ ...looked, ...visit }))
    .execute();
}

/** That a company looks for applicants, the first time. */
export async function noteFirstSearch(tx: TenantTx, organizationId: string, now: Date): Promise<void> {
  await tx
    .updateTable('organizations')
    .set({ first_searched_at: now })
    .where('id', '=', organizationId)
    .where('first_searched_at', 'is', null)
    .execute();
}
