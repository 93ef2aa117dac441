import { crossingsOf, type Ring, type Spot } from './crossings.ts';

/** Lines of more spots than these are thinned before anything else looks at them. */
const mostRead = 10_000;
/** Of all rings together: a picture of a phone's width shows no more. */
export const mostSpots = 1_500;
/** What is put back where lines would cross that don't, at most. */
const mostPutBack = 4_000;
const mostRounds = 40;

const lengthOf = (rings: readonly Ring[]): number => rings.reduce((sum, ring) => sum + ring.length, 0);
/** A triangle, closed. */
const least = 4;

/** Leaves out spots that are hardly apart from the one before, until there are few enough to look at closely. What is left of a ring may be nothing. */
export function thinned(rings: readonly Ring[]): readonly Ring[] {
  let thin = rings;
  for (let gap = 2; lengthOf(thin) > mostRead && gap < 10_000_000; gap *= 2) {
    thin = rings.map((ring) => withGaps(ring, gap)).map((ring) => (ring.length < least ? [] : ring));
  }
  return thin;
}

function withGaps(ring: Ring, gap: number): Ring {
  const kept: Spot[] = [];
  for (const spot of ring.slice(0, -1)) {
    const last = kept.at(-1);
    if (!last || Math.abs(spot[0] - last[0]) + Math.abs(spot[1] - last[1]) >= gap) kept.push(spot);
  }
  const [first] = kept;
  return first ? [...kept, first] : [];
}

/**
 * The same rings with so few spots that they can be drawn (Douglas and Peucker), without making lines cross that didn't:
 * there, spots are put back. A ring too small to be seen at that scale becomes empty, so that each keeps its place.
 */
export function simplified(rings: readonly Ring[]): readonly Ring[] {
  if (lengthOf(rings) <= mostSpots) return rings;
  const shrink = Math.cos(((rings[0]?.[0]?.[1] ?? 0) / 100_000 / 180) * Math.PI);
  const heaviest = rings
    .flatMap((ring, n) => cornersOf(ring, shrink).map((corner) => ({ ...corner, n })))
    // of equal weight those that others stand on come first, and sorting keeps their order
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostSpots);
  const chosen = Map.groupBy(heaviest, ({ n }) => n);
  let kept = rings.map((_, n): readonly number[] => {
    const numbers = (chosen.get(n) ?? []).map(({ at }) => at).toSorted((one, other) => one - other);
    return numbers.length < least ? [] : numbers;
  });
  for (let round = 0; round < mostRounds; round += 1) {
    const drawn = kept.map((numbers, n) => numbers.map((at) => rings[n]?.[at] ?? ([0, 0] satisfies Spot)));
    const wanted = crossingsOf(drawn).flatMap(({ lines }) => lines.flatMap(({ ring, from }) => between(ring, from)));
    if (wanted.length === 0 || lengthOf(drawn) > mostPutBack) return drawn;
    kept = kept.map((numbers, n) => {
      const back = wanted.flatMap(({ ring, at }) => (ring === n ? [at] : []));
      return back.length === 0 ? numbers : [...new Set([...numbers, ...back])].toSorted((a, b) => a - b);
    });
  }
  return kept.map((numbers, n) => numbers.map((at) => rings[n]?.[at] ?? ([0, 0] satisfies Spot)));

  /** The spot farthest from a line that stands for several; none where the line is one of the ring's own. */
  function between(ring: number, from: number): { readonly ring: number; readonly at: number }[] {
    const [first, last] = [kept[ring]?.[from] ?? 0, kept[ring]?.[from + 1] ?? 0];
    const at = farthest(rings[ring] ?? [], first, last, shrink)?.at;
    return at === undefined ? [] : [{ ring, at }];
  }
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
