import { startSearch } from '../../../contract/search/searchers.endpoints.ts';
import { call } from '../../api/call.ts';
import { valuesOf } from '../../kit/search-filters/criteria.ts';
import { type AddressQuery, isAsking } from './search-query.ts';

/**
 * What an address without a search begins with: the last search, or the company's, else everybody. Each is said in the
 * address, so that Back never meets one that begins anew.
 */
export async function searchStart(signal: AbortSignal): Promise<AddressQuery> {
  try {
    const { criteria, order } = (await call(startSearch, {}, { signal })).data;
    const query: AddressQuery = { ...valuesOf(criteria), ...(order !== 'rule' && { order }) };
    return isAsking(query) ? query : { all: 'true' };
  } catch {
    // a search of everybody is better than none
    return { all: 'true' };
  }
}
