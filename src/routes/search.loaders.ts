import { pings } from '../../contract/pings/pings.endpoints.ts';
import { call } from '../api/call.ts';
import { outgoingOf } from '../features/pings/take-back.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

/** What the filters offer, and what can still be taken back; the search itself runs in the list machine. */
export async function loadSearchFilters(signal: AbortSignal) {
  const [offered, unsent] = await Promise.all([
    loadOffered(signal),
    call(pings.list, { query: { filter: { status: ['created'] } } }, { signal }),
  ]);
  return { ...offered, outgoing: outgoingOf(unsent.data) };
}
