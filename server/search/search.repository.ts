import { sql } from 'kysely';
import { isMatchable } from '../applicants/matchable.ts';
import type { TenantTx } from '../db/scope.ts';
import {
  distancePoints,
  graduationPoints,
  occupationPoints,
  type OccupationLevels,
  renewedFullDays,
  renewedPoints,
  renewedSpanDays,
} from './match.ts';

/** Filters with every name and place resolved to ids and coordinates. */
export interface ResolvedSearch {
  readonly tenant_id: string;
  readonly organization_id: string;
  readonly levels: OccupationLevels | undefined;
  /** Occupations admitted; undefined admits all. */
  readonly occupation_ids: readonly string[] | undefined;
  /** Graduations admitted, unranked ones among them; undefined admits all. */
  readonly graduation_type_ids: readonly string[] | undefined;
  /** Those that reach the rank asked for. */
  readonly reached_graduation_type_ids: readonly string[];
  readonly centre: { readonly lat: number; readonly lng: number; readonly cells: readonly number[] } | undefined;
  readonly radius_km: number;
  readonly recommended_only: boolean;
  readonly not_contacted: boolean;
  readonly order: 'match' | '-match' | 'distance' | '-distance' | 'renewed_at' | '-renewed_at';
  readonly limit: number;
  readonly offset: number;
  readonly now: Date;
}

export interface FoundApplicant {
  readonly id: string;
  readonly occupation_id: string | null;
  readonly graduation_type_id: string | null;
  readonly city: string | null;
  readonly renewed_at: Date | null;
  readonly distance_km: number | null;
  readonly score: number;
}

const ids = (list: readonly string[]) => sql`${`{${list.join(',')}}`}::uuid[]`;

/** Kilometres in the plane through the centre: exact to a few per mille over the distances searched. */
const distance = (centre: { lat: number; lng: number }) =>
  sql<number>`sqrt(power((a.lat - ${centre.lat}::float8) * 110.574, 2) + power((a.lng - ${centre.lng}::float8) * 111.320 * ${Math.cos((centre.lat * Math.PI) / 180)}::float8, 2))`;

function occupationScore(levels: OccupationLevels | undefined) {
  if (!levels) return sql`0`;
  return sql`case when a.occupation_id = any(${ids(levels.same)}) then ${occupationPoints.same}::int
    when a.occupation_id = any(${ids(levels.kldb4)}) then ${occupationPoints.kldb4}::int
    when a.occupation_id = any(${ids(levels.kldb3)}) then ${occupationPoints.kldb3}::int
    when a.occupation_id = any(${ids(levels.kldb2)}) then ${occupationPoints.kldb2}::int else 0 end`;
}

/** The points of match.ts in SQL, so that a page can be cut after sorting; a test holds the two together. */
function score(search: ResolvedSearch) {
  const days = sql`floor(extract(epoch from ${search.now}::timestamptz - a.renewed_at) / 86400)`;
  const renewed = sql`case when a.renewed_at is null then 0 else floor(${renewedPoints}::int * least(1, greatest(0,
    1 - (${days} - ${renewedFullDays}::int)::float8 / ${renewedSpanDays - renewedFullDays}::int)) + 0.5) end`;
  const near = search.centre
    ? sql`greatest(0, floor(${distancePoints}::int * (1 - ${distance(search.centre)} / ${search.radius_km}::float8) + 0.5))`
    : sql`0`;
  const graduation = sql`case when a.graduation_type_id = any(${ids(search.reached_graduation_type_ids)}) then ${graduationPoints}::int else 0 end`;
  return sql<number>`(${occupationScore(search.levels)} + ${near} + ${graduation} + ${renewed})::int`;
}

function conditions(search: ResolvedSearch) {
  const { centre } = search;
  const parts = [
    sql`a.tenant_id = ${search.tenant_id}::uuid`,
    isMatchable,
    ...(centre
      ? [
          sql`a.cell = any(${`{${centre.cells.join(',')}}`}::int[])`,
          sql`${distance(centre)} <= ${search.radius_km}::float8`,
        ]
      : []),
    ...(search.occupation_ids ? [sql`a.occupation_id = any(${ids(search.occupation_ids)})`] : []),
    ...(search.graduation_type_ids ? [sql`a.graduation_type_id = any(${ids(search.graduation_type_ids)})`] : []),
    ...(search.recommended_only
      ? [
          sql`exists (select from recommendations r where r.tenant_id = a.tenant_id and r.applicant_id = a.id and r.status = 'accepted')`,
        ]
      : []),
    ...(search.not_contacted
      ? [
          sql`not exists (select from pings p where p.tenant_id = a.tenant_id and p.applicant_id = a.id
             and p.organization_id = ${search.organization_id}::uuid and (p.sent_at is not null or p.status = 'created'))`,
        ]
      : []),
  ];
  return sql.join(parts, sql` and `);
}

const orders: Record<ResolvedSearch['order'], ReturnType<typeof sql>> = {
  match: sql`score asc`,
  '-match': sql`score desc`,
  distance: sql`distance_km asc nulls last`,
  '-distance': sql`distance_km desc nulls last`,
  renewed_at: sql`renewed_at asc nulls last`,
  '-renewed_at': sql`renewed_at desc nulls last`,
};

/** One statement for page and exact total. Ties go to the newer renewal, then to the id, so pages don't overlap. */
export async function findMatches(
  tx: TenantTx,
  search: ResolvedSearch,
): Promise<{ rows: FoundApplicant[]; total: number }> {
  const { rows } = await sql<FoundApplicant & { total: number }>`
    with found as materialized (
      select a.id, a.occupation_id, a.graduation_type_id, a.city, a.renewed_at,
             ${search.centre ? distance(search.centre) : sql`null::float8`} as distance_km, ${score(search)} as score
      from applicants a
      where ${conditions(search)}
    ), counted as (select count(*)::int as total from found)
    select counted.total, page.* from counted left join lateral (
      select * from found order by ${orders[search.order]}, renewed_at desc nulls last, id
      limit ${search.limit}::int offset ${search.offset}::int
    ) page on true`.execute(tx);
  const [first] = rows;
  // an empty page still carries the total, in one row without an applicant
  return { rows: rows.filter((row) => row.id !== null), total: first?.total ?? 0 };
}

/** Names of the organizations that recommend each of these applicants. */
export async function findRecommenders(
  tx: TenantTx,
  applicantIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (applicantIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('recommendations as r')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .select(['r.applicant_id', 'o.name'])
    .where('r.applicant_id', 'in', applicantIds)
    .where('r.status', '=', 'accepted')
    .orderBy('r.created_at')
    .execute();
  const grouped = Map.groupBy(rows, ({ applicant_id }) => applicant_id);
  return new Map([...grouped].map(([id, recommended]) => [id, recommended.map(({ name }) => name)]));
}
