import { type Place, placeOf } from '../charts/places.ts';
import type { Path } from '../paths/path.ts';
import type { FoundTest } from './found-tests.ts';
import type { Line } from './line.ts';

/** A line with all that realises it. */
export interface TracedLine {
  readonly line: Line;
  readonly tests: readonly FoundTest[];
  /** Ids of the paths that come through the line's states. */
  readonly paths: readonly string[];
}

/** Brings each line together with the tests that bear its id, and the paths that visit its states. */
export function trace(lines: readonly Line[], tests: readonly FoundTest[], paths: readonly Path[]): TracedLine[] {
  return lines.map((line) => ({
    line,
    tests: tests.filter((test) => test.lines.includes(line.id)),
    paths: paths.filter((path) => line.at?.some((place) => visits(path, place))).map(({ id }) => id),
  }));
}

function visits({ machine, steps }: Path, place: Place): boolean {
  const { machine: meant, state } = placeOf(place);
  return (
    machine === meant &&
    steps.some(({ states }) => states.some((active) => active === state || active.startsWith(`${state}.`)))
  );
}

/** What is wrong with ids and declarations, a sentence each; empty where all is well. */
export function contradictions(lines: readonly Line[], tests: readonly FoundTest[]): string[] {
  const known = new Set<string>(lines.map(({ id }) => id));
  const proven = new Set(tests.flatMap((test) => test.lines));
  return [
    ...lines
      .filter(({ id }, index) => lines.findIndex((other) => other.id === id) !== index)
      .map(({ id }) => `${id} stands for two lines: give the newer one a number of its own`),
    ...tests.flatMap(({ file, title, lines: ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${file}: “${title}” names ${id}, which is no line`),
    ),
    ...lines
      .filter(({ id, open }) => !open && !proven.has(id))
      .map(({ id, says }) => `${id} “${says}” has no test: put [${id}] into the title of one, or say why in \`open\``),
    ...lines
      .filter(({ id, open }) => open && proven.has(id))
      .map(({ id }) => `${id} has a test now: take its \`open\` away`),
  ];
}
