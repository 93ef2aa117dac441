import { distanceKm, type Point } from '../../server/geo/distance.ts';
import type { Postcode } from '../../server/geo/places.ts';

/** Postcodes that become one area; `others` go with them and don't count. */
export interface Group extends Point {
  readonly members: readonly Postcode[];
  readonly others: Postcode[];
  /** Where in a large town, in German; empty elsewhere. */
  readonly part: string;
}

/** The fewest inhabited postcodes of an area. */
export const fewest = 5;
/** A town of so many postcodes has areas of its own. */
const ownAreas = 2 * fewest;
/** What lies farther from the others of its name than this is another place that shares it, or an island. */
const togetherKm = 30;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const middle = (members: readonly Postcode[]): Point => ({
  lat: mean(members.map(({ lat }) => lat)),
  lng: mean(members.map(({ lng }) => lng)),
});
const groupOf = (members: readonly Postcode[], part = ''): Group => ({ members, others: [], part, ...middle(members) });

export const nearest = <T extends Point>(points: readonly T[], to: Point): T =>
  points.reduce((best, one) => (distanceKm(to, one) < distanceKm(to, best) ? one : best));

/** The inhabited postcodes of a state as groups; what is too few for one is left over. */
export function divide(state: readonly Postcode[]): Group[] {
  const towns = [...Map.groupBy(state, ({ place }) => place).values()].flatMap((town) => {
    const centre = { lat: median(town.map(({ lat }) => lat)), lng: median(town.map(({ lng }) => lng)) };
    const near = town.filter((one) => distanceKm(centre, one) <= togetherKm);
    return [...(near.length > 0 ? [near] : []), ...town.filter((one) => !near.includes(one)).map((one) => [one])];
  });
  const large = towns.filter(({ length }) => length >= ownAreas).flatMap(partsOf);
  return [...large, ...halved(towns.filter(({ length }) => length < ownAreas)).map((members) => groupOf(members))];
}

const cut = (list: readonly Postcode[], parts: number, by: (postcode: Postcode) => number): Postcode[][] => {
  const sorted = list.toSorted((a, b) => by(a) - by(b) || a.postcode.localeCompare(b.postcode));
  return Array.from({ length: parts }, (_, n) =>
    sorted.slice(Math.round((n * sorted.length) / parts), Math.round(((n + 1) * sorted.length) / parts)),
  );
};

const grids = {
  two: [['Nord'], ['Süd']],
  beside: [['West', 'Ost']],
  four: [
    ['Nordwest', 'Nordost'],
    ['Südwest', 'Südost'],
  ],
  nine: [
    ['Nordwest', 'Nord', 'Nordost'],
    ['West', 'Mitte', 'Ost'],
    ['Südwest', 'Süd', 'Südost'],
  ],
};

/** A large town in two, four or nine parts of about equally many postcodes, from north to south and west to east. */
function partsOf(town: readonly Postcode[]): Group[] {
  const { length } = town;
  const grid =
    length >= 9 * fewest ? grids.nine : length >= 4 * fewest ? grids.four : isTall(town) ? grids.two : grids.beside;
  return cut(town, grid.length, ({ lat }) => -lat).flatMap((row, y) =>
    cut(row, grid[y]?.length ?? 1, ({ lng }) => lng).map((part, x) => groupOf(part, grid[y]?.[x])),
  );
}

const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
const isTall = (town: readonly Postcode[]) =>
  spread(town.map(({ lat }) => lat)) >
  spread(town.map(({ lng }) => lng)) * Math.cos(((town[0]?.lat ?? 0) * Math.PI) / 180);

/** How far a set is scattered: the sum of the squared distances from its middle. */
function scatter(members: readonly Postcode[]): number {
  const centre = middle(members);
  return members.reduce((sum, one) => sum + distanceKm(centre, one) ** 2, 0);
}

/** Cuts a set of towns in two where the halves are least scattered, again and again, as long as both have enough. */
function halved(towns: readonly (readonly Postcode[])[]): Postcode[][] {
  const cuts = (['lat', 'lng'] as const).flatMap((axis) => {
    const sorted = towns.toSorted((a, b) => middle(a)[axis] - middle(b)[axis]);
    return sorted.slice(1).map((_, n) => [sorted.slice(0, n + 1), sorted.slice(n + 1)] as const);
  });
  const possible = cuts.filter((sides) => sides.every((side) => side.flat().length >= fewest));
  if (possible.length === 0) return towns.flat().length >= fewest ? [towns.flat()] : [];
  const [best] = possible
    .map((sides) => ({ sides, scattered: sides.reduce((sum, side) => sum + scatter(side.flat()), 0) }))
    .toSorted((a, b) => a.scattered - b.scattered);
  return best ? best.sides.flatMap(halved) : [];
}
