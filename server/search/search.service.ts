import type { InferOutput } from 'valibot';
import {
  type Match,
  radiusKm,
  type SearchQuery,
  type SearchResult,
  type searchFilters,
} from '../../contract/search/search.schema.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import type { TenantTx } from '../db/scope.ts';
import { findCentre } from '../geo/geo.service.ts';
import { cellsAround, distanceKm, type Point } from '../geo/grid.ts';
import { graduationTypes } from '../graduation-types/graduation-types.ts';
import { occupationLevels, occupationName } from '../occupations/occupations.ts';
import { Failure } from '../plugins/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { availabilityOf, type Viewer } from './availability.ts';
import { matchOf, type OccupationLevels, roundedKm } from './match.ts';
import { findMatches, findRecommenders, type FoundApplicant, type ResolvedSearch } from './search.repository.ts';

type Related = NonNullable<InferOutput<NonNullable<typeof searchFilters.related>>>;

/** What an employer looked for, as a saved search or a ping carries it. */
export interface SearchCriteria {
  readonly occupation_ids?: readonly string[] | undefined;
  readonly related?: Related | undefined;
  readonly graduation_rank?: number | undefined;
  readonly centre?: string | undefined;
  readonly radius_km?: number | undefined;
}

/** Far enough for a region, near enough for a daily way. */
const defaultRadiusKm = 50;
const dayMs = 86_400_000;

const wholeDays = (since: Date | null, now: Date): number | null =>
  since ? Math.max(0, Math.floor((now.getTime() - since.getTime()) / dayMs)) : null;

const rankOf = (id: string | null): number | null => graduationTypes.find((type) => type.id === id)?.rank ?? null;

/** @throws Failure validation at `filter.centre` for a place nobody knows */
function centreOf(text: string | undefined) {
  if (text === undefined) return undefined;
  const centre = findCentre(text);
  if (!centre) throw new Failure('validation', { errors: { 'filter.centre': [{ rule: 'unknown' }] } });
  return centre;
}

function levelsOf({ occupation_ids }: SearchCriteria): OccupationLevels | undefined {
  return occupation_ids && occupation_ids.length > 0 ? occupationLevels(occupation_ids) : undefined;
}

/** The occupations a search admits: those asked for, and their relatives as far as asked. */
function admitted(levels: OccupationLevels | undefined, related: Related = 'none'): string[] | undefined {
  if (!levels) return undefined;
  const wider = { none: [], kldb4: levels.kldb4, kldb3: [...levels.kldb4, ...levels.kldb3] };
  return [...levels.same, ...wider[related]];
}

/**
 * The match of one applicant to what an organization looks for, as the applicant is told it: the distance is the one
 * from the organization itself, wherever it searched; left out where the organization has no address, and where it is
 * farther than any search reaches, for then it speaks against the letter.
 */
export function matchOfApplicant(
  applicant: Pick<FoundApplicant, 'occupation_id' | 'graduation_type_id' | 'renewed_at'> & {
    readonly lat: number | null;
    readonly lng: number | null;
  },
  criteria: Omit<SearchCriteria, 'centre'> & { readonly from: Point | undefined },
  now: Date,
): Match {
  const { from } = criteria;
  const { lat, lng } = applicant;
  const km = from && lat !== null && lng !== null ? distanceKm(from, { lat, lng }) : undefined;
  return matchOf({
    occupation_id: applicant.occupation_id,
    levels: levelsOf(criteria),
    distance_km: km !== undefined && km <= radiusKm.most ? km : undefined,
    radius_km: criteria.radius_km ?? defaultRadiusKm,
    rank: rankOf(applicant.graduation_type_id),
    least_rank: criteria.graduation_rank,
    renewed_days: wholeDays(applicant.renewed_at, now),
  });
}

/** Resolves places, occupations and ranks; the same resolution serves list, count, alert and statistics. */
export function resolveSearch(query: SearchQuery, viewer: Viewer, tenant: TenantRow, now: Date): ResolvedSearch {
  const filter = query.filter ?? {};
  const levels = levelsOf(filter);
  const centre = centreOf(filter.centre);
  const radius_km = filter.radius_km ?? defaultRadiusKm;
  const least = filter.graduation_rank;
  const reached =
    least === undefined ? [] : graduationTypes.filter(({ rank }) => rank !== null && rank >= least).map(({ id }) => id);
  const unranked = graduationTypes.filter(({ rank }) => rank === null).map(({ id }) => id);
  const per_page = query.per_page ?? perPageDefault;
  return {
    tenant_id: tenant.id,
    organization_id: viewer.organization_id,
    levels,
    occupation_ids: admitted(levels, filter.related),
    graduation_type_ids: least === undefined ? undefined : [...reached, ...unranked],
    reached_graduation_type_ids: reached,
    centre: centre && { lat: centre.lat, lng: centre.lng, cells: cellsAround(centre, radius_km) },
    radius_km,
    recommended_only: filter.recommended_only ?? false,
    not_contacted: filter.not_contacted ?? false,
    order: query.order ?? '-match',
    limit: per_page,
    offset: ((query.page ?? 1) - 1) * per_page,
    now,
  };
}

/** A page of matches for an employer, pseudonymous, with whether and why contact is possible. */
export async function search(
  tx: TenantTx,
  query: SearchQuery,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<{ data: SearchResult[]; meta: { total: number; per_page: number; current_page: number } }> {
  const resolved = resolveSearch(query, viewer, tenant, now);
  const { rows, total } = await findMatches(tx, resolved);
  const found = rows.map(({ id }) => id);
  const recommenders = await findRecommenders(tx, found);
  const availability = await availabilityOf(tx, found, viewer, tenant, now);
  const data = rows.map((row): SearchResult => {
    const state = availability.get(row.id);
    return {
      id: row.id,
      occupation: { id: row.occupation_id ?? '', name: occupationName(row.occupation_id) },
      graduation_type_id: row.graduation_type_id,
      city: row.city ?? '',
      distance_km: row.distance_km === null ? null : roundedKm(row.distance_km),
      match: matchOf({
        occupation_id: row.occupation_id,
        levels: resolved.levels,
        distance_km: row.distance_km ?? undefined,
        radius_km: resolved.radius_km,
        rank: rankOf(row.graduation_type_id),
        least_rank: query.filter?.graduation_rank,
        renewed_days: wholeDays(row.renewed_at, now),
      }),
      recommended_by: recommenders.get(row.id) ?? [],
      availability: state?.reason ? 'unavailable' : 'available',
      unavailable_reason: state?.reason ?? null,
      ping_status: state?.ping_status ?? null,
    };
  });
  return { data, meta: { total, per_page: resolved.limit, current_page: query.page ?? 1 } };
}
