import type { AddressSuggestion } from '../../contract/addresses/addresses.schema.ts';
import { type Area, areaOfPostcode } from './areas.ts';
import { distanceKm, type Point } from './distance.ts';
import { institution } from './institutions.ts';
import { foldName, type Place, places, postcodes } from './places.ts';

export const nowhere = { lat: null, lng: null, area_id: null } as const;

/** Where an address lies, as exactly as its postcode, and its area. Outside Germany, or unknown: nulls (decisions, section 3). */
export function locateAddress({
  postcode,
  country,
}: {
  readonly postcode: string;
  readonly country: string;
}): (Point & { readonly area_id: number }) | typeof nowhere {
  const found = country.toUpperCase() === 'DE' ? postcodes.get(postcode.trim()) : undefined;
  const area = found && areaOfPostcode(found.postcode);
  return area ? { lat: found.lat, lng: found.lng, area_id: area.id } : nowhere;
}

/** A city has at least this many postcodes, none farther than this from its middle; fewer may be villages of one name. */
const city = { postcodes: 4, radiusKm: 25 } as const;
/** Farther from every postcode of its name, a city can't be the town of a postcode. */
const elsewhereKm = 30;

const cities: ReadonlyMap<string, readonly Point[]> = new Map(
  places
    .filter(
      (place) =>
        place.postcodes.length >= city.postcodes &&
        place.postcodes.every((point) => distanceKm(place, point) <= city.radiusKm),
    )
    .flatMap(({ folded }) => [folded, folded.replace(/ (?:am|an|im) .*/, '')])
    .map((name) => [
      name,
      places
        .filter(({ folded }) => folded === name || folded.startsWith(`${name} `))
        .flatMap((place) => place.postcodes),
    ]),
);

/**
 * The place of a postcode when the town written beside it is a city somewhere else. The data name one place for each
 * postcode where the post knows several, so a town they don't name is no contradiction.
 */
export function placeInstead({
  postcode,
  city: town,
  country,
}: {
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
}): string | undefined {
  const found = country.toUpperCase() === 'DE' ? postcodes.get(postcode.trim()) : undefined;
  const points = cities.get(foldName(town));
  if (!found || !points || institution.test(found.place)) return undefined;
  const [own, written] = [foldName(found.place), foldName(town)];
  if (own.includes(written) || written.includes(own)) return undefined;
  return points.every((point) => distanceKm(found, point) > elsewhereKm) ? found.place : undefined;
}

/**
 * The area of a postcode (`50667`, `50667 Köln`), or of the middle of a place; of several of one name the one of the state
 * named (`Neustadt, HE`), else the largest.
 */
export function findCentre(text: string): Area | undefined {
  const postcode = /^\s*(\d{5})\b/.exec(text)?.[1];
  if (postcode !== undefined) return areaOfPostcode(postcode);
  const place = findPlace(text);
  const [central] = (place?.postcodes ?? []).toSorted((a, b) => farFrom(place, a) - farFrom(place, b));
  return central && areaOfPostcode(central.postcode);
}

const farFrom = (place: Point | undefined, point: Point): number => (place ? distanceKm(place, point) : 0);

function findPlace(text: string): Place | undefined {
  const [, place = text, state] = /^(.+),\s*([A-Z]{2})\s*$/.exec(text) ?? [];
  const name = foldName(place);
  if (name === '') return undefined;
  const there = state === undefined ? places : places.filter((one) => one.state === state);
  return there.find(({ folded }) => folded === name) ?? there.find(({ folded }) => folded.startsWith(`${name} `));
}

/** Up to `most` places that the text begins: by postcode, or by name with larger places first. */
export function suggest(text: string, most = 10): AddressSuggestion[] {
  const digits = /^\s*(\d{1,5})\b/.exec(text)?.[1];
  if (digits !== undefined) {
    return [...postcodes.values()]
      .filter(({ postcode, place }) => postcode.startsWith(digits) && !institution.test(place))
      .slice(0, most)
      .map(({ postcode, place, state }) => ({
        label: `${postcode} ${place}`,
        postcode,
        city: place,
        state,
        country: 'DE',
        area: areaOfPostcode(postcode)?.name ?? null,
      }));
  }
  const name = foldName(text);
  if (name.length < 2) return [];
  return places
    .filter(({ folded }) => folded.startsWith(name))
    .slice(0, most)
    .map((place) => {
      const only = place.postcodes.length === 1 ? (place.postcodes[0]?.postcode ?? null) : null;
      return {
        label: only === null ? place.name : `${only} ${place.name}`,
        postcode: only,
        city: place.name,
        state: place.state,
        country: 'DE',
        area: only === null ? null : (areaOfPostcode(only)?.name ?? null),
      };
    });
}
