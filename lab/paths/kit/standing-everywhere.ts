import type { Path } from '../path.ts';

/** Left out of `npm test`, which stands in every state once; `npm run test:all` walks everything. */
export const isLong = { tag: '@long' };

/** Few of the paths that together stand in every state any of them comes to: again and again the one with most new ones. */
export function standingEverywhere<Way extends Path>(paths: readonly Way[]): ReadonlySet<Way> {
  const statesOf = (path: Way) => new Set(path.steps.flatMap(({ states }) => states));
  const left = new Set(paths.flatMap((path) => [...statesOf(path)]));
  const chosen = new Set<Way>();
  while (left.size > 0) {
    const gain = (path: Way) => statesOf(path).intersection(left).size / path.steps.length;
    const best = paths.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.add(best);
    for (const state of statesOf(best)) left.delete(state);
  }
  return chosen;
}
