import { type Chart, childrenOf, lineOf } from './chart.ts';
import { drawingOf } from './layout.ts';

/** What of a machine is open at once, under a name that the page switches by: the path of the parent it is for. */
export interface ChartView {
  readonly name: string;
  readonly open: readonly string[];
}

/** So many states are shown at first; what does not fit stays closed. */
const atFirst = 9;
/** Wider than this, a drawing is more scrolled than seen. */
const widest = 1500;
/** So many states one sees at once, about. */
const atOnce = 12;

/**
 * The first view, and for every parent that is closed in it one in which it is open: what else is open in the first
 * one stays so as far as there is room.
 */
export function viewsOf(chart: Chart): ChartView[] {
  const parents = chart.states.filter(({ path }) => childrenOf(chart, path).length > 0).map(({ path }) => path);
  const first = openedWhileFitting(chart, [], parents, atFirst);
  const rest = parents.filter((path) => !first.includes(path));
  return [
    { name: '', open: first },
    ...rest.map((path) => {
      const line = lineOf(chart, path);
      const inside = parents.filter((one) => one !== path && lineOf(chart, one).includes(path));
      const more = [...first, ...inside].filter((one) => !line.includes(one));
      return { name: path, open: openedWhileFitting(chart, line, more, atOnce) };
    }),
  ];
}

/** The states one sees, without the frames around them. */
export function visibleStates(chart: Chart, open: readonly string[]): string[] {
  const within = (scope: string): string[] =>
    childrenOf(chart, scope).flatMap(({ path }) => (open.includes(path) ? within(path) : [path]));
  return within('');
}

function openedWhileFitting(chart: Chart, open: readonly string[], more: readonly string[], most: number): string[] {
  return more.reduce<string[]>(
    (opened, path) => {
      const next = [...opened, path];
      const isInside = lineOf(chart, path).every((one) => next.includes(one));
      const fits = visibleStates(chart, next).length <= most && drawingOf(chart, next).width <= widest;
      return isInside && fits ? next : opened;
    },
    [...new Set(open)],
  );
}
