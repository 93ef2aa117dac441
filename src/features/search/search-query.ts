import { bandsKm } from '../../../contract/search/bands.ts';
import type { PingInput } from '../../../contract/pings/pings.schema.ts';
import type { SearchQueryInput } from '../../../contract/search/search.schema.ts';
import {
  type FilterValues,
  filterOf,
  filterValuesOf,
  occupationIds,
  radiusOf,
} from '../../kit/search-filters/filter-values.ts';

export const searchOrders = ['rule', 'distance', 'renewal'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** A search as the address has it: strings only, absent where nothing was asked. */
export interface AddressQuery extends FilterValues {
  readonly order?: SearchOrder | undefined;
  readonly page?: string | undefined;
  /** Who is looked at beside the list. */
  readonly open?: string | undefined;
  /** Whom the composer is open for. */
  readonly contact?: string | undefined;
  /** Whom a run of an alert has found, and nobody else. */
  readonly alert_run_id?: string | undefined;
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
    order: searchOrders.find((known) => known === search['order']),
    page,
    date: page === undefined ? undefined : matching(search['date'], /^\d{4}-\d{2}-\d{2}$/),
    open: matching(search['open'], id),
    contact: matching(search['contact'], people),
    alert_run_id: matching(search['alert_run_id'], id),
  };
}

/** The query of the call. */
export function apiQueryOf(query: AddressQuery): SearchQueryInput {
  const { page, date, order, alert_run_id } = query;
  return {
    ...(page !== undefined && { page }),
    ...(date !== undefined && { order_date: date }),
    ...(order !== undefined && { order }),
    filter: { ...filterOf(query), ...(alert_run_id !== undefined && { alert_run_id }) },
  };
}

/** What a message from these results carries, so that the applicant reads the same reasons. */
export function matchContextOf(query: AddressQuery): NonNullable<PingInput['search']> {
  const ids = occupationIds(query);
  return {
    ...(ids.length > 0 && { occupation_ids: ids, related: query.related ?? 'none' }),
    ...(query.graduation !== undefined && { graduation_rank: Number(query.graduation) }),
    ...(query.place !== undefined && { centre: query.place, radius_km: radiusOf(query) }),
  };
}

/** The first step that finds more: the next radius, then related occupations; undefined where only clearing is left. */
export function widened(query: AddressQuery): AddressQuery | undefined {
  const radius = bandsKm.find((km) => km > radiusOf(query));
  if (query.place !== undefined && radius !== undefined) return { ...query, radius: String(radius), page: undefined };
  if (query.occupations !== undefined && query.related !== 'kldb3') {
    return { ...query, related: query.related === 'kldb4' ? 'kldb3' : 'kldb4', page: undefined };
  }
  return undefined;
}
