/** Degrees north and east. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

const kmPerDegree = { lat: 110.574, lng: 111.32 } as const;
const rowsPerDegree = 10;
const cellWidth = 0.14;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rowOf = (lat: number): number => Math.floor((lat + 90) * rowsPerDegree);
const columnOf = (lng: number): number => Math.floor((lng + 180) / cellWidth);

/** The grid cell of a point, about 11 km high and 10 km wide in Germany; the column `applicants.cell` is made the same way. */
export const cellOf = ({ lat, lng }: Point): number => rowOf(lat) * 10_000 + columnOf(lng);

/** Kilometres in the plane through `centre`, as the search computes them: a few per mille off over 100 km. */
export function distanceKm(centre: Point, point: Point): number {
  const north = (point.lat - centre.lat) * kmPerDegree.lat;
  const east = (point.lng - centre.lng) * kmPerDegree.lng * Math.cos(radians(centre.lat));
  return Math.hypot(north, east);
}

/** Every cell that the square around the circle touches. */
export function cellsAround(centre: Point, radiusKm: number): number[] {
  const north = radiusKm / kmPerDegree.lat;
  const east = radiusKm / (kmPerDegree.lng * Math.cos(radians(centre.lat)));
  const cells: number[] = [];
  for (let row = rowOf(centre.lat - north); row <= rowOf(centre.lat + north); row += 1) {
    for (let column = columnOf(centre.lng - east); column <= columnOf(centre.lng + east); column += 1) {
      cells.push(row * 10_000 + column);
    }
  }
  return cells;
}
