import {
  mostCounted,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
} from '../../contract/search/search.schema.ts';
import { type Match } from '../../contract/search/match.schema.ts';
import type { Found } from '../../contract/statistics/agenda.schema.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import type { TenantTx } from '../db/scope.ts';
import { areaOf } from '../geo/areas.ts';
import { handleOf, nameOf } from '../handles/handles.ts';
import { interestedIn } from '../interests/interested.ts';
import { occupationName } from '../occupations/occupations.ts';
import { findReleasedNames } from '../pings/released-names.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { ResolvedSearch } from './admitted.ts';
import { availabilityOf, type Viewer } from './availability.ts';
import { latelySince, matchOf } from './ranking.ts';
import { findMarks } from './marks.repository.ts';
import { centreOf, certificateOf, levelsOf, type Resolved, resolveSearch, type SearchCriteria } from './resolve.ts';
import {
  factsOf,
  findMatches,
  findRecommended,
  type FoundApplicant,
  type MatchedApplicant,
} from './search.repository.ts';
import { lastVisit } from './searchers.service.ts';

const dayMs = 86_400_000;

/** The day whose turn decides among equals: that of the first page, as long as that was today or yesterday. */
function orderDate(wished: string | undefined, tenant: TenantRow, now: Date): string {
  const today = dayIn(tenant.timezone, now);
  const yesterday = dayIn(tenant.timezone, new Date(now.getTime() - dayMs));
  return wished === yesterday ? yesterday : today;
}

/** The reasons of one applicant on a day of the tenant's calendar, as list, preview, mail and drawer tell them. */
export function matchOfApplicant(
  applicant: MatchedApplicant,
  criteria: SearchCriteria & { readonly company: number | null },
  day: string,
): Match {
  const asked = {
    levels: levelsOf(criteria),
    place: centreOf(criteria.centre, 'search.centre'),
    company: areaOf(criteria.company),
    since: latelySince(day),
  };
  const candidate = { ...applicant, area: areaOf(applicant.area_id) };
  return matchOf(candidate, asked, certificateOf(applicant.graduation_type_id, criteria.graduation_rank));
}

/** How many a search finds; where they are more than `most`, one more than that. */
export const countFound = async (
  tx: TenantTx,
  resolved: Omit<ResolvedSearch, 'order' | 'limit' | 'offset'>,
  most = mostCounted,
): Promise<number> => (await findMatches(tx, { ...resolved, order: 'rule', limit: 0, offset: 0 }, most)).total;

/** The first whom a search finds, as few words as an overview has for them, and how many there are. */
export async function firstFound(
  tx: TenantTx,
  { asked, search: resolved }: Resolved,
  organizationId: string,
  tenant: TenantRow,
  limit: number,
): Promise<{ total: number; rows: Found[] }> {
  const { rows, total } = await findMatches(tx, { ...resolved, order: 'rule', limit, offset: 0 });
  return {
    total,
    rows: rows.map((row) => {
      const { reasons } = matchOf({ ...row, area: areaOf(row.area_id) }, asked, undefined);
      const distance = reasons.find(({ kind }) => kind === 'distance');
      return {
        handle: handleOf(tenant, organizationId, row.id),
        name: nameOf(tenant, organizationId, row.id),
        occupation: occupationName(row.occupation_id),
        within_km: distance?.kind === 'distance' ? (distance.within_km ?? null) : null,
      };
    }),
  };
}

/** What is new about somebody since then; null on a first visit, when everybody would be. */
function freshnessOf(
  { tos_accepted_at, renewed_at }: Pick<FoundApplicant, 'tos_accepted_at' | 'renewed_at'>,
  since: Date | null,
): SearchResult['fresh'] {
  if (since === null) return null;
  if (tos_accepted_at !== null && tos_accepted_at > since) return 'joined';
  return renewed_at !== null && renewed_at > since ? 'renewed' : null;
}

const shownOn = (at: Date | undefined, { timezone }: TenantRow): string | null =>
  at === undefined ? null : dayIn(timezone, at);

/** A page of matches for an employer, pseudonymous, with whether and why contact is possible. */
export async function search(
  tx: TenantTx,
  query: SearchQuery,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<SearchPage> {
  const filter = query.filter ?? {};
  const { organization_id } = viewer;
  const order_date = orderDate(query.order_date, tenant, now);
  const visited = await lastVisit(tx, viewer.employee_id, tenant, now);
  const searching = { tenant, organization_id, day: order_date, field: 'filter', visited };
  const resolved = await resolveSearch(tx, filter, searching);
  const { asked } = resolved;
  const { place, company } = asked;
  const limit = query.per_page ?? perPageDefault;
  const offset = ((query.page ?? 1) - 1) * limit;
  const { rows, total } = await findMatches(tx, { ...resolved.search, order: query.order ?? 'rule', limit, offset });
  const found = rows.map(({ id }) => id);
  const recommended = await findRecommended(tx, found, organization_id);
  const availability = await availabilityOf(tx, found, viewer, tenant, now);
  const written = found.filter((id) => availability.get(id)?.latest_ping);
  const names = await findReleasedNames(tx, written, organization_id, now);
  const marks = await findMarks(tx, found, viewer);
  const interested = await interestedIn(tx, found, organization_id, order_date);
  const data = rows.map((row): SearchResult => {
    const state = availability.get(row.id);
    const area = areaOf(row.area_id);
    return {
      handle: handleOf(tenant, viewer.organization_id, row.id),
      name: nameOf(tenant, viewer.organization_id, row.id),
      released_name: names.get(row.id) ?? null,
      occupation: { id: row.occupation_id ?? '', name: occupationName(row.occupation_id) },
      graduation_type_id: row.graduation_type_id,
      area: area?.name ?? '',
      match: matchOf({ ...row, area }, asked, certificateOf(row.graduation_type_id, filter.graduation_rank)),
      ...factsOf(row),
      recommended: recommended.has(row.id),
      availability: state?.reason ? 'unavailable' : 'available',
      unavailable_reason: state?.reason ?? null,
      latest_ping: state?.latest_ping ?? null,
      ...(marks.get(row.id) ?? { seen: false, saved: false, hidden: false }),
      interested_on: shownOn(interested.get(row.id), tenant),
      fresh: freshnessOf(row, visited),
    };
  });
  return {
    data,
    meta: {
      total: Math.min(total, mostCounted),
      total_is_at_least: total > mostCounted,
      per_page: limit,
      current_page: query.page ?? 1,
      order_date,
      since: visited?.toISOString() ?? null,
      centre: place?.name ?? null,
      near: place ? 'place' : company ? 'company' : null,
    },
  };
}
