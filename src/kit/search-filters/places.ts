import { suggestAddresses } from '../../../contract/addresses/addresses.endpoints.ts';
import type { AddressSuggestion } from '../../../contract/addresses/addresses.schema.ts';
import { call } from '../../api/call.ts';
import { providedList } from '../list.actors.ts';

/** Fewer letters begin too many places. */
const fewest = 2;

/** What the letters typed begin; nobody is asked about fewer than two. */
export const providedPlaces = providedList(async ({ text }, signal) => {
  const query = typeof text === 'string' ? text.trim() : '';
  if (query.length < fewest) return { data: [], meta: { total: 0, per_page: 10, current_page: 1 } };
  return call(suggestAddresses, { query: { filter: { query } } }, { signal });
});

/** A place as a search names it: by its postcode, or by its state where it has several. */
export const searched = ({ postcode, city, state }: AddressSuggestion): string =>
  postcode === null ? `${city}, ${state}` : `${postcode} ${city}`;

const fold = (text: string): string =>
  text
    .toLocaleLowerCase('de')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .trim();

/** Those the text can mean: named so, or so with something added; else all that it begins. */
export function meant(text: string, places: readonly AddressSuggestion[]): readonly AddressSuggestion[] {
  const name = fold(text);
  const named = places.filter((place) => {
    const city = fold(place.city);
    return (
      fold(searched(place)) === name ||
      city === name ||
      (/^[ (/,]/.test(city.slice(name.length)) && city.startsWith(name))
    );
  });
  return named.length > 0 ? named : places;
}
