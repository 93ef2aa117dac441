import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import { occupationIds, type FilterValues } from './filter-values.ts';

/** Names that were asked for, of a document; they never change. */
const names = new Map<string, string>();

/** What is chosen, where all of it has been named. */
export const namedOccupations = (ids: readonly string[]): { value: string; label: string }[] | undefined =>
  ids.every((id) => names.has(id)) ? ids.map((value) => ({ value, label: names.get(value) ?? '' })) : undefined;

/** Before a page that has occupations chosen, so that they stand there with it: their names alone, not the whole list. */
export async function nameOccupations(values: FilterValues): Promise<void> {
  const id = occupationIds(values);
  if (namedOccupations(id)) return;
  const { data } = await call(listOccupations, { query: { filter: { id } } });
  for (const occupation of data) names.set(occupation.id, occupation.name);
}
