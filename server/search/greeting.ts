import * as v from 'valibot';
import { dayIn } from '../../contract/kit/age.ts';
import { type Criteria, criteriaFilters } from '../../contract/search/search.schema.ts';
import type { SearchStart } from '../../contract/search/searchers.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { Viewer } from './availability.ts';
import { findCentre } from '../geo/geo.service.ts';
import { resolveSearch } from './resolve.ts';
import { countFound } from './search.service.ts';
import { searchStart } from './searchers.service.ts';

/** How a visit begins: with the last search, or the company's own where that finds nobody any more. */
export async function greet(tx: TenantTx, viewer: Viewer, tenant: TenantRow, now: Date): Promise<SearchStart> {
  const start = await searchStart(tx, viewer, tenant, now);
  if (!start.is_remembered || (await findsSomebody(tx, start.criteria, viewer, tenant, now))) return start;
  return { ...start, criteria: start.own, order: 'rule', is_remembered: false };
}

async function findsSomebody(
  tx: TenantTx,
  criteria: Criteria,
  { organization_id }: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<boolean> {
  const filter = v.parse(v.strictObject(criteriaFilters), criteria);
  // nor does one around a place that nobody knows any more
  if (filter.centre !== undefined && !findCentre(filter.centre)) return false;
  const searching = { tenant, organization_id, day: dayIn(tenant.timezone, now), field: 'filter', visited: null };
  const { search } = await resolveSearch(tx, filter, searching);
  return (await countFound(tx, search, 1)) > 0;
}
