/** Degrees north and east. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}
/** Kilometres east and north of the middle. */
export type Offset = readonly [east: number, north: number];

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The azimuthal equidistant projection (d3-geo's geoAzimuthalEquidistant, turned to a place): whatever is equally far is
 * on one circle, in its true direction.
 */
export function offsetFrom(middle: Place): (place: Place) => Offset {
  const [lat0, lng0] = [radians(middle.lat), radians(middle.lng)];
  return (place) => {
    const [lat, turn] = [radians(place.lat), radians(place.lng) - lng0];
    const cosine = Math.sin(lat0) * Math.sin(lat) + Math.cos(lat0) * Math.cos(lat) * Math.cos(turn);
    const angle = Math.acos(Math.min(1, Math.max(-1, cosine)));
    const stretch = angle === 0 ? 1 : angle / Math.sin(angle);
    const east = Math.cos(lat) * Math.sin(turn);
    const north = Math.cos(lat0) * Math.sin(lat) - Math.sin(lat0) * Math.cos(lat) * Math.cos(turn);
    return [east * stretch * earthKm, north * stretch * earthKm];
  };
}

/** How near a line comes to the middle, between its places too. */
export const kmTo = (line: readonly Offset[]): number =>
  line.reduce((least, [east, north], n) => {
    const [x, y] = line[n - 1] ?? [east, north];
    const [dx, dy] = [east - x, north - y];
    const length = dx * dx + dy * dy;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, -(x * dx + y * dy) / length));
    return Math.min(least, Math.hypot(x + part * dx, y + part * dy));
  }, Infinity);

const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof directions)[number];

export function directionOf([east, north]: Offset): Direction {
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return directions[(eighth + 8) % 8] ?? 'n';
}

type Ring = readonly (readonly number[])[];

/**
 * Every line of a region's GeoJSON, holes too. Lines have no inside, so it doesn't matter in which direction a ring
 * runs. What is no region has none.
 */
export function linesOf(boundary: unknown): readonly (readonly Place[])[] {
  const { type, coordinates, geometry, features } = Object(boundary) as Record<string, unknown>;
  if (type === 'FeatureCollection' && Array.isArray(features)) return features.flatMap(linesOf);
  if (type === 'Feature') return linesOf(geometry);
  const rings: unknown[] =
    type === 'Polygon' ? [coordinates].flat(1) : type === 'MultiPolygon' ? [coordinates].flat(2) : [];
  return rings.filter(isRing).map((ring) => ring.map(([lng = 0, lat = 0]) => ({ lat, lng })));
}

const isRing = (ring: unknown): ring is Ring =>
  Array.isArray(ring) &&
  ring.length > 2 &&
  ring.every((point) => Array.isArray(point) && point.length > 1 && point.every(Number.isFinite));

/** A line through these spots, in parts of the picture's side. */
export const pathOf = (spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y], n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(4)} ${y.toFixed(4)}`).join('');
