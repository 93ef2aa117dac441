import { type RawBuilder, sql } from 'kysely';
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
  /** Occupations asked for, which further wishes may name as well, and the related ones admitted, nearest first; undefined admits all. */
  readonly wishes: { readonly same: readonly string[]; readonly related: readonly (readonly string[])[] } | undefined;
  /** Graduations admitted; undefined admits all. */
  readonly graduation_type_ids: readonly string[] | undefined;
  /** Areas by band around the place searched, or else the company, nearest first; `isLimit` where nobody beyond is wanted. */
  readonly near: { readonly bands: readonly (readonly number[])[]; readonly isLimit: boolean };
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
  /** When one could begin, by the first day of the month, and how far one would travel. */
  readonly available_from: string | null;
  readonly mobility_km: number | null;
}

const uuids = (list: readonly string[]) => sql`${`{${list.join(',')}}`}::uuid[]`;
const ints = (list: readonly number[]) => sql`${`{${list.join(',')}}`}::int[]`;

/** What everybody found fulfils, apart from wishes: each part is answered by the index that a query walks. */
function conditions(search: ResolvedSearch) {
  const { near } = search;
  const parts = [
    sql`a.tenant_id = ${search.tenant_id}::uuid`,
    isMatchable,
    notBlockedBy(search.organization_id),
    ...(near.isLimit ? [sql`a.area_id = any(${ints(near.bands.flat())})`] : []),
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

/** The n-th further wish is one of these; each has an index of its own, for row-level security keeps `&&` from using any. */
function isFurther(n: number, ids: readonly string[]) {
  const wish = sql`a.further_occupation_ids[${sql.lit(n)}]`;
  return sql`${wish} is not null and ${wish} = any(${uuids(ids)})`;
}

/** Everybody admitted; main and further wishes are looked up apart, each by its index, and nobody stands in two of them. */
function admitted(search: ResolvedSearch, columns: RawBuilder<unknown>) {
  const all = sql`select ${columns} from applicants a where ${conditions(search)}`;
  if (!search.wishes) return all;
  const { same, related } = search.wishes;
  const main = uuids([same, ...related].flat());
  const further = [1, 2, 3].map((n) => {
    const earlier = Array.from(
      { length: n - 1 },
      (_, before) => sql` and (${isFurther(before + 1, same)}) is not true`,
    );
    return sql`${all} and a.occupation_id <> all(${main}) and ${isFurther(n, same)}${sql.join(earlier, sql``)}`;
  });
  return sql.join([sql`${all} and a.occupation_id = any(${main})`, ...further], sql` union all `);
}

/** How many are found; counts no further than `most` and one. */
async function countMatches(tx: TenantTx, search: ResolvedSearch, most: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from (${admitted(search, sql``)} limit ${most + 1}::int) few`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** The number of the first condition that holds, or the number behind the last one. */
const firstOf = (holds: readonly RawBuilder<unknown>[]) =>
  holds.length === 0
    ? sql`0`
    : sql`case ${sql.join(
        holds.map((condition, n) => sql`when ${condition} then ${sql.lit(n)}`),
        sql` `,
      )} else ${sql.lit(holds.length)} end`;

/** How near the wishes are, as the rule counts it: main wish, further wish, relatives. */
const tier = ({ wishes }: ResolvedSearch) =>
  firstOf(
    wishes
      ? [
          sql`a.occupation_id = any(${uuids(wishes.same)})`,
          sql`a.further_occupation_ids && ${uuids(wishes.same)}`,
          ...wishes.related.map((ids) => sql`a.occupation_id = any(${uuids(ids)})`),
        ]
      : [],
  );

const band = ({ near }: ResolvedSearch) => firstOf(near.bands.map((ids) => sql`a.area_id = any(${ints(ids)})`));

/** Equals come by their random key, beginning where today's turn is, and round in a circle. */
const turn = (search: ResolvedSearch) =>
  sql`(a.rotation_key::bigint - ${search.turn}::bigint + 2147483648) % 2147483648`;

const orders: Record<ResolvedSearch['order'], ReturnType<typeof sql>> = {
  rule: sql`tier, band, is_recent desc`,
  distance: sql`band, tier, is_recent desc`,
  renewal: sql`renewed_at desc nulls last`,
};

/** The page's ids out of everybody found, sorted: as quick as these are few. */
async function sortedPage(tx: TenantTx, search: ResolvedSearch): Promise<readonly string[]> {
  const columns = sql`a.id, a.renewed_at, ${tier(search)} as tier, ${band(search)} as band,
    coalesce(a.renewed_at >= ${search.since}::timestamptz, false) as is_recent, ${turn(search)} as turn`;
  const { rows } = await sql<{ id: string }>`select id from (${admitted(search, columns)}) found
    order by ${orders[search.order]}, turn, id limit ${search.limit}::int offset ${search.offset}::int`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Those who are equal by the rule where no occupation is asked for, group after group in its order, each in two arcs of the circle. */
function* groupsInOrder(search: ResolvedSearch) {
  const { near, since } = search;
  const recent = sql`a.renewed_at >= ${since}::timestamptz`;
  const arcs = [sql`a.rotation_key >= ${search.turn}::int`, sql`a.rotation_key < ${search.turn}::int`];
  const within = near.bands
    .filter((ids) => ids.length > 0)
    .map((ids) => ({ search: { ...search, near: { bands: [ids], isLimit: true } }, where: sql`true` }));
  const beyond = { search, where: sql`a.area_id <> all(${ints(near.bands.flat())})` };
  for (const place of near.isLimit ? within : [...within, beyond])
    for (const standing of [recent, sql`(${recent}) is not true`])
      for (const arc of arcs) yield sql`${conditions(place.search)} and ${place.where} and ${standing} and ${arc}`;
}

/** The page's ids where so many are found that sorting them takes long: each group is walked by turns, no further than asked. */
async function walkedPage(tx: TenantTx, search: ResolvedSearch): Promise<readonly string[]> {
  const page: string[] = [];
  let skipped = 0;
  for (const group of groupsInOrder(search)) {
    const skip = search.offset - skipped;
    const wanted = search.limit - page.length;
    // oxlint-disable-next-line no-await-in-loop -- the next group is asked for only where this one ends
    const { rows } = await sql<{ walked: number; ids: string[] }>`
      with walked as materialized (select a.id, a.rotation_key from applicants a where ${group}
        order by a.rotation_key, a.id limit ${skip + wanted}::int)
      select (select count(*)::int from walked) as walked,
        array(select id from walked order by rotation_key, id limit ${wanted}::int offset ${skip}::int) as ids`.execute(
      tx,
    );
    page.push(...(rows[0]?.ids ?? []));
    if (page.length >= search.limit) break;
    skipped += Math.min(skip, rows[0]?.walked ?? 0);
  }
  return page;
}

/** A page of those found, in the order asked for, and how many there are: at least so many where they are more than `most`. */
export async function findMatches(
  tx: TenantTx,
  search: ResolvedSearch,
  most = mostCounted,
): Promise<{ rows: readonly FoundApplicant[]; total: number }> {
  const total = await countMatches(tx, search, most);
  const isWalked = total > most && !search.wishes && search.order !== 'renewal';
  const ids = await (isWalked ? walkedPage : sortedPage)(tx, search);
  return { rows: await findFound(tx, ids), total };
}

async function findFound(tx: TenantTx, ids: readonly string[]): Promise<readonly FoundApplicant[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('applicants')
    .select([
      'id',
      'occupation_id',
      'further_occupation_ids',
      'graduation_type_id',
      'area_id',
      'renewed_at',
      'available_from',
      'mobility_km',
    ])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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
