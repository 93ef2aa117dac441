import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import type { Offered } from './criteria.ts';

/** What names the filters' values. The occupations are many: fetched only where one is to be named. */
export async function loadOffered(signal: AbortSignal, hasOccupations = true): Promise<Offered> {
  const [occupations, graduationTypes] = await Promise.all([
    hasOccupations ? call(listOccupations, {}, { signal }) : undefined,
    call(listGraduationTypes, {}, { signal }),
  ]);
  return { occupations: occupations?.data ?? [], graduationTypes: graduationTypes.data };
}
