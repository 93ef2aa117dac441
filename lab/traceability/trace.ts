import type { FoundTest } from './found-tests.ts';
import type { Line } from './specification.ts';

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
      .map(({ id, says }) => `${id} “${says}” has no test: put [${id}] into the title of one, or say why`),
    ...lines
      .filter(({ id, open }) => open && proven.has(id))
      .map(({ id }) => `${id} has a test now: take its reason away`),
  ];
}
