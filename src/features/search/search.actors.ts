import { searchApplicants } from '../../../contract/search/search.endpoints.ts';
import { call } from '../../api/call.ts';
import { providedList } from '../../kit/list.actors.ts';
import { noResults } from './search-later.ts';
import { apiQueryOf } from './search-asked.ts';
import { addressQueryOf } from './search-query.ts';

/** The machine's query is the address's, with the page as a number. */
export const providedSearchMachine = providedList(async ({ page, ...query }, signal) => {
  const asked = addressQueryOf({ ...query, page: page === undefined ? undefined : String(page) });
  const answer = await call(searchApplicants, { query: apiQueryOf(asked) }, { signal });
  if (answer.data.length === 0) await noResults.fetch().catch(() => undefined);
  return answer;
});
