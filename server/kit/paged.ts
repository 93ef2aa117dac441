import { type SelectQueryBuilder, sql } from 'kysely';
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
