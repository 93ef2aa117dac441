import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { ListSearch, OrderOf } from '../../contract/kit/list-search.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';

/** Which rows of a list are asked for, and in which order. */
export interface Paged<Field extends string = string> {
  readonly by: Field;
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

interface PageQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

export const boundsOf = ({ page = 1, per_page = perPageDefault }: PageQuery) => ({
  limit: per_page,
  offset: (page - 1) * per_page,
});

/** @param usual the order where the query names none */
export function paged<const L extends ListSearch>(
  { order: fields }: L,
  { order, ...page }: PageQuery & { readonly order?: OrderOf<L> | undefined },
  usual: OrderOf<L>,
): Paged<L['order'][number]> {
  const wanted: string = order ?? usual;
  const by = fields.find((field) => wanted === field || wanted === `-${field}`) ?? fields[0];
  return { by, direction: wanted.startsWith('-') ? 'desc' : 'asc', ...boundsOf(page) };
}

/** Some of the rows, and how many there are in all. */
export interface Selected<Row> {
  readonly rows: Row[];
  readonly total: number;
}

export const metaOf = (total: number, { page = 1, per_page = perPageDefault }: PageQuery) => ({
  total,
  per_page,
  current_page: page,
});

/** @param all the same rows, to be counted: without the joins that only fetch */
export async function selectPage<DB, TB extends keyof DB, Row, CDB, CTB extends keyof CDB>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  all: SelectQueryBuilder<CDB, CTB, object>,
  { limit, offset }: Pick<Paged, 'limit' | 'offset'>,
) {
  const page = await rows.limit(limit).offset(offset).execute();
  const counted = await all.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  return { rows: page, total: (counted as { total: number }).total };
}

/** As people order names: by the rules of their language, not by code points. */
export const alphabetical = (column: string) => sql`${sql.ref(column)} collate "und-x-icu"`;

/** A row of a list, by which the next one is found: what it is ordered by, as text, and its id. */
export interface Place {
  readonly place: string;
  readonly id: string;
}

/** How a list is ordered: by a value that is never null, equals by id. */
export interface Ordered {
  readonly by: RawBuilder<unknown>;
  /** Column of the ids. */
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** The rows that come behind a place, in order, so many of them. */
export function rowsBehind<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { by, id, direction }: Ordered,
  { limit, behind }: { readonly limit: number; readonly behind: Place | undefined },
) {
  const ids = sql.ref<string>(id);
  const rest = sql.raw(direction === 'asc' ? '>' : '<');
  return rows
    .$if(behind !== undefined, (all) =>
      all.where(sql<boolean>`(${by}, ${ids}) ${rest} (${behind?.place}, ${behind?.id}::uuid)`),
    )
    .orderBy(by, direction)
    .orderBy(ids, direction)
    .limit(limit);
}

/**
 * The same, each with its own place. Unlike a page by its number this costs the same anywhere, and what is added or goes
 * meanwhile moves nobody else.
 */
export const selectBehind = <DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  ordered: Ordered,
  piece: { readonly limit: number; readonly behind: Place | undefined },
) =>
  rowsBehind(rows, ordered, piece)
    .select(sql<string>`(${ordered.by})::text`.as('place'))
    .execute();
