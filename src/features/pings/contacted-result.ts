import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Contacted } from './use-contact.ts';

/** A search result as it stands after one's own contact; a page loaded since then knows better. */
export function contactedResult(result: SearchResult, since: Contacted | undefined): SearchResult {
  if (since === 'sent' && result.availability === 'available')
    return { ...result, availability: 'unavailable', unavailable_reason: 'ping_open', ping_status: 'created' };
  if (since === 'undone' && result.ping_status === 'created')
    return { ...result, availability: 'available', unavailable_reason: null, ping_status: null };
  if (since === 'gone') return { ...result, availability: 'unavailable', unavailable_reason: null };
  return result;
}
