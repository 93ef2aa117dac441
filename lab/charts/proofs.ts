import { product } from '../oracle/product.ts';
import { sentences } from '../oracle/sentences.ts';
import { allInterrupted, allReturns } from '../paths/all-paths.ts';
import { activeStates } from '../paths/kit/states.ts';

/** What proves a machine beside the paths in the browser, with the states it is about. */
export interface Proof {
  readonly id: string;
  readonly states: ReadonlySet<string>;
}

/** Tests in the browser that come back to states in every way there is, or reload while states wait for the answer. */
export const returnsOf = (machine: string): Proof[] =>
  [...allReturns, ...allInterrupted]
    .filter((path) => path.machine === machine)
    .map(({ id, steps }) => ({ id, states: new Set(steps.at(-1)?.states) }));

/**
 * Sentences of the oracle, in English as they are written, each shown once more to see by which states its stories come.
 * A product that departs from one is followed as far as it goes: it must be possible to draw what is wrong.
 */
export const sentencesOf = (machine: string, shown = product): (Proof & { readonly words: string })[] =>
  sentences
    .filter(({ about }) => about === machine)
    .map(({ id, words, shownBy }) => {
      const states = new Set<string>();
      try {
        shownBy({ ...shown, watch: (snapshot) => activeStates(snapshot).forEach((state) => states.add(state)) });
      } catch {
        // what it departs from, or breaks, the oracle's own test says
      }
      return { id, words, states };
    });
