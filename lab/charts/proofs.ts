import { type Visit, visits } from '../oracle/visits.ts';
import { allInterrupted, allReturns } from '../paths/all-paths.ts';

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

let shown: readonly Visit[] | undefined;

/** Sentences of the oracle, in English as they are written, with the states their stories come by. */
export function sentencesOf(machine: string): (Proof & { readonly words: string })[] {
  shown ??= visits();
  return shown.flatMap(({ sentence, places }) => {
    const own = [...places].filter((place) => place.startsWith(`${machine}: `));
    const states = new Set(own.map((place) => place.slice(machine.length + 2)));
    return states.size > 0 ? [{ id: sentence.id, words: sentence.words, states }] : [];
  });
}
