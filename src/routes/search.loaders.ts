import { pings } from '../../contract/pings/pings.endpoints.ts';
import { call } from '../api/call.ts';
import { composing } from '../features/pings/composing-later.ts';
import { outgoingOf } from '../features/pings/take-back.ts';
import { personBeside } from '../features/search/search-later.ts';
import { ownSearch } from '../features/search/search-start.ts';
import type { AddressQuery } from '../features/search/search-query.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';
import { nameOccupations } from '../kit/occupation-names.ts';

export { searchStart } from '../features/search/search-start.ts';

/** What the filters offer, and what can still be taken back; the search itself runs in the list machine. */
export async function loadSearchFilters({ contact, open, ...filters }: AddressQuery, signal: AbortSignal) {
  const [{ graduationTypes }, unsent, own] = await Promise.all([
    loadOffered(signal, []),
    call(pings.list, { query: { filter: { status: ['created'] } } }, { signal }),
    ownSearch(signal),
    nameOccupations(filters).catch(() => undefined),
    contact === undefined && open === undefined ? undefined : personBeside.fetch().catch(() => undefined),
    contact === undefined ? undefined : composing.fetch().catch(() => undefined),
  ]);
  return { graduationTypes, own, outgoing: outgoingOf(unsent.data) };
}
