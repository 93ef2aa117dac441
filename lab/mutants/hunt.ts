import { type AnyModel, BrokenInvariant, walkModel } from '../../machines/kit/model.ts';
import { Departure, type Sentence } from '../oracle/sentence.ts';
import type { Mutant } from './mutants.ts';

/** How a mutant came to its end. */
export interface Kill {
  readonly kind: 'sentence' | 'rule';
  /** The sentence's id, or the rule in words; where the walk for the rules came to no end nothing. */
  readonly by: string;
  /** The machine could not go on: a crash or a loop without end. */
  readonly crashed: boolean;
  readonly how: string;
}

export interface Hunted {
  readonly mutant: Mutant;
  /** Empty for a survivor. */
  readonly kills: readonly Kill[];
}

/** What kills a mutant: each sentence about its part that notices, and where none does the rules of its model. */
export function hunt(mutant: Mutant, about: readonly Sentence[], model: AnyModel | undefined): Hunted {
  const { product, machine } = mutant.make();
  const kills = about.flatMap(({ id, shownBy }): Kill[] => {
    const thrown = thrownBy(() => shownBy(product));
    if (thrown === undefined) return [];
    const crashed = !(thrown instanceof Departure) || thrown.crashed;
    return [{ kind: 'sentence', by: id, crashed, how: thrown.message }];
  });
  if (kills.length > 0 || !machine || !model) return { mutant, kills };
  const thrown = thrownBy(() => walkModel(model, machine));
  if (thrown === undefined) return { mutant, kills };
  const by = thrown instanceof BrokenInvariant ? thrown.rule : '';
  return { mutant, kills: [{ kind: 'rule', by, crashed: by === '', how: thrown.message }] };
}

function thrownBy(work: () => unknown): Error | undefined {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error : new Error('Something that is no error was thrown.', { cause: error });
  }
}
