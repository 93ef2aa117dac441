/** Parts of the picture's side, from its upper left corner. */
export type Spot = readonly [x: number, y: number];

export interface Town {
  readonly name: string;
  readonly spot: Spot;
}
/** In pixels: a letter of a town's name, its line, and what a marker takes of both. */
const [letter, line, mark] = [7, 20, 20];

const isNear = ([x, y]: Spot, [left, top]: Spot, width: number, [across, down]: readonly [number, number]): boolean =>
  Math.abs(x - left) * width < across && Math.abs(y - top) * width < down;

/** In sixteenths of a circle: below first, then more and more to the sides. */
const sixteenths = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6, 7, -7, 8];
/** What a distance takes beside a marker. */
const besideMarker = [30 + mark, line / 2 + mark] as const;

/** Where on a ring its distance can be read: below, else in the first direction in which nothing stands; or nowhere. */
export function spotOnRing(ring: number, taken: readonly Spot[], width: number): Spot | undefined {
  const spots = sixteenths.map((turn): Spot => {
    const angle = (turn * Math.PI) / 8;
    return [0.5 + ring * Math.sin(angle), 0.5 + ring * Math.cos(angle)];
  });
  return spots.find((spot) => !taken.some((other) => isNear(spot, other, width, besideMarker)));
}

/** The towns whose names can be read, the larger first: not under markers, and not under each other. */
export function readableTowns(towns: readonly Town[], taken: readonly Spot[], width: number): readonly Town[] {
  const half = ({ name }: Town) => (name.length * letter) / 2;
  return towns.reduce<readonly Town[]>((free, town) => {
    const [x] = town.spot;
    const isOut = x * width < half(town) || (1 - x) * width < half(town);
    const isCovered = taken.some((spot) => isNear(town.spot, spot, width, [half(town) + mark, line / 2 + mark]));
    const isCrowded = free.some((other) =>
      isNear(town.spot, other.spot, width, [half(town) + half(other) + letter, line]),
    );
    return isOut || isCovered || isCrowded ? free : [...free, town];
  }, []);
}
