import { type AnyModel, BrokenInvariant, walkModel } from '../../machines/kit/model.ts';
import { thrownBy } from '../oracle/broken.ts';
import { Departure, type Sentence } from '../oracle/sentence.ts';
import type { Mutant } from './mutants.ts';

interface Kill {
  readonly kind: 'sentence' | 'rule';
  /** The sentence's id, or the rule in words; where the walk for the rules came to no end nothing. */
  readonly by: string;
  /** The machine could not go on: a crash or a loop without end. */
  readonly crashed: boolean;
  readonly how: string;
}

export interface Hunted {
  readonly mutant: Mutant;
  readonly kills: readonly Kill[];
}

/** What kills a mutant: each sentence about its part that notices, and where none does the rules of its model. */
export function hunt(mutant: Mutant, sentences: readonly Sentence[], model: AnyModel | undefined): Hunted {
  const { product, machine } = mutant.make();
  const kills = sentences.flatMap(({ id, about, shownBy }): Kill[] => {
    const thrown = about === mutant.part ? thrownBy(() => shownBy(product)) : undefined;
    if (thrown === undefined) return [];
    const crashed = !(thrown instanceof Departure) || thrown.crashed;
    return [{ kind: 'sentence', by: id, crashed, how: thrown.message }];
  });
  const thrown = kills.length === 0 && machine && model ? thrownBy(() => walkModel(model, machine)) : undefined;
  if (thrown === undefined) return { mutant, kills };
  const by = thrown instanceof BrokenInvariant ? thrown.rule : '';
  return { mutant, kills: [{ kind: 'rule', by, crashed: by === '', how: thrown.message }] };
}

/** Whether an id is the pattern, with anything in the place of a `*`. */
const matches = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`).test(id);

/** Tells survivors from those whose life is explained; complains about explanations of mutants that are killed or gone. */
export function judge(hunted: readonly Hunted[], equivalent: readonly string[]) {
  const alive = hunted.filter(({ kills }) => kills.length === 0);
  const isExplained = ({ mutant }: Hunted) => equivalent.some((id) => matches(id, mutant.id));
  return {
    killed: hunted.filter(({ kills }) => kills.length > 0),
    survivors: alive.filter((it) => !isExplained(it)),
    explained: alive.filter(isExplained),
    complaints: equivalent.flatMap((id) => {
      const meant = hunted.filter(({ mutant }) => matches(id, mutant.id));
      if (meant.length === 0) return [`no such mutant: ${id}`];
      return meant.flatMap(({ mutant, kills: [kill] }) => (kill ? [`killed by ${kill.by}: ${mutant.id}`] : []));
    }),
  };
}
