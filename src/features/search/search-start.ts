import { startSearch } from '../../../contract/search/searchers.endpoints.ts';
import type { SearchStart } from '../../../contract/search/searchers.schema.ts';
import { call } from '../../api/call.ts';
import { valuesOf } from '../../kit/search-filters/values-of.ts';
import { isAsking } from './search-asked.ts';
import type { FilterValues } from '../../kit/search-filters/filter-values.ts';
import type { AddressQuery } from './search-query.ts';

/** What a visit has just begun with, so that the page it leads to need not ask the same again. */
let begun: { readonly start: SearchStart; readonly at: number } | undefined;
const justNowMs = 5000;

/**
 * What an address without a search begins with: the last search, or the company's, else everybody. Each is said in the
 * address, so that Back never meets one that begins anew.
 */
export async function searchStart(signal: AbortSignal): Promise<AddressQuery> {
  try {
    const start = (await call(startSearch, {}, { signal })).data;
    begun = { start, at: performance.now() };
    const { criteria, order } = start;
    const query: AddressQuery = { ...valuesOf(criteria), ...(order !== 'rule' && { order }) };
    return isAsking(query) ? query : { all: 'true' };
  } catch {
    // a search of everybody is better than none
    return { all: 'true' };
  }
}

/** What the company itself would search, which the page can lead back to; undefined where it has said nothing, or nobody knows. */
export async function ownSearch(signal: AbortSignal): Promise<FilterValues | undefined> {
  try {
    const known = begun !== undefined && performance.now() - begun.at < justNowMs ? begun.start : undefined;
    begun = undefined;
    const own = valuesOf((known ?? (await call(startSearch, {}, { signal })).data).own);
    return isAsking(own) ? own : undefined;
  } catch {
    return undefined;
  }
}
