import { sql } from 'kysely';

/** Degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const kmPerDegree = { lat: 110.574, lng: 111.32 } as const;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres in the plane between the two, the same in both directions: a few per mille off over 100 km. */
export function distanceKm(one: Point, other: Point): number {
  const north = (one.lat - other.lat) * kmPerDegree.lat;
  const east = (one.lng - other.lng) * kmPerDegree.lng * Math.cos(radians((one.lat + other.lat) / 2));
  return Math.hypot(north, east);
}

const cosine = (point: Point) => sql`cos(radians((${point.lat}::float8 + o.shown_lat) / 2))`;

/** In SQL, over `organizations o`: the same from a point to where it shows itself; null where that isn't known. */
export const kmFrom = (point: Point) => sql<number | null>`sqrt(
  power((${point.lat}::float8 - o.shown_lat) * ${kmPerDegree.lat}::float8, 2)
  + power((${point.lng}::float8 - o.shown_lng) * ${kmPerDegree.lng}::float8 * ${cosine(point)}, 2))`;

/** In SQL, over `organizations o`: it may be so near; a box around the circle, which an index finds. */
export function around({ lat, lng }: Point, km: number) {
  const north = km / kmPerDegree.lat;
  const east = km / (kmPerDegree.lng * Math.cos(radians(Math.min(Math.abs(lat) + north, 89))));
  return sql<boolean>`o.shown_lat between ${lat - north}::float8 and ${lat + north}::float8
    and o.shown_lng between ${lng - east}::float8 and ${lng + east}::float8`;
}
