import { crossingsOf, type Ring, type Spot } from './crossings.ts';

/** Of more spots than these the weight isn't told of each: lines are thinned first. */
const mostWeighed = 10_000;
/** Of all rings together: a picture of a phone's width shows no more. */
export const mostSpots = 1_500;
/** With what is put back where lines would cross that don't, at most. */
const mostPutBack = 5_000;
const mostRounds = 100;
/** So often is what was put back gone through once more. */
const mostTimes = 10;

const lengthOf = (rings: readonly { readonly length: number }[]): number =>
  rings.reduce((sum, { length }) => sum + length, 0);
/** A triangle, closed. */
const least = 4;

/** The numbers of a ring's spots, in their order. */
type Numbers = readonly number[];
const spotsAt = (ring: Ring | undefined, numbers: Numbers): Ring =>
  numbers.map((at) => ring?.[at] ?? ([0, 0] satisfies Spot));

/** Leaves out spots that are hardly apart from the one before, until there are few enough to look at closely. What is left of a ring may be nothing. */
function thinned(rings: readonly Ring[]): readonly Numbers[] {
  let thin: readonly Numbers[] = rings.map((ring) => [...ring.keys()]);
  for (let gap = 2; lengthOf(thin) > mostWeighed && gap < 10_000_000; gap *= 2) {
    thin = thin
      .map((numbers, n) => withGaps(rings[n] ?? [], numbers, gap))
      .map((numbers) => (numbers.length < least ? [] : numbers));
  }
  return thin;
}

function withGaps(ring: Ring, numbers: Numbers, gap: number): Numbers {
  const kept: number[] = [];
  let last: Spot | undefined;
  for (const at of numbers.slice(0, -1)) {
    const spot = ring[at];
    if (!spot || (last && Math.abs(spot[0] - last[0]) + Math.abs(spot[1] - last[1]) < gap)) continue;
    kept.push(at);
    last = spot;
  }
  return kept.length === 0 ? [] : [...kept, ring.length - 1];
}

interface Simplified {
  readonly rings: readonly Ring[];
  /** Where the rings that were given cross. */
  readonly crossing?: Spot;
  /** They run so close that they can't be drawn without making lines cross. */
  readonly isTooFine?: boolean;
}

/**
 * The same rings with so few spots that they can be drawn (Douglas and Peucker), without making lines cross that didn't:
 * there, spots are put back, of all that there were. A ring too small to be seen at that scale becomes empty, so that
 * each keeps its place. Doing so once more changes nothing: what was put back for lines that are gone goes with them.
 */
export function simplified(rings: readonly Ring[]): Simplified {
  let few: Simplified = { rings };
  for (let time = 0; time < mostTimes && lengthOf(few.rings) > mostSpots; time += 1) {
    const fewer = drawnOnce(few.rings);
    const isDrawn = !fewer.crossing && !fewer.isTooFine;
    if (!isDrawn || lengthOf(fewer.rings) === lengthOf(few.rings)) return time === 0 ? fewer : few;
    few = fewer;
  }
  return few;
}

function drawnOnce(rings: readonly Ring[]): Simplified {
  const shrink = Math.cos(((rings[0]?.[0]?.[1] ?? 0) / 100_000 / 180) * Math.PI);
  let kept = heaviest(rings, shrink);
  for (let round = 0; ; round += 1) {
    const drawn = kept.map((numbers, n) => spotsAt(rings[n], numbers));
    const crossings = crossingsOf(drawn);
    if (crossings.length === 0) return { rings: drawn };
    const wanted = rings.map(() => new Set<number>());
    for (const { at: crossing, lines } of crossings) {
      const along = lines.flatMap(({ ring, from }) => between(ring, from));
      // where one begins on the other it counts as well where they come from
      const back =
        along.length > 0
          ? along
          : lines.flatMap(({ ring, from }) => between(ring, from === 0 ? lastOf(ring) : from - 1));
      // none of these lines stands for several: they cross as they came
      if (back.length === 0) return { rings: drawn, crossing };
      for (const { ring, at } of back) wanted[ring]?.add(at);
    }
    if (round === mostRounds || lengthOf(drawn) > mostPutBack) return { rings: drawn, isTooFine: true };
    kept = kept.map((numbers, n) => {
      const back = wanted[n];
      return back && back.size > 0 ? [...numbers, ...back].toSorted((a, b) => a - b) : numbers;
    });
  }

  function lastOf(ring: number): number {
    return (kept[ring]?.length ?? 0) - 2;
  }
  /** The spot farthest from a line that stands for several; none where the line is one of the ring's own. */
  function between(ring: number, from: number): { readonly ring: number; readonly at: number }[] {
    const [first, last] = [kept[ring]?.[from] ?? 0, kept[ring]?.[from + 1] ?? 0];
    const at = farthest(rings[ring] ?? [], first, last, shrink)?.at;
    return at === undefined ? [] : [{ ring, at }];
  }
}

/** As many as are drawn, of each ring those without which its lines would be off the most. */
function heaviest(rings: readonly Ring[], shrink: number): readonly Numbers[] {
  const thin = thinned(rings);
  const corners = thin
    .flatMap((numbers, n) => cornersOf(spotsAt(rings[n], numbers), shrink).map((corner) => ({ ...corner, n })))
    // of equal weight those that others stand on come first, and sorting keeps their order
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostSpots);
  const chosen = Map.groupBy(corners, ({ n }) => n);
  return thin.map((numbers, n) => {
    const found = (chosen.get(n) ?? []).map(({ at }) => numbers[at] ?? 0).toSorted((one, other) => one - other);
    return found.length < least ? [] : found;
  });
}

interface Corner {
  readonly at: number;
  /** How far a line without it would be off; no more than that of the corner it was found beside. */
  readonly weight: number;
}

/** A ring's spots, each after those between which it was found. */
function cornersOf(ring: Ring, shrink: number): readonly Corner[] {
  const last = ring.length - 1;
  const corners: Corner[] = [];
  // a closed ring has no length from end to end, so it begins with its two halves
  const open: { readonly from: number; readonly to: number; readonly most: number }[] = [
    { from: 0, to: last, most: Number.POSITIVE_INFINITY },
  ];
  for (let part = open.pop(); part; part = open.pop()) {
    const next = farthest(ring, part.from, part.to, shrink);
    if (!next) continue;
    const weight = Math.min(part.most, next.distance);
    if (part.to - part.from === last) corners.push({ at: 0, weight }, { at: last, weight });
    corners.push({ at: next.at, weight });
    open.push({ from: part.from, to: next.at, most: weight }, { from: next.at, to: part.to, most: weight });
  }
  return corners;
}

/** The spot between two that lies farthest from their line. Looks at each spot often, so it makes nothing on its way. */
function farthest(ring: Ring, from: number, to: number, shrink: number) {
  const [a, b] = [ring[from], ring[to]];
  if (!a || !b || to - from < 2) return undefined;
  const [ax, ay] = a;
  const [dx, dy] = [(b[0] - ax) * shrink, b[1] - ay];
  const length = dx * dx + dy * dy;
  let [found, most] = [from + 1, -1];
  for (let at = from + 1; at < to; at += 1) {
    const x = ((ring[at]?.[0] ?? ax) - ax) * shrink;
    const y = (ring[at]?.[1] ?? ay) - ay;
    const part = length === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length));
    const square = (x - part * dx) ** 2 + (y - part * dy) ** 2;
    if (square > most) [found, most] = [at, square];
  }
  return { at: found, distance: Math.sqrt(most) };
}
