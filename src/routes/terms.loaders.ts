import { currentTerms } from '../../contract/terms/terms.endpoints.ts';
import { call } from '../api/call.ts';

export function loadCurrentTerms(signal: AbortSignal) {
  return call(currentTerms, {}, { signal });
}
