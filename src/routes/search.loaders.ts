import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { call } from '../api/call.ts';

/** What the filters offer; the search itself runs in the list machine. */
export async function loadSearchFilters(signal: AbortSignal) {
  const [occupations, graduationTypes] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  return {
    occupations: occupations.data,
    graduationTypes: graduationTypes.data,
  };
}
