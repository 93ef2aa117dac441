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
