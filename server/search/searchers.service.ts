import type { InferOutput } from 'valibot';
import { dayIn } from '../../contract/kit/age.ts';
import type { Criteria } from '../../contract/search/search.schema.ts';
import type { lastSearchInput, SearchStart } from '../../contract/search/searchers.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { occupationName } from '../occupations/occupations.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { Viewer } from './availability.ts';
import { countSeenBy } from './marks.repository.ts';
import { latelySince } from './ranking.ts';
import { centreOf, defaultRadiusKm } from './resolve.ts';
import {
  findSearchedFrom,
  findSearcher,
  noteFirstSearch,
  type Searcher,
  storeSearcher,
} from './searchers.repository.ts';

/** As many as a filter takes. */
const mostOccupations = 50;

/**
 * When somebody was last here on an earlier day than today: the whole of today is one visit. No farther back than
 * "confirmed lately" goes, for nobody agreed to companies learning more.
 */
function beforeToday(
  searcher: Pick<Searcher, 'here_at' | 'before_at'> | undefined,
  { timezone }: Pick<TenantRow, 'timezone'>,
  now: Date,
): Date | null {
  if (!searcher) return null;
  const today = dayIn(timezone, now);
  const last = dayIn(timezone, searcher.here_at) === today ? searcher.before_at : searcher.here_at;
  const earliest = latelySince(today);
  return last !== null && last < earliest ? earliest : last;
}

/** What is new to an employee came after this. */
export const lastVisit = async (tx: TenantTx, employeeId: string, tenant: TenantRow, now: Date): Promise<Date | null> =>
  beforeToday(await findSearcher(tx, employeeId), tenant, now);

/** Around the company, and for what it trains, as far as it has said so. */
export async function ownSearch(tx: TenantTx, organizationId: string): Promise<Criteria> {
  const { occupation_ids = [], postcode, city, area_id } = (await findSearchedFrom(tx, organizationId)) ?? {};
  return {
    ...(occupation_ids.length > 0 && { occupation_ids: occupation_ids.slice(0, mostOccupations) }),
    ...(area_id &&
      postcode && { centre: `${postcode} ${city ?? ''}`.slice(0, 80).trim(), radius_km: String(defaultRadiusKm) }),
  };
}

export async function searchStart(tx: TenantTx, viewer: Viewer, tenant: TenantRow, now: Date): Promise<SearchStart> {
  const searcher = await findSearcher(tx, viewer.employee_id);
  const own = await ownSearch(tx, viewer.organization_id);
  return {
    criteria: searcher?.criteria ?? own,
    order: searcher?.search_order ?? 'rule',
    is_remembered: (searcher?.criteria ?? null) !== null,
    own,
    since: beforeToday(searcher, tenant, now)?.toISOString() ?? null,
  };
}

/** @throws Failure validation for a place nobody knows */
export async function rememberVisit(
  tx: TenantTx,
  viewer: Viewer,
  { criteria, order = 'rule' }: InferOutput<typeof lastSearchInput>,
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  centreOf(criteria?.centre, 'criteria.centre');
  const before_at = await lastVisit(tx, viewer.employee_id, tenant, now);
  await storeSearcher(tx, viewer.employee_id, { here_at: now, before_at }, criteria && { criteria, order });
  if (criteria) await noteFirstSearch(tx, viewer.organization_id, now);
}

/** What is kept about somebody's searching, as they would say it. */
export async function searchOfEmployee(tx: TenantTx, employeeId: string) {
  const searcher = await findSearcher(tx, employeeId);
  const opened = await countSeenBy(tx, employeeId);
  if (!searcher) return undefined;
  const { criteria, here_at } = searcher;
  return {
    occupations: [criteria?.occupation_ids ?? []].flat().map((id) => occupationName(id)),
    place: criteria?.centre ?? null,
    opened,
    last_seen_at: here_at.toISOString(),
  };
}
