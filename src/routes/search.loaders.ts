import { pings } from '../../contract/pings/pings.endpoints.ts';
import { call } from '../api/call.ts';
import { composing } from '../features/pings/composing-later.ts';
import { outgoingOf } from '../features/pings/take-back.ts';
import { personPanel } from '../features/search/panel-later.ts';
import type { AddressQuery } from '../features/search/search-query.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';
import { fetchOccupationsFilter } from '../kit/search-filters/occupations-filter.tsx';

export { searchStart } from '../features/search/search-start.ts';

/** What the filters offer, and what can still be taken back; the search itself runs in the list machine. */
export async function loadSearchFilters({ occupations, contact, open }: AddressQuery, signal: AbortSignal) {
  const [{ graduationTypes }, unsent] = await Promise.all([
    loadOffered(signal, false),
    call(pings.list, { query: { filter: { status: ['created'] } } }, { signal }),
    occupations === undefined ? undefined : fetchOccupationsFilter(),
    contact === undefined && open === undefined ? undefined : personPanel.fetch().catch(() => undefined),
    contact === undefined ? undefined : composing.fetch().catch(() => undefined),
  ]);
  return { graduationTypes, outgoing: outgoingOf(unsent.data) };
}
