import { activeStates } from '../paths/kit/states.ts';
import { product, type Product } from './product.ts';
import type { Sentence } from './sentence.ts';
import { sentences } from './sentences.ts';

/** A sentence of the oracle with the states its story comes by, as `machine: state`, outer states too. */
export interface Visit {
  readonly sentence: Sentence;
  readonly places: ReadonlySet<string>;
}

/**
 * Shows every sentence once more and notes where the machines stand on the way. A product that departs from a sentence
 * is followed as far as it goes: it must be possible to draw what is wrong.
 */
export const visits = (shown: Product = product): Visit[] =>
  sentences.map((sentence) => {
    const places = new Set<string>();
    try {
      sentence.shownBy({
        ...shown,
        watch: (machine, snapshot) => activeStates(snapshot).forEach((state) => places.add(`${machine}: ${state}`)),
      });
    } catch {
      // what it departs from, or breaks, the oracle's own test says
    }
    return { sentence, places };
  });
