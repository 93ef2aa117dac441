import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { call } from '../../api/call.ts';
import type { Offered } from './criteria.ts';
import { nameOccupationsBy } from '../occupation-names.ts';

/** What the filters offer, once the occupations that are chosen have their names. */
export async function loadOffered(signal: AbortSignal, chosen: readonly string[] = []): Promise<Offered> {
  const [graduationTypes] = await Promise.all([
    call(listGraduationTypes, {}, { signal }),
    nameOccupationsBy(chosen, signal),
  ]);
  return { graduationTypes: graduationTypes.data };
}
