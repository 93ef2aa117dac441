import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Contacted } from './use-contact.ts';

/** A search result as it stands after one's own contact; a page loaded since then knows better. */
export function contactedResult(result: SearchResult, since: Contacted | undefined): SearchResult {
  if (since?.kind === 'sent' && result.availability === 'available')
    return { ...result, availability: 'unavailable', unavailable_reason: 'ping_open', latest_ping: since.latest };
  if (since?.kind === 'undone' && result.latest_ping?.status === 'created')
    return { ...result, availability: 'available', unavailable_reason: null, latest_ping: null };
  if (since?.kind === 'unavailable' && result.availability === 'available')
    return {
      ...result,
      availability: 'unavailable',
      unavailable_reason: since.reason,
      latest_ping: since.latest ?? result.latest_ping,
    };
  return result;
}
