/** Hundred-thousandths of a degree (about a metre), whole: sums and products of them are exact. */
export type Spot = readonly [east: number, north: number];
/** Closed: the last spot is the first. */
export type Ring = readonly Spot[];

/** A line of a ring, from its spot of this number to the next. */
export interface Line {
  readonly ring: number;
  readonly from: number;
}
export interface Crossing {
  readonly at: Spot;
  readonly lines: readonly [Line, Line];
}

/** Positive where `c` lies to the left of the way from `a` to `b`, zero on it. */
export const sideOf = (a: Spot, b: Spot, c: Spot): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const isSame = (a: Spot, b: Spot): boolean => a[0] === b[0] && a[1] === b[1];

/** So many are found at most: one is enough to refuse, a few to mend. */
const most = 100;

/**
 * Where lines of these rings cross, each other's or their own. What only touches, in a point or along a line, doesn't:
 * a hole may reach its outer ring.
 */
export function crossingsOf(rings: readonly Ring[]): readonly Crossing[] {
  const sorted = rings
    .flatMap((ring, n) => ring.slice(1).map((b, from) => boxed({ ring: n, from, a: ring[from] ?? b, b })))
    .toSorted((one, other) => one.west - other.west);
  const found: Crossing[] = [];
  const open: (typeof sorted)[number][] = [];
  for (const line of sorted) {
    let left = 0;
    for (const other of open) {
      if (other.east < line.west) continue;
      open[left] = other;
      left += 1;
      if (other.north < line.south || other.south > line.north) continue;
      const at = crossingAt(rings, line, other);
      if (at) found.push({ at, lines: [line, other] });
      if (found.length === most) return found;
    }
    open.length = left;
    open.push(line);
  }
  return found;
}

const boxed = (line: Drawn) => ({
  ...line,
  west: Math.min(line.a[0], line.b[0]),
  east: Math.max(line.a[0], line.b[0]),
  south: Math.min(line.a[1], line.b[1]),
  north: Math.max(line.a[1], line.b[1]),
});

interface Drawn extends Line {
  readonly a: Spot;
  readonly b: Spot;
}

function crossingAt(rings: readonly Ring[], one: Drawn, other: Drawn): Spot | undefined {
  const [{ a, b }, { a: c, b: d }] = [one, other];
  const [ofC, ofD] = [sideOf(a, b, c), sideOf(a, b, d)];
  const [ofA, ofB] = [sideOf(c, d, a), sideOf(c, d, b)];
  if (ofC * ofD < 0 && ofA * ofB < 0) {
    const part = ofA / (ofA - ofB);
    return [Math.round(a[0] + (b[0] - a[0]) * part), Math.round(a[1] + (b[1] - a[1]) * part)];
  }
  // through a spot: where one of the two begins on the other
  if (ofC === 0 && isThrough(rings, other, one)) return c;
  if (ofA === 0 && isThrough(rings, one, other)) return a;
  return undefined;
}

const isOn = (a: Spot, b: Spot, spot: Spot): boolean =>
  spot[0] >= Math.min(a[0], b[0]) &&
  spot[0] <= Math.max(a[0], b[0]) &&
  spot[1] >= Math.min(a[1], b[1]) &&
  spot[1] <= Math.max(a[1], b[1]);

/** The way that comes to where `line` begins and goes on along it leads from one side of the way along `other` to its other. */
function isThrough(rings: readonly Ring[], line: Drawn, other: Drawn): boolean {
  const spot = line.a;
  if (!isOn(other.a, other.b, spot) || isSame(other.b, spot)) return false;
  const before = isSame(other.a, spot) ? spotBefore(rings, other) : other.a;
  const [there, on] = [isLeft(before, spot, other.b, spotBefore(rings, line)), isLeft(before, spot, other.b, line.b)];
  return there !== undefined && on !== undefined && there !== on;
}

const spotBefore = (rings: readonly Ring[], { ring, from, a }: Drawn): Spot => {
  const spots = rings[ring] ?? [];
  return spots[from === 0 ? spots.length - 2 : from - 1] ?? a;
};

/** Whether a spot lies to the left of the way from `a` over `b` to `c`; undefined on it. */
function isLeft(a: Spot, b: Spot, c: Spot, spot: Spot): boolean | undefined {
  const [first, second] = [sideOf(a, b, spot), sideOf(b, c, spot)];
  const isAlong = (first === 0 && reaches(b, a, spot)) || (second === 0 && reaches(b, c, spot)) || isSame(spot, b);
  if (isAlong) return undefined;
  return sideOf(a, b, c) >= 0 ? first > 0 && second > 0 : first > 0 || second > 0;
}

/** `spot` lies in the direction of `to`, seen from `from`; all three are on one line. */
const reaches = (from: Spot, to: Spot, spot: Spot): boolean =>
  (to[0] - from[0]) * (spot[0] - from[0]) + (to[1] - from[1]) * (spot[1] - from[1]) > 0;
