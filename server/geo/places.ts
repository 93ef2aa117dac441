import { readFileSync } from 'node:fs';
import type { Point } from './distance.ts';
import { institution } from './institutions.ts';

export interface Postcode extends Point {
  readonly postcode: string;
  readonly place: string;
  readonly state: string;
}

/** A town or village: all postcodes of one name in one state. */
export interface Place extends Point {
  readonly name: string;
  readonly state: string;
  readonly postcodes: readonly Postcode[];
}

const file = new URL('postcodes.json', import.meta.url);
const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: [string, string, string, number, number][] };

/** Germany's postcodes. Data: GeoNames (geonames.org), CC BY 4.0. */
export const postcodes: ReadonlyMap<string, Postcode> = new Map(
  rows.map(([postcode, place, state, lat, lng]) => [postcode, { postcode, place, state, lat, lng }]),
);

/** A name without case, accents and spelling variants: `Koeln`, `köln` and `Köln` are one. */
export const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** All places, those with more postcodes first. */
export const places: readonly (Place & { readonly folded: string })[] = [
  ...Map.groupBy(
    [...postcodes.values()].filter(({ place }) => !institution.test(place)),
    ({ place, state }) => `${place}|${state}`,
  ).values(),
]
  .map((group) => ({
    name: group[0]?.place ?? '',
    folded: foldName(group[0]?.place ?? ''),
    state: group[0]?.state ?? '',
    lat: mean(group.map(({ lat }) => lat)),
    lng: mean(group.map(({ lng }) => lng)),
    postcodes: group,
  }))
  .toSorted((a, b) => b.postcodes.length - a.postcodes.length || a.name.localeCompare(b.name, 'de'));
