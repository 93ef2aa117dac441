import { activeStates } from '../paths/kit/states.ts';
import { product } from './product.ts';
import type { Sentence } from './sentence.ts';
import { sentences } from './sentences.ts';

/** A sentence of the oracle with the states its story comes by, as `machine: state`, outer states too. */
export interface Visit {
  readonly sentence: Sentence;
  readonly places: ReadonlySet<string>;
}

/** Shows every sentence once more and notes where the machines stand on the way. */
export const visits = (): Visit[] =>
  sentences.map((sentence) => {
    const places = new Set<string>();
    sentence.shownBy({
      ...product,
      watch: (machine, snapshot) => activeStates(snapshot).forEach((state) => places.add(`${machine}: ${state}`)),
    });
    return { sentence, places };
  });
