import { sql } from 'kysely';
import type { searchOrders } from '../../contract/search/search.schema.ts';
import { mostCounted } from '../../contract/search/search.schema.ts';
import { isMatchable } from '../applicants/matchable.ts';
import { notBlockedBy } from '../blocks/blocks.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Candidate } from './ranking.ts';

/** Filters with every name and place resolved to ids, and the order's day to what it means. */
export interface ResolvedSearch {
  readonly tenant_id: string;
  readonly organization_id: string;
  /** Occupations admitted as main wish, each with its tier (1 the nearest), and as further wish; undefined admits all. */
  readonly wishes:
    | { readonly ids: readonly string[]; readonly tiers: readonly number[]; readonly further: readonly string[] }
    | undefined;
  /** Graduations admitted; undefined admits all. */
  readonly graduation_type_ids: readonly string[] | undefined;
  /** Areas by distance from the place searched, or else from the company; `isLimit` where nobody beyond is wanted. */
  readonly near: { readonly areas: readonly number[]; readonly km: readonly number[]; readonly isLimit: boolean };
  readonly recommended_only: boolean;
  readonly not_contacted: boolean;
  readonly order: (typeof searchOrders)[number];
  /** Confirmed since then is confirmed lately. */
  readonly since: Date;
  /** Whose turn it is among equals. */
  readonly turn: number;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundApplicant extends Omit<Candidate, 'area'> {
  readonly id: string;
  readonly graduation_type_id: string | null;
  readonly area_id: number | null;
}

const uuids = (list: readonly string[]) => sql`${`{${list.join(',')}}`}::uuid[]`;
const ints = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::int[]`;

/** Exact main wish 1, exact further wish 2, relatives behind; farther than any band comes last. */
const furtherTier = 2;
const beyond = 1000;

function conditions(search: ResolvedSearch) {
  const { wishes, near } = search;
  const parts = [
    sql`a.tenant_id = ${search.tenant_id}::uuid`,
    isMatchable,
    notBlockedBy(search.organization_id),
    ...(near.isLimit ? [sql`a.area_id = any(${ints(near.areas)})`] : []),
    ...(wishes
      ? [sql`(a.occupation_id = any(${uuids(wishes.ids)}) or a.further_occupation_ids && ${uuids(wishes.further)})`]
      : []),
    ...(search.graduation_type_ids ? [sql`a.graduation_type_id = any(${uuids(search.graduation_type_ids)})`] : []),
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
  rule: sql`tier, km, is_recent desc`,
  distance: sql`km, tier, is_recent desc`,
  renewal: sql`renewed_at desc nulls last`,
};

/** How near the wishes are, as the rule counts it. */
const tier = ({ wishes }: ResolvedSearch) =>
  wishes
    ? sql`case when wish.tier = 1 then 1 when a.further_occupation_ids && ${uuids(wishes.further)} then ${furtherTier}::int
        else coalesce(wish.tier, ${beyond}::int) end`
    : sql`0`;

/** One statement for page and total, which counts no further than `mostCounted` and one. */
export async function findMatches(
  tx: TenantTx,
  search: ResolvedSearch,
): Promise<{ rows: FoundApplicant[]; total: number }> {
  const { wishes, near } = search;
  const { rows } = await sql<FoundApplicant & { total: number }>`
    with found as materialized (
      select a.id, a.occupation_id, a.further_occupation_ids, a.graduation_type_id, a.area_id, a.renewed_at,
        ${tier(search)} as tier, coalesce(near.km, ${beyond}::int) as km,
        coalesce(a.renewed_at >= ${search.since}::timestamptz, false) as is_recent,
        (a.rotation_key::bigint - ${search.turn}::bigint + 2147483648) % 2147483648 as turn
      from applicants a
        left join unnest(${ints(near.areas)}, ${ints(near.km)}) near (area_id, km) on near.area_id = a.area_id
        left join unnest(${uuids(wishes?.ids ?? [])}, ${ints(wishes?.tiers ?? [])}) wish (id, tier) on wish.id = a.occupation_id
      where ${conditions(search)}
    ), counted as (select count(*)::int as total from (select from found limit ${mostCounted + 1}::int) few)
    select counted.total, page.* from counted left join lateral (
      select id, occupation_id, further_occupation_ids, graduation_type_id, area_id, renewed_at
      from found order by ${orders[search.order]}, turn, id
      limit ${search.limit}::int offset ${search.offset}::int
    ) page on true`.execute(tx);
  const [first] = rows;
  // an empty page still carries the total, in one row without an applicant
  return { rows: rows.filter((row) => row.id !== null), total: first?.total ?? 0 };
}

/** Which of these applicants a company recommends. */
export async function findRecommended(tx: TenantTx, applicantIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (applicantIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('recommendations')
    .select('applicant_id')
    .distinct()
    .where('applicant_id', 'in', applicantIds)
    .where('status', '=', 'accepted')
    .execute();
  return new Set(rows.map(({ applicant_id }) => applicant_id));
}

/** When each of these applicants could begin, and how far they would travel. */
export async function findPlans(
  tx: TenantTx,
  applicantIds: readonly string[],
): Promise<ReadonlyMap<string, { available_from: string | null; mobility_km: number | null }>> {
  if (applicantIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('applicants')
    .select(['id', 'available_from', 'mobility_km'])
    .where('id', 'in', applicantIds)
    .execute();
  return new Map(rows.map(({ id, ...plans }) => [id, plans]));
}
