import type { InferOutput } from 'valibot';
import { type BandKm, bandsKm } from '../../contract/search/bands.ts';
import {
  type Match,
  mostCounted,
  type SearchPage,
  type SearchQuery,
  type SearchResult,
  type searchFilters,
} from '../../contract/search/search.schema.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Area, areaOf, areasAround } from '../geo/areas.ts';
import { findCentre } from '../geo/geo.service.ts';
import { graduationTypes } from '../graduation-types/graduation-types.ts';
import { handleOf, nameOf } from '../handles/handles.ts';
import { occupationLevels, occupationName } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { availabilityOf, type Viewer } from './availability.ts';
import { latelySince, matchOf, type OccupationLevels, turnOf } from './ranking.ts';
import type { ResolvedSearch } from './admitted.ts';
import { findMatches, findRecommended, type FoundApplicant } from './search.repository.ts';

type Related = NonNullable<InferOutput<NonNullable<typeof searchFilters.related>>>;

/** What an employer looked for, as a saved search or a ping carries it. */
export interface SearchCriteria {
  readonly occupation_ids?: readonly string[] | undefined;
  readonly related?: Related | undefined;
  readonly graduation_rank?: number | undefined;
  readonly centre?: string | undefined;
}

/** Far enough for a region, near enough for a daily way. */
const defaultRadiusKm: BandKm = 50;
const dayMs = 86_400_000;

/** @throws Failure validation at `field` for a place nobody knows */
function centreOf(text: string | undefined, field: string): Area | undefined {
  if (text === undefined) return undefined;
  const centre = findCentre(text);
  if (!centre) throw new Failure('validation', { errors: { [field]: [{ rule: 'unknown' }] } });
  return centre;
}

function levelsOf({ occupation_ids }: SearchCriteria): OccupationLevels | undefined {
  return occupation_ids && occupation_ids.length > 0 ? occupationLevels(occupation_ids) : undefined;
}

/** The occupations a search admits: those asked for, and their relatives as far as asked. */
function wishesOf(levels: OccupationLevels | undefined, related: Related = 'none'): ResolvedSearch['wishes'] {
  if (!levels) return undefined;
  const { same, kldb4, kldb3 } = levels;
  return { same, related: { none: [], kldb4: [kldb4], kldb3: [kldb4, kldb3] }[related] };
}

const rankOf = (id: string | null): number | null => graduationTypes.find((type) => type.id === id)?.rank ?? null;

/** How a certificate stands to the least one asked for; one that can't be ranked is kept and says so. */
function certificateOf(id: string | null, least: number | undefined): 'reached' | 'unranked' | undefined {
  if (least === undefined) return undefined;
  const rank = rankOf(id);
  return rank === null ? 'unranked' : rank >= least ? 'reached' : undefined;
}

const certificates = (least: number | undefined, rankedOnly = false): string[] | undefined =>
  least === undefined && !rankedOnly
    ? undefined
    : graduationTypes.filter(({ rank }) => (rank === null ? !rankedOnly : rank >= (least ?? 0))).map(({ id }) => id);

/** The day whose turn decides among equals: that of the first page, as long as that was today or yesterday. */
function orderDate(wished: string | undefined, tenant: TenantRow, now: Date): string {
  const today = dayIn(tenant.timezone, now);
  const yesterday = dayIn(tenant.timezone, new Date(now.getTime() - dayMs));
  return wished === yesterday ? yesterday : today;
}

/** The reasons of one applicant on a day of the tenant's calendar, as list, preview, mail and drawer tell them. */
export function matchOfApplicant(
  applicant: Omit<FoundApplicant, 'available_from' | 'mobility_km'>,
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

async function companyArea(tx: TenantTx, organizationId: string): Promise<Area | undefined> {
  const found = await tx
    .selectFrom('organizations')
    .select('area_id')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  return areaOf(found?.area_id ?? null);
}

function nearTo(from: Area | undefined, limit: BandKm | undefined): ResolvedSearch['near'] {
  const bands = from ? [...areasAround(from, limit ?? bandsKm[bandsKm.length - 1] ?? 100).values()] : [];
  return { bands, isLimit: limit !== undefined };
}

/** A page of matches for an employer, pseudonymous, with whether and why contact is possible. */
export async function search(
  tx: TenantTx,
  query: SearchQuery,
  viewer: Viewer,
  tenant: TenantRow,
  now: Date,
): Promise<SearchPage> {
  const filter = query.filter ?? {};
  const place = centreOf(filter.centre, 'filter.centre');
  const company = await companyArea(tx, viewer.organization_id);
  const levels = levelsOf(filter);
  const order_date = orderDate(query.order_date, tenant, now);
  const asked = { levels, place, company, since: latelySince(order_date) };
  const limit = query.per_page ?? perPageDefault;
  const { rows, total } = await findMatches(tx, {
    tenant_id: tenant.id,
    organization_id: viewer.organization_id,
    wishes: wishesOf(levels, filter.related),
    graduation_type_ids: certificates(filter.graduation_rank, filter.ranked_only),
    near: nearTo(place ?? company, place && radiusOf(filter.radius_km)),
    recommended_only: filter.recommended_only ?? false,
    not_contacted: filter.not_contacted ?? false,
    order: query.order ?? 'rule',
    since: asked.since,
    turn: turnOf(order_date, viewer.organization_id),
    limit,
    offset: ((query.page ?? 1) - 1) * limit,
  });
  const found = rows.map(({ id }) => id);
  const recommended = await findRecommended(tx, found);
  const availability = await availabilityOf(tx, found, viewer, tenant, now);
  const data = rows.map((row): SearchResult => {
    const state = availability.get(row.id);
    const area = areaOf(row.area_id);
    return {
      handle: handleOf(tenant, viewer.organization_id, row.id),
      name: nameOf(tenant, viewer.organization_id, row.id),
      occupation: { id: row.occupation_id ?? '', name: occupationName(row.occupation_id) },
      graduation_type_id: row.graduation_type_id,
      area: area?.name ?? '',
      match: matchOf({ ...row, area }, asked, certificateOf(row.graduation_type_id, filter.graduation_rank)),
      available_from: row.available_from,
      mobility_km: row.mobility_km,
      recommended: recommended.has(row.id),
      availability: state?.reason ? 'unavailable' : 'available',
      unavailable_reason: state?.reason ?? null,
      latest_ping: state?.latest_ping ?? null,
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
      centre: place?.name ?? null,
      near: place ? 'place' : company ? 'company' : null,
    },
  };
}

const radiusOf = (asked: string | undefined): BandKm =>
  bandsKm.find((band) => String(band) === asked) ?? defaultRadiusKm;
