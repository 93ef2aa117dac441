import { allInterrupted, allReturns } from '../paths/all-paths.ts';
import type { Path } from '../paths/path.ts';
import { type Visit, visits } from '../oracle/visits.ts';
import { type WithoutPaths, withoutPaths } from '../paths/without-paths.ts';

/** What proves a machine beside the paths in the browser. */
export interface Proofs {
  /** Of the oracle, with the states their stories come by. */
  readonly sentences: readonly ProvenSentence[];
  /** Tests in the browser that come back to states in every way there is. */
  readonly returns: readonly Proof[];
  /** Tests in the browser that reload while states wait for the answer. */
  readonly interrupted: readonly Proof[];
  /** Why no paths walk it in the browser; absent where some do. */
  readonly without?: WithoutPaths;
}

/** What is proven, with the states it is about: for a path where it ends. */
export interface Proof {
  readonly id: string;
  /** Paths of states. */
  readonly states: ReadonlySet<string>;
}

/** A sentence of the oracle, in English as it is written. */
export interface ProvenSentence extends Proof {
  readonly words: string;
}

let shown: readonly Visit[] | undefined;

/** All that proves the machine of this id; nothing for one that the product no longer has. */
export function proofsOf(machine: string): Proofs {
  shown ??= visits();
  const without = withoutPaths[machine];
  return {
    ...(without && { without }),
    returns: arrivals(allReturns, machine),
    interrupted: arrivals(allInterrupted, machine),
    sentences: shown.flatMap(({ sentence, places }) => {
      const own = [...places].filter((place) => place.startsWith(`${machine}: `));
      const states = new Set(own.map((place) => place.slice(machine.length + 2)));
      return states.size > 0 ? [{ id: sentence.id, words: sentence.words, states }] : [];
    }),
  };
}

const arrivals = (paths: readonly Path[], machine: string): Proof[] =>
  paths.flatMap(({ id, machine: own, steps }) =>
    own === machine ? [{ id, states: new Set(steps.at(-1)?.states) }] : [],
  );
