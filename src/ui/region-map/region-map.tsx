import { readableTowns, type Spot } from './labels.ts';
import { offsetFrom, pathOf, type Place } from './projection.ts';
import * as css from './region-map.css.ts';
import { useWidth } from './use-width.ts';

type Lines = readonly (readonly Place[])[];

export interface RegionMapProps {
  /** what the picture shows, for those who hear it */
  readonly label: string;
  /** closed, holes among them */
  readonly lines: Lines;
  /** the larger first */
  readonly towns: readonly (Place & { readonly name: string })[];
  /** drawn thinly, to compare with */
  readonly former?: Lines | undefined;
  /** a place that something is said about */
  readonly mark?: Place | undefined;
}

/** So much of the side stays free around. */
const margin = 1.16;
const usual = 320;

/** A region with towns to find one's way by, drawn by ourselves, whole. */
export function RegionMap({ label, lines, towns, former = [], mark }: RegionMapProps) {
  const { ref, width } = useWidth(usual);
  const spotOf = spotsWithin([...lines, ...former].flat());
  const named = readableTowns(
    towns.map((town) => ({ name: town.name, spot: spotOf(town) })).filter(({ spot }) => isShown(spot, width)),
    mark ? [spotOf(mark)] : [],
    width,
  );
  const drawn = (of: Lines) => of.map((line) => `${pathOf(line.map(spotOf))}Z`).join('');
  const [x, y] = mark ? spotOf(mark) : [];
  return (
    <div ref={ref} className={css.picture} role="img" aria-label={label}>
      <svg className={css.drawing} viewBox="0 0 1 1" aria-hidden="true">
        <path className={css.region} d={drawn(lines)} />
        <path className={css.former} d={drawn(former)} />
        {x === undefined ? null : <circle className={css.mark} cx={x} cy={y} r={0.04} />}
      </svg>
      {named.map(({ name, spot: [left, top] }) => (
        <span key={name} className={css.town} style={{ left: `${left * 100}%`, top: `${top * 100}%` }}>
          {name}
        </span>
      ))}
    </div>
  );
}

/** In pixels: what a town’s dot takes above its place, and its name below. */
const [above, below] = [3, 23];

const isShown = ([x, y]: Spot, width: number): boolean =>
  x > 0 && x < 1 && y * width > above && (1 - y) * width > below;

/** Where places stand in a picture that shows all of these. */
function spotsWithin(places: readonly Place[]): (place: Place) => Spot {
  const span = (values: readonly number[]) =>
    values.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const, [
      Infinity,
      -Infinity,
    ] as readonly [number, number]);
  const [south, north] = span(places.map(({ lat }) => lat));
  const [west, east] = span(places.map(({ lng }) => lng));
  const offset = offsetFrom({ lat: (south + north) / 2, lng: (west + east) / 2 });
  const half = places.reduce((most, place) => Math.max(most, ...offset(place).map(Math.abs)), 0.001) * margin;
  return (place) => {
    const [right, up] = offset(place);
    return [0.5 + right / half / 2, 0.5 - up / half / 2];
  };
}
