import type { AnyStateMachine } from 'xstate';
import { type AnyModel, BrokenInvariant, walkModel } from '../../machines/kit/model.ts';
import { Departure, type Sentence } from '../oracle/sentence.ts';
import type { Mutant } from './mutant.ts';

/** How a mutant came to its end. */
export interface Kill {
  readonly kind: 'sentence' | 'invariant' | 'walk';
  /** The sentence's id, or the invariant in words; for a walk that came to no end nothing. */
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

/** Tries sentences and invariants on mutants, each on the part it is about. */
export class Hunt {
  readonly #sentences: (part: string) => readonly Sentence[];
  readonly #models: ReadonlyMap<string, AnyModel>;
  readonly #killed = new Map<string, number>();

  constructor(sentences: (part: string) => readonly Sentence[], models: readonly AnyModel[]) {
    this.#sentences = sentences;
    this.#models = new Map(models.map((model) => [model.machine.id, model]));
  }

  /** All that kills a mutant. */
  throughout(mutant: Mutant): Hunted {
    const { product, machine } = mutant.make();
    const kills = this.#sentences(mutant.part).flatMap((sentence) => killOf(sentence, product) ?? []);
    const walked = machine && this.#walked(mutant.part, machine);
    return { mutant, kills: walked ? [...kills, walked] : kills };
  }

  /**
   * What kills a mutant first. Sentences that have killed nothing yet are all tried, so that in the end it is known
   * which never do; of the others those that have killed most come first, the invariants last.
   */
  first(mutant: Mutant): Hunted {
    const { product, machine } = mutant.make();
    const about = this.#sentences(mutant.part);
    const idle = about.filter(({ id }) => !this.#killed.has(id)).flatMap((sentence) => killOf(sentence, product) ?? []);
    if (idle.length > 0) return this.#counted(mutant, idle);

    const busy = about.toSorted((a, b) => (this.#killed.get(b.id) ?? 0) - (this.#killed.get(a.id) ?? 0));
    for (const sentence of busy.filter(({ id }) => this.#killed.has(id))) {
      const kill = killOf(sentence, product);
      if (kill) return this.#counted(mutant, [kill]);
    }
    const walked = machine && this.#walked(mutant.part, machine);
    return { mutant, kills: walked ? [walked] : [] };
  }

  #counted(mutant: Mutant, kills: readonly Kill[]): Hunted {
    for (const { by } of kills) this.#killed.set(by, (this.#killed.get(by) ?? 0) + 1);
    return { mutant, kills };
  }

  #walked(part: string, machine: AnyStateMachine): Kill | undefined {
    const model = this.#models.get(part);
    const thrown = model && thrownBy(() => walkModel(model, machine));
    if (thrown === undefined) return undefined;
    return thrown instanceof BrokenInvariant
      ? { kind: 'invariant', by: thrown.rule, crashed: false, how: thrown.message }
      : { kind: 'walk', by: '', crashed: true, how: thrown.message };
  }
}

function killOf({ id, shownBy }: Sentence, product: Parameters<Sentence['shownBy']>[0]): Kill | undefined {
  const thrown = thrownBy(() => shownBy(product));
  if (thrown === undefined) return undefined;
  const crashed = !(thrown instanceof Departure) || thrown.crashed;
  return { kind: 'sentence', by: id, crashed, how: thrown.message };
}

function thrownBy(work: () => unknown): Error | undefined {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error : new Error('Something that is no error was thrown.', { cause: error });
  }
}
