import { listGraduationTypes } from '../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { call } from '../api/call.ts';

/** What an applicant chooses from. */
export async function applicantLists(signal: AbortSignal) {
  const [occupations, graduationTypes] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  return {
    occupations: occupations.data,
    graduationTypes: graduationTypes.data,
  };
}
