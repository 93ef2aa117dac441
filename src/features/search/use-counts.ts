import { countSearchChoices } from '../../../contract/search/counts.endpoints.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { call } from '../../api/call.ts';
import { providedList } from '../../kit/list.actors.ts';
import { useLiveList } from '../../kit/use-live-list.ts';
import { type AddressQuery, addressQueryOf, searchFilterOf } from './search-query.ts';

const providedCounts = providedList(async (query, signal) => {
  const filter = searchFilterOf(addressQueryOf(query));
  const { data } = await call(countSearchChoices, { query: { filter } }, { signal });
  return { data: [data], meta: { total: 1, per_page: 1, current_page: 1 } };
});

/** How many each choice of the filters finds; the last that is known, until a newer one. */
export function useCounts({
  page: _page,
  order: _order,
  date: _date,
  open: _open,
  contact: _contact,
  ...filters
}: AddressQuery) {
  const { answer } = useLiveList(providedCounts, filters);
  return answer === undefined || answer.kind === 'failed' ? undefined : (answer.page.data[0] as SearchCounts);
}
