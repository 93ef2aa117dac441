import {
  type FilterValues,
  filterValuesOf,
  type MarkValues,
  markValuesOf,
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
