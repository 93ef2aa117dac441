import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { admitted, conditions, ints, type ResolvedSearch, uuids } from './admitted.ts';

/** Sorts by the number of the first condition that holds. */
const firstOf = (holds: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] =>
  holds.length === 0
    ? []
    : [
        sql`case ${sql.join(
          holds.map((condition, n) => sql`when ${condition} then ${sql.lit(n)}`),
          sql` `,
        )} else ${sql.lit(holds.length)} end`,
      ];

/** How near the wishes are, as the rule counts it: main wish, further wish, relatives. */
const tiers = ({ wishes }: ResolvedSearch): RawBuilder<unknown>[] =>
  wishes
    ? [
        sql`a.occupation_id = any(${uuids(wishes.same)})`,
        sql`a.further_occupation_ids && ${uuids(wishes.same)}`,
        ...wishes.related.filter((ids) => ids.length > 0).map((ids) => sql`a.occupation_id = any(${uuids(ids)})`),
      ]
    : [];

const isRecent = ({ since }: ResolvedSearch) => sql`a.renewed_at >= ${since}::timestamptz`;

/** Equals come by their random key, beginning where today's turn is, and round in a circle. */
const inTurn = (search: ResolvedSearch) =>
  sql`(a.rotation_key::bigint - ${search.turn}::bigint + 2147483648) % 2147483648, a.id`;

function inOrder(search: ResolvedSearch): RawBuilder<unknown> {
  const tier = firstOf(tiers(search));
  const band = firstOf(search.near.bands.map((ids) => sql`a.area_id = any(${ints(ids)})`));
  const late = sql`(${isRecent(search)}) is not true`;
  const keys = {
    rule: [...tier, ...band, late],
    distance: [...band, ...tier, late],
    renewal: [sql`a.renewed_at desc nulls last`],
  }[search.order];
  return sql.join([...keys, inTurn(search)]);
}

const columns = sql`a.id, a.occupation_id, a.further_occupation_ids, a.area_id, a.renewed_at, a.rotation_key`;

interface Counted {
  /** No higher than `most` and one. */
  readonly total: number;
  /** Those of the page; null where there are more than `most`. */
  readonly ids: readonly string[] | null;
}

/** How many there are, and their page where they are no more than `most`: as few are sorted at once. */
async function counted(
  tx: TenantTx,
  people: RawBuilder<unknown>,
  search: ResolvedSearch,
  most: number,
): Promise<Counted> {
  const { rows } = await sql<Counted>`with found as materialized (select * from (${people}) few limit ${most + 1}::int)
    select total, case when total <= ${most}::int then array(select a.id from found a
      order by ${inOrder(search)} limit ${search.limit}::int offset ${search.offset}::int) end as ids
    from (select count(*)::int as total from found) counted`.execute(tx);
  return rows[0] ?? { total: 0, ids: [] };
}

/** Everybody found, counted; as few are sorted at once. */
export const countedPage = (tx: TenantTx, search: ResolvedSearch, most: number): Promise<Counted> =>
  counted(tx, admitted(search, columns), search, most);

/** Everybody by wish and place, the first two questions of the rule, in its order. */
function* groupsInOrder(search: ResolvedSearch): Generator<RawBuilder<unknown>> {
  const { near, order } = search;
  const within = near.bands
    .filter((ids) => ids.length > 0)
    .map((ids) => conditions({ ...search, near: { bands: [ids], isLimit: true } }));
  const beyond = sql`${conditions(search)} and a.area_id <> all(${ints(near.bands.flat())})`;
  const places = near.isLimit ? within : [...within, beyond];
  const wishes = tiers(search).map((tier, n, all) =>
    sql.join([tier, ...all.slice(0, n).map((nearer) => sql`not (${nearer})`)], sql` and `),
  );
  const wished = wishes.length > 0 ? wishes : [sql`true`];
  if (order === 'distance') for (const place of places) for (const wish of wished) yield sql`${place} and ${wish}`;
  else for (const wish of wished) for (const place of places) yield sql`${place} and ${wish}`;
}

interface Walked {
  readonly ids: readonly string[];
  /** How many of those to skip were met. */
  readonly skipped: number;
}

/** The same for a group of more: those confirmed lately, then the others, each in two arcs of the circle, no further than asked. */
async function walked(tx: TenantTx, group: RawBuilder<unknown>, search: ResolvedSearch): Promise<Walked> {
  const recent = isRecent(search);
  const ids: string[] = [];
  let skipped = 0;
  for (const standing of [recent, sql`(${recent}) is not true`])
    for (const arc of [sql`a.rotation_key >= ${search.turn}::int`, sql`a.rotation_key < ${search.turn}::int`]) {
      const skip = search.offset - skipped;
      const wanted = search.limit - ids.length;
      // oxlint-disable-next-line no-await-in-loop -- the next arc is asked for only where this one ends
      const { rows } = await sql<{ met: number; ids: string[] }>`
        with walked as materialized (select a.id, a.rotation_key from applicants a
          where ${group} and ${standing} and ${arc} order by a.rotation_key, a.id limit ${skip + wanted}::int)
        select (select count(*)::int from walked) as met,
          array(select id from walked order by rotation_key, id limit ${wanted}::int offset ${skip}::int) as ids`.execute(
        tx,
      );
      ids.push(...(rows[0]?.ids ?? []));
      if (ids.length >= search.limit) return { ids, skipped: search.offset };
      skipped += Math.min(skip, rows[0]?.met ?? 0);
    }
  return { ids, skipped };
}

/** The page's ids where so many are found that sorting them takes long: group after group, no further than asked. A single group is all of them, and counted. */
async function groupedPage(tx: TenantTx, search: ResolvedSearch, most: number): Promise<readonly string[]> {
  const page: string[] = [];
  let skipped = 0;
  const groups = [...groupsInOrder(search)];
  for (const group of groups) {
    const asked = { ...search, limit: search.limit - page.length, offset: search.offset - skipped };
    const people = sql`select ${columns} from applicants a where ${group}`;
    // oxlint-disable-next-line no-await-in-loop -- the next group is asked for only where this one ends
    const few = groups.length > 1 ? await counted(tx, people, asked, most) : undefined;
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { ids, skipped: met } = few?.ids
      ? { ids: few.ids, skipped: Math.min(asked.offset, few.total) }
      : await walked(tx, group, asked);
    page.push(...ids);
    if (page.length >= search.limit) break;
    skipped += met;
  }
  return page;
}

/** The same in the order of renewal, which is an index's own: wishes are asked of each row it comes by. */
async function renewedPage(tx: TenantTx, search: ResolvedSearch): Promise<readonly string[]> {
  const wished = tiers(search);
  const { rows } = await sql<{ id: string }>`select a.id from applicants a
    where ${conditions(search)} and ${wished.length > 0 ? sql`(${sql.join(wished, sql` or `)})` : sql`true`}
    order by ${inOrder(search)} limit ${search.limit}::int offset ${search.offset}::int`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The page's ids where more than `most` are found: read along an index as far as the page needs. */
export const pageOfMany = (tx: TenantTx, search: ResolvedSearch, most: number): Promise<readonly string[]> =>
  search.order === 'renewal' ? renewedPage(tx, search) : groupedPage(tx, search, most);
