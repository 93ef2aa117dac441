import type { SearchResult } from '../../contract/search/search.schema.ts';

/** A row of the search: somebody who can be written to. */
export const personFound: SearchResult = {
  handle: '0198f0a0-0000-7000-8000-0000000000a1',
  name: 'Ahorn 42',
  released_name: null,
  occupation: { id: '0198f0a0-0000-7000-8000-0000000000b1', name: 'Koch/Köchin' },
  graduation_type_id: null,
  area: 'Raum Köln',
  match: { rule: 1, reasons: [] },
  available_from: null,
  mobility_km: null,
  recommended: false,
  availability: 'available',
  unavailable_reason: null,
  latest_ping: null,
  seen: true,
  saved: false,
  hidden: false,
  interested_on: null,
  fresh: null,
};
