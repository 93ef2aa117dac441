/** One of several words, a switch that is on or absent, a record's id, a day, a whole number, or what somebody typed. */
type Filter = readonly [string, ...string[]] | 'true' | 'text' | keyof typeof patterns;

/** How much of what is typed into a search is looked for. */
export const searchedLength = 80;

/** What a list may be asked for, in words alone: the router's first chunk holds it, and no schema. */
export interface ListSearch {
  readonly order: readonly [string, ...string[]];
  readonly filter: Readonly<Record<string, Filter>>;
}

type Words<L extends ListSearch> = L['order'][number];
type ValueOf<F extends Filter> = F extends readonly string[] ? F[number] : F extends 'true' ? 'true' : string;
export type OrderOf<L extends ListSearch> = Words<L> | `-${Words<L>}`;

/** What an address asks of a list: `?status=active&order=-name&page=2`. */
export type SearchOf<L extends ListSearch> = {
  readonly page?: string | undefined;
  readonly order?: OrderOf<L> | undefined;
} & ValuesOf<L['filter']>;

/** The same, as the API takes it. */
export interface QueryOf<L extends ListSearch> {
  readonly page?: string;
  readonly order?: OrderOf<L>;
  readonly filter?: { readonly [F in keyof L['filter']]?: ValueOf<L['filter'][F]> };
}

const patterns = {
  id: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  day: /^20\d\d-\d\d-\d\d$/,
  number: /^\d{1,6}$/,
};

/** 30 February has the shape of a day, and is none. */
const isInCalendar = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** What an address means by a filter; undefined where it can't mean anything. */
function valueIn(filter: Filter, asked: unknown): string | undefined {
  if (typeof asked !== 'string') return undefined;
  if (filter === 'text') return asked.trim().slice(0, searchedLength) || undefined;
  if (filter === 'true') return asked === filter ? asked : undefined;
  if (typeof filter === 'string')
    return patterns[filter].test(asked) && (filter !== 'day' || isInCalendar(asked)) ? asked : undefined;
  return filter.find((word) => word === asked);
}

type Filters = ListSearch['filter'];
type ValuesOf<F extends Filters> = { readonly [N in keyof F]?: ValueOf<F[N]> | undefined };

/** What an address asks by filters alone; what it can't mean is left out. */
export const filtersOf = <const F extends Filters>(filters: F, search: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, one]) => [name, valueIn(one, search[name])] as const),
  ) as ValuesOf<F>;

/** Reads an address; what it can't mean is left out. */
export function searchOf<const L extends ListSearch>(
  { order, filter }: L,
  search: Readonly<Record<string, unknown>>,
): SearchOf<L> {
  const { page } = search;
  return {
    page: typeof page === 'string' && /^[1-9]\d{0,3}$/.test(page) ? page : undefined,
    order: order.flatMap((word) => [word, `-${word}`]).find((known) => known === search['order']),
    ...filtersOf(filter, search),
  } as SearchOf<L>;
}

/** What the API is asked for an address. */
export function queryOf<const L extends ListSearch>({ filter }: L, search: SearchOf<L>): QueryOf<L> {
  const { page, order } = search;
  const values: Readonly<Record<string, string | undefined>> = search;
  const filters = Object.keys(filter).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]));
  return {
    ...(page === undefined ? {} : { page }),
    ...(order === undefined ? {} : { order }),
    ...(filters.length > 0 && { filter: Object.fromEntries(filters) as NonNullable<QueryOf<L>['filter']> }),
  };
}
