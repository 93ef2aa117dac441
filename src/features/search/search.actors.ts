import { searchApplicants } from '../../../contract/search/search.endpoints.ts';
import { call } from '../../api/call.ts';
import { providedList } from '../../kit/list.actors.ts';
import { addressQueryOf, apiQueryOf } from './search-query.ts';

/** The machine's query is the address's, with the page as a number. */
export const providedSearchMachine = providedList(({ page, ...query }, signal) => {
  const asked = addressQueryOf({ ...query, page: page === undefined ? undefined : String(page) });
  return call(searchApplicants, { query: apiQueryOf(asked) }, { signal });
});
