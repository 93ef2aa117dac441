import type {
  BoundaryRefusal,
  BoundaryRepair,
  CheckedBoundary,
  Region,
} from '../../contract/tenants/boundary.schema.ts';
import { crossingsOf, type Ring, sideOf, type Spot } from './crossings.ts';
import { distanceKm, type Point } from './distance.ts';
import { type Position, readAreas, type Shape, UnreadableText } from './geojson.ts';
import { places, postcodes } from './places.ts';
import { simplified } from './simplify.ts';

/** What was read of a text: a region, what was put right in it, and why it can't be one. */
export type ReadRegion = Omit<CheckedBoundary, 'towns'>;

const scale = 100_000;

class Refused extends Error {
  readonly refusal: NonNullable<ReadRegion['refusal']>;
  readonly region: Region | null;

  constructor(kind: BoundaryRefusal, more: { count?: number; at?: Point; region?: Region } = {}) {
    super(kind);
    this.name = 'Refused';
    this.refusal = { kind, count: more.count ?? null, at: more.at ? placed(more.at) : null };
    this.region = more.region ?? null;
  }
}

/** Repairs by kind, in the order of the contract's list. */
class Repairs {
  readonly #counts = new Map<BoundaryRepair, number>();

  add(kind: BoundaryRepair, count = 1): void {
    if (count > 0) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }
  get list(): ReadRegion['repairs'] {
    return [...this.#counts].map(([kind, count]) => ({ kind, count }));
  }
}

/**
 * The region of a GeoJSON text: one area, repaired where what is meant can't be mistaken, else refused. Reading what it
 * gives once more changes nothing.
 * @param isTurned north stands before east in it
 */
export function readRegion(text: string, isTurned = false): ReadRegion {
  const repairs = new Repairs();
  try {
    const region = regionOf(text, isTurned, repairs);
    return { region, positions: spotsOf(region), repairs: repairs.list, refusal: null };
  } catch (error) {
    if (error instanceof UnreadableText)
      return { region: null, positions: 0, repairs: [], refusal: { kind: error.kind, count: null, at: null } };
    if (!(error instanceof Refused)) throw error;
    const { region, refusal } = error;
    return { region, positions: region ? spotsOf(region) : 0, repairs: [], refusal };
  }
}

const partsOf = ({ type, coordinates }: Region) => (type === 'Polygon' ? [coordinates] : coordinates);
const spotsOf = (region: Region): number => partsOf(region).flat(2).length;

/** @throws Refused, UnreadableText */
function regionOf(text: string, isTurned: boolean, repairs: Repairs): Region {
  const { areas, isWrapped, others, heights } = readAreas(text);
  const [area, ...rest] = areas;
  if (!area || rest.length > 0) throw new Refused('several', { count: areas.length });
  if (isWrapped) repairs.add('unwrapped');
  repairs.add('others', others);
  repairs.add('heights', heights);
  if (isTurned) repairs.add('axes');
  const shapes = isTurned ? area.map((shape) => shape.map((ring) => ring.map(turned))) : area;
  refuseElsewhere(shapes.flat(2));

  const parts = shapes.map((shape) => cleaned(shape, repairs)).filter((rings) => rings.length > 0);
  if (parts.length === 0) throw new Refused('no_area');
  const { drawn, crossing } = drawable(parts, repairs);
  const region = geoJson(drawn);
  const crossed = crossing ?? crossingsOf(drawn.flat())[0]?.at;
  if (crossed) throw new Refused('crossing', { at: pointOf(crossed), region });
  for (const [outer = [], ...holes] of drawn) {
    const outside = holes.find((hole) => !hole.some((spot) => isWithin(outer, spot)));
    if (outside?.[0]) throw new Refused('hole', { at: pointOf(outside[0]), region });
  }
  return region;
}

const turned = ([east, north]: Position): Position => [north, east];
const pointOf = ([east, north]: Spot): Point => ({ lat: north / scale, lng: east / scale });

/** Where postcodes are known, with half a degree around. */
const known = boxOf(
  [...postcodes.values()].map(({ lat, lng }): Position => [lng, lat]),
  0.5,
);

function boxOf(positions: readonly Position[], margin: number) {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [east, north] of positions) {
    box.west = Math.min(box.west, east - margin);
    box.east = Math.max(box.east, east + margin);
    box.south = Math.min(box.south, north - margin);
    box.north = Math.max(box.north, north + margin);
  }
  return box;
}
const isIn = (box: ReturnType<typeof boxOf>, [east, north]: Position): boolean =>
  east >= box.west && east <= box.east && north >= box.south && north <= box.north;

/** @throws Refused axes, metres, outside */
function refuseElsewhere(positions: readonly Position[]): void {
  const away = positions.find((position) => !isIn(known, position));
  if (away) {
    if (positions.every((position) => isIn(known, turned(position)))) throw new Refused('axes');
    const [lng, lat] = away;
    if (positions.some(([east, north]) => Math.abs(east) > 180 || Math.abs(north) > 90)) throw new Refused('metres');
    throw new Refused('outside', { at: { lat, lng } });
  }
  const around = boxOf(positions, 0.1);
  const [first] = positions;
  if (first && ![...postcodes.values()].some(({ lat, lng }) => isIn(around, [lng, lat])))
    throw new Refused('outside', { at: { lat: first[1], lng: first[0] } });
}

/** The nearest place there is. */
function placed({ lat, lng }: Point) {
  let name = '';
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const km = distanceKm(place, { lat, lng });
    if (km >= least) continue;
    [name, least] = [place.name, km];
  }
  return { name: least < 30 ? name : '', lat, lng };
}

/** Rings of whole spots, closed, without repeated ones, the outer counterclockwise; without those that enclose nothing. */
function cleaned(shape: Shape, repairs: Repairs): readonly Ring[] {
  const rings = shape.map((ring, n) => cleanedRing(ring, n === 0, repairs));
  const whole = rings.filter((ring) => ring.length > 0);
  // without its outer ring a part is none, whatever its holes
  if (rings[0]?.length === 0) {
    repairs.add('tiny', whole.length);
    return [];
  }
  return whole;
}

function cleanedRing(ring: readonly Position[], isOuter: boolean, repairs: Repairs): Ring {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last) return [];
  const isClosed = first[0] === last[0] && first[1] === last[1];
  const spots: Spot[] = [];
  let repeated = 0;
  for (const [east, north] of isClosed ? ring.slice(0, -1) : ring) {
    const spot: Spot = [Math.round(east * scale), Math.round(north * scale)];
    const before = spots.at(-1);
    if (before && before[0] === spot[0] && before[1] === spot[1]) repeated += 1;
    else spots.push(spot);
  }
  const [begin, end] = [spots[0], spots.at(-1)];
  if (begin && end && spots.length > 1 && begin[0] === end[0] && begin[1] === end[1]) {
    spots.pop();
    repeated += 1;
  }
  if (!begin || isFlat(spots)) {
    repairs.add('tiny');
    return [];
  }
  repairs.add('repeated', repeated);
  if (!isClosed) repairs.add('closed');
  const closed = [...spots, begin];
  const area = twiceArea(closed);
  if (area === 0 || area > 0 === isOuter) return closed;
  repairs.add('turned');
  return closed.toReversed();
}

/** All on one line: nothing lies within. */
function isFlat(spots: readonly Spot[]): boolean {
  const [a, b] = spots;
  return !a || !b || spots.every((spot) => sideOf(a, b, spot) === 0);
}

/** Positive where the ring runs counterclockwise. */
function twiceArea(ring: Ring): number {
  const [origin] = ring;
  if (!origin) return 0;
  return ring.slice(1).reduce((sum, [east, north], n) => {
    const [x, y] = ring[n] ?? origin;
    return sum + (x - origin[0]) * (north - origin[1]) - (east - origin[0]) * (y - origin[1]);
  }, 0);
}

interface Drawable {
  readonly drawn: readonly (readonly Ring[])[];
  /** Where lines cross in what was given. */
  readonly crossing?: Spot | undefined;
}

/** With so few spots that a page can show it. @throws Refused parts, fine */
function drawable(parts: readonly (readonly Ring[])[], repairs: Repairs): Drawable {
  const rings = parts.flat();
  const { rings: few, crossing, isTooFine } = simplified(rings);
  const left = rings.flat().length - few.flat().length;
  if (left === 0) return { drawn: parts };
  let at = 0;
  const drawn = parts
    .map((part) => part.map(() => few[(at += 1) - 1] ?? []))
    .map(([outer = [], ...holes]) => (outer.length === 0 ? [] : [outer, ...holes.filter((hole) => hole.length > 0)]))
    .filter((part) => part.length > 0);
  if (drawn.length === 0) throw new Refused('parts', { count: parts.length });
  if (isTooFine) throw new Refused('fine');
  repairs.add('tiny', rings.length - drawn.flat().length);
  repairs.add('simplified', left);
  return { drawn, crossing };
}

const geoJson = (parts: readonly (readonly Ring[])[]): Region => {
  const degrees = parts.map((part) =>
    part.map((ring) => ring.map(([east, north]): [number, number] => [east / scale, north / scale])),
  );
  const [only, ...rest] = degrees;
  return only && rest.length === 0
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: degrees };
};

/** Inside a ring; on its line either. */
function isWithin(ring: Ring, [x, y]: Spot): boolean {
  let isInside = false;
  for (const [n, [x1, y1]] of ring.slice(1).entries()) {
    const [x0, y0] = ring[n] ?? [x1, y1];
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) isInside = !isInside;
  }
  return isInside;
}
