import { bandsKm } from '../../../contract/search/bands.ts';
import type { PingInput } from '../../../contract/pings/pings.schema.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import type { SearchQueryInput } from '../../../contract/search/search.schema.ts';
import {
  type FilterValues,
  filterCount,
  filterOf,
  filterValuesOf,
  markFilterOf,
  type MarkValues,
  markValuesOf,
  occupationIds,
  radiusOf,
} from '../../kit/search-filters/filter-values.ts';

export const searchOrders = ['rule', 'distance', 'renewal'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** A search as the address has it: strings only, absent where nothing was asked. */
export interface AddressQuery extends FilterValues, MarkValues {
  readonly order?: SearchOrder | undefined;
  readonly page?: string | undefined;
  /** Who is looked at beside the list. */
  readonly open?: string | undefined;
  /** Whom the composer is open for. */
  readonly contact?: string | undefined;
  /** Whom a run of an alert has found, and nobody else. */
  readonly alert_run_id?: string | undefined;
  /** Everybody, and not what was searched last. */
  readonly all?: 'true' | undefined;
  /** The day of the order, from the first page on. */
  readonly date?: string | undefined;
}

const matching = (value: unknown, form: RegExp): string | undefined =>
  typeof value === 'string' && form.test(value) ? value : undefined;

const id = /^[0-9a-f-]{36}$/;
/** One or several, as many as are written to at once. */
const people = /^[0-9a-f-]{36}(,[0-9a-f-]{36}){0,29}$/;

/** What an address can mean; the rest of it is left out. */
export function addressQueryOf(search: Record<string, unknown>): AddressQuery {
  const page = matching(search['page'], /^[1-9]\d{0,3}$/);
  return {
    ...filterValuesOf(search),
    ...markValuesOf(search),
    all: search['all'] === 'true' ? 'true' : undefined,
    order: searchOrders.find((known) => known === search['order']),
    page,
    date: page === undefined ? undefined : matching(search['date'], /^\d{4}-\d{2}-\d{2}$/),
    open: matching(search['open'], id),
    contact: matching(search['contact'], people),
    alert_run_id: matching(search['alert_run_id'], id),
  };
}

export const searchFilterOf = (query: AddressQuery) => ({
  ...filterOf(query),
  ...markFilterOf(query),
  ...(query.alert_run_id !== undefined && { alert_run_id: query.alert_run_id }),
});

/** The query of the call. */
export function apiQueryOf(query: AddressQuery): SearchQueryInput {
  const { page, date, order } = query;
  return {
    ...(page !== undefined && { page }),
    ...(date !== undefined && { order_date: date }),
    ...(order !== undefined && { order }),
    filter: searchFilterOf(query),
  };
}

/** Something narrows it, or says in which order. */
export const isAsking = (query: AddressQuery): boolean =>
  filterCount(query) > 0 || query.order !== undefined || query.alert_run_id !== undefined;

/** What a message from these results carries, so that the applicant reads the same reasons. */
export function matchContextOf(query: AddressQuery): NonNullable<PingInput['search']> {
  const ids = occupationIds(query);
  return {
    ...(ids.length > 0 && { occupation_ids: ids, related: query.related ?? 'none' }),
    ...(query.graduation !== undefined && { graduation_rank: Number(query.graduation) }),
    ...(query.place !== undefined && { centre: query.place, radius_km: radiusOf(query) }),
  };
}

/** The first step that finds somebody: another radius, then related occupations. Undefined where none does, or none is known. */
export function widened(
  query: AddressQuery,
  counts: SearchCounts | undefined,
): { readonly query: AddressQuery; readonly count: number; readonly km: number | undefined } | undefined {
  const wider = { ...query, page: undefined };
  const km = bandsKm.find((band) => band > radiusOf(query) && (counts?.radius_km?.[String(band)] ?? 0) > 0);
  if (km !== undefined)
    return { query: { ...wider, radius: String(km) }, count: counts?.radius_km?.[String(km)] ?? 0, km };
  const related = (['kldb4', 'kldb3'] as const).find((group) => (counts?.related?.[group] ?? 0) > 0);
  return related && { query: { ...wider, related }, count: counts?.related?.[related] ?? 0, km: undefined };
}
