import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import type { Offered } from './criteria.ts';

/** Most that are asked for by name (contract/kit/lists.ts). */
const mostNamed = 50;

/** What names the filters' values. The occupations there are weigh more than a page: where they are given, no others. */
export async function loadOffered(signal: AbortSignal, ids?: readonly string[]): Promise<Offered> {
  const id = ids && [...new Set(ids)];
  const query = id && id.length <= mostNamed ? { query: { filter: { id } } } : {};
  const [occupations, graduationTypes] = await Promise.all([
    id?.length === 0 ? undefined : call(listOccupations, query, { signal }),
    call(listGraduationTypes, {}, { signal }),
  ]);
  return { occupations: occupations?.data ?? [], graduationTypes: graduationTypes.data };
}
