import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import type { Offered } from './criteria.ts';

/** What the filters offer. */
export async function loadOffered(signal: AbortSignal): Promise<Offered> {
  const [occupations, graduationTypes] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  return { occupations: occupations.data, graduationTypes: graduationTypes.data };
}
