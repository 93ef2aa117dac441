import type { InferOutput } from 'valibot';
import { type BandKm, bandsKm } from '../../contract/search/bands.ts';
import type { searchFilters } from '../../contract/search/search.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Area, areaOf, areasAround } from '../geo/areas.ts';
import { findCentre } from '../geo/geo.service.ts';
import { graduationTypes } from '../graduation-types/graduation-types.ts';
import { occupationLevels } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { ResolvedSearch } from './admitted.ts';
import { type Asked, latelySince, type OccupationLevels, turnOf } from './ranking.ts';

type Related = NonNullable<InferOutput<NonNullable<typeof searchFilters.related>>>;

/** What an employer looked for, as a saved search or a ping carries it. */
export interface SearchCriteria {
  readonly occupation_ids?: readonly string[] | undefined;
  readonly related?: Related | undefined;
  readonly graduation_rank?: number | undefined;
  readonly centre?: string | undefined;
}

/** Far enough for a region, near enough for a daily way. */
export const defaultRadiusKm: BandKm = 50;

/** @throws Failure validation at `field` for a place nobody knows */
export function centreOf(text: string | undefined, field: string): Area | undefined {
  if (text === undefined) return undefined;
  const centre = findCentre(text);
  if (!centre) throw new Failure('validation', { errors: { [field]: [{ rule: 'unknown' }] } });
  return centre;
}

export function levelsOf({ occupation_ids }: SearchCriteria): OccupationLevels | undefined {
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
export function certificateOf(id: string | null, least: number | undefined): 'reached' | 'unranked' | undefined {
  if (least === undefined) return undefined;
  const rank = rankOf(id);
  return rank === null ? 'unranked' : rank >= least ? 'reached' : undefined;
}

const certificates = (least: number | undefined, rankedOnly = false): string[] | undefined =>
  least === undefined && !rankedOnly
    ? undefined
    : graduationTypes.filter(({ rank }) => (rank === null ? !rankedOnly : rank >= (least ?? 0))).map(({ id }) => id);

export async function companyArea(tx: TenantTx, organizationId: string): Promise<Area | undefined> {
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

export const radiusOf = (asked: string | undefined): BandKm =>
  bandsKm.find((band) => String(band) === asked) ?? defaultRadiusKm;

export type SearchFilter = { readonly [F in keyof typeof searchFilters]?: InferOutput<(typeof searchFilters)[F]> };

/** For whom, and on which day of the tenant's calendar, something is searched; `field` is where the filter came from. */
interface Searching {
  readonly tenant: TenantRow;
  readonly organization_id: string;
  readonly day: string;
  readonly field: string;
  /** When the searcher was last here; null where this is their first visit. */
  readonly visited?: Date | null;
}

export interface Resolved {
  readonly asked: Asked;
  readonly search: Omit<ResolvedSearch, 'order' | 'limit' | 'offset'>;
}

/** A filter with every name and place resolved, and what reasons are told by. @throws Failure validation for an unknown place */
export function resolveFrom(
  company: Area | undefined,
  filter: SearchFilter,
  { tenant, organization_id, day, field, visited = null }: Searching,
): Resolved {
  const place = centreOf(filter.centre, `${field}.centre`);
  const levels = levelsOf(filter);
  const since = latelySince(day);
  return {
    asked: { levels, place, company, since },
    search: {
      tenant_id: tenant.id,
      organization_id,
      wishes: wishesOf(levels, filter.related),
      graduation_type_ids: certificates(filter.graduation_rank, filter.ranked_only),
      near: nearTo(place ?? company, place && radiusOf(filter.radius_km)),
      recommended_only: filter.recommended_only ?? false,
      not_contacted: filter.not_contacted ?? false,
      saved: filter.saved ?? false,
      hidden: filter.hidden ?? false,
      interested_on: filter.interested ? day : undefined,
      fresh_since: filter.fresh ? visited : undefined,
      alert_run_id: filter.alert_run_id,
      since,
      turn: turnOf(day, organization_id),
    },
  };
}

/** The same around the organization as it stands. @throws Failure validation for an unknown place */
export const resolveSearch = async (tx: TenantTx, filter: SearchFilter, searching: Searching): Promise<Resolved> =>
  resolveFrom(await companyArea(tx, searching.organization_id), filter, searching);
