import { useState } from 'react';
import { countSearchChoices } from '../../../contract/search/counts.endpoints.ts';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { call } from '../../api/call.ts';
import { providedList } from '../../kit/list.actors.ts';
import { useLiveList } from '../../kit/use-live-list.ts';
import { searchFilterOf } from './search-asked.ts';
import { type AddressQuery, addressQueryOf } from './search-query.ts';

const providedCounts = providedList(async (query, signal) => {
  const filter = searchFilterOf(addressQueryOf(query));
  const { data } = await call(countSearchChoices, { query: { filter } }, { signal });
  return { data: [data], meta: { total: 1, per_page: 1, current_page: 1 } };
});

/** How many each choice of the filters finds; the last that is known, until a newer one. `recount` when somebody was marked. */
export function useCounts({
  page: _page,
  order: _order,
  date: _date,
  open: _open,
  contact: _contact,
  ...filters
}: AddressQuery) {
  // of the key alone: another time of asking is another query
  const [time, setTime] = useState(0);
  const { answer } = useLiveList(providedCounts, { ...filters, time });
  return {
    counts: answer === undefined || answer.kind === 'failed' ? undefined : (answer.page.data[0] as SearchCounts),
    recount: () => setTime((last) => last + 1),
  };
}
