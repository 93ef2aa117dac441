import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import type { Occupation } from '../../contract/occupations/occupations.schema.ts';
import { call } from '../api/call.ts';
import { occupationIds, type FilterValues } from './search-filters/filter-values.ts';

/** Most that are asked for by name (contract/kit/lists.ts). */
const mostNamed = 50;

/** Names that were asked for, of a document; they never change. */
const names = new Map<string, string>();

/** What is chosen, where all of it has been named. */
export const namedOccupations = (ids: readonly string[]): { value: string; label: string }[] | undefined =>
  ids.every((id) => names.has(id)) ? ids.map((value) => ({ value, label: names.get(value) ?? '' })) : undefined;

/** Before a page that has occupations chosen, so that they stand there with it: their names alone, not the whole list. */
export const nameOccupations = (values: FilterValues): Promise<void> => nameOccupationsBy(occupationIds(values));

/** What is asked to name these, which weigh far less than all there are. */
export const namesAsked = (ids: readonly string[]) => {
  const id = [...new Set(ids)];
  return id.length > mostNamed ? {} : { query: { filter: { id } } };
};

/** As above, by their identifiers. */
export async function nameOccupationsBy(ids: readonly string[], signal?: AbortSignal): Promise<void> {
  if (namedOccupations(ids)) return;
  const { data } = await call(listOccupations, namesAsked(ids), { ...(signal && { signal }) });
  rememberNames(data);
}

/** What is chosen in words, as far as it has been named. */
export const occupationsInWords = (ids: readonly string[]): string =>
  ids.flatMap((id) => names.get(id) ?? []).join(', ');

export function rememberNames(occupations: readonly Occupation[]): void {
  for (const { id, name } of occupations) names.set(id, name);
}
