import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { call } from '../api/call.ts';
import { outgoingOf } from '../features/pings/take-back.ts';

/** What the filters offer, and what can still be taken back; the search itself runs in the list machine. */
export async function loadSearchFilters(signal: AbortSignal) {
  const [occupations, graduationTypes, unsent] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(listGraduationTypes, {}, { signal }),
    call(pings.list, { query: { filter: { status: ['created'] } } }, { signal }),
  ]);
  return {
    occupations: occupations.data,
    graduationTypes: graduationTypes.data,
    outgoing: outgoingOf(unsent.data),
  };
}
