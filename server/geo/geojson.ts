/** Degrees east and north, and what else stood in the position. */
export type Position = readonly [east: number, north: number];
/** Rings as they came: the first is the outer one. */
export type Shape = readonly (readonly Position[])[];

/** What a GeoJSON text (RFC 7946) holds of areas, and what was passed over. */
export interface FoundAreas {
  /** Each with its parts; a feature is one area, however many parts it has. */
  readonly areas: readonly (readonly Shape[])[];
  readonly isWrapped: boolean;
  /** Points and lines. */
  readonly others: number;
  /** Positions with a height. */
  readonly heights: number;
}
export type Unreadable = 'not_json' | 'deep' | 'no_area' | 'numbers';

/** Why a text can't be read. */
export class UnreadableText extends Error {
  readonly kind: Unreadable;

  constructor(kind: Unreadable) {
    super(kind);
    this.name = 'UnreadableText';
    this.kind = kind;
  }
}

/** Collections within collections. */
const deepest = 8;

/** @throws UnreadableText */
export function readAreas(text: string): FoundAreas {
  let value: unknown;
  try {
    // programs on Windows put a mark before the text
    value = JSON.parse(text.replace(/^\u{FEFF}/u, ''));
  } catch {
    throw new UnreadableText('not_json');
  }
  let [others, heights] = [0, 0];
  const areas: (readonly Shape[])[] = [];
  walk(value, 0);
  if (areas.length === 0) throw new UnreadableText('no_area');
  const { type } = Object(value) as { type?: unknown };
  return { areas, isWrapped: type !== 'Polygon' && type !== 'MultiPolygon', others, heights };

  function walk(one: unknown, depth: number): void {
    if (depth > deepest) throw new UnreadableText('deep');
    const { type: kind, features, geometry, geometries, coordinates } = Object(one) as Record<string, unknown>;
    if (kind === 'FeatureCollection' && Array.isArray(features)) for (const next of features) walk(next, depth + 1);
    else if (kind === 'Feature') walk(geometry, depth + 1);
    else if (kind === 'GeometryCollection' && Array.isArray(geometries))
      for (const next of geometries) walk(next, depth + 1);
    else if (kind === 'Polygon') areas.push([shape(coordinates)]);
    else if (kind === 'MultiPolygon') areas.push(listOf(coordinates).map(shape));
    else others += 1;
  }
  function shape(rings: unknown): Shape {
    return listOf(rings).map((ring) => listOf(ring).map(position));
  }
  function position(values: unknown): Position {
    const [east, north, height] = listOf(values);
    if (typeof east !== 'number' || typeof north !== 'number') throw new UnreadableText('numbers');
    if (!Number.isFinite(east) || !Number.isFinite(north)) throw new UnreadableText('numbers');
    if (height !== undefined) heights += 1;
    return [east, north];
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new UnreadableText('numbers');
  return value as unknown[];
}
