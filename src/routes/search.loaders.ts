import { pings } from '../../contract/pings/pings.endpoints.ts';
import { call } from '../api/call.ts';
import { outgoingOf } from '../features/pings/take-back.ts';
import type { FilterValues } from '../kit/search-filters/filter-values.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';
import { fetchOccupationsFilter } from '../kit/search-filters/occupations-filter.tsx';

/** What the filters offer, and what can still be taken back; the search itself runs in the list machine. */
export async function loadSearchFilters({ occupations }: FilterValues, signal: AbortSignal) {
  const [{ graduationTypes }, unsent] = await Promise.all([
    loadOffered(signal, false),
    call(pings.list, { query: { filter: { status: ['created'] } } }, { signal }),
    occupations === undefined ? undefined : fetchOccupationsFilter(),
  ]);
  return { graduationTypes, outgoing: outgoingOf(unsent.data) };
}
