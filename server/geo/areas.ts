import { readFileSync } from 'node:fs';
import { type BandKm, bandsKm } from '../../contract/search/bands.ts';
import { distanceKm, type Point } from './distance.ts';

/** At least five neighbouring postcodes; before a yes an employer learns no more of where somebody lives. */
export interface Area extends Point {
  readonly id: number;
  readonly name: string;
  readonly postcodes: readonly string[];
}

const file = new URL('areas.json', import.meta.url);
const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: [number, string, number, number, string][] };
/** All areas of Germany, made by scripts/areas.ts from the postcodes. */
export const areas: readonly Area[] = rows.map(([id, name, lat, lng, postcodes]) => ({
  id,
  name,
  lat,
  lng,
  postcodes: postcodes.split(' '),
}));
const byId = new Map(areas.map((area) => [area.id, area]));
const byPostcode = new Map(areas.flatMap((area) => area.postcodes.map((postcode) => [postcode, area])));

export const areaOfPostcode = (postcode: string): Area | undefined => byPostcode.get(postcode);

export const areaOf = (id: number | null): Area | undefined => (id === null ? undefined : byId.get(id));

/** How far apart two areas are, from point to point; undefined beyond the widest band. */
export function bandBetween(one: Area, other: Area): BandKm | undefined {
  const km = distanceKm(one, other);
  return bandsKm.find((band) => km <= band);
}

/** The areas of each band around one, as far as `radius`: those of a farther band are not in a nearer one. */
export const areasAround = (centre: Area, radius: BandKm): ReadonlyMap<BandKm, readonly number[]> => {
  const found = new Map<BandKm, number[]>(bandsKm.filter((band) => band <= radius).map((band) => [band, []]));
  for (const area of areas) {
    const band = bandBetween(centre, area);
    if (band !== undefined) found.get(band)?.push(area.id);
  }
  return found;
};
