import type { Equivalent } from './equivalent.ts';
import type { Hunted } from './hunt.ts';

export interface Judgement {
  /** Nothing killed them and nobody said why. */
  readonly survivors: readonly Hunted[];
  /** Nothing killed them, and the list says why. */
  readonly explained: readonly Hunted[];
  readonly killed: readonly Hunted[];
  /** What is wrong with the list: entries of mutants that are killed, or that no longer exist. */
  readonly complaints: readonly string[];
}

/** Whether an id is the pattern, with anything in the place of a `*`. */
const matches = (pattern: string, id: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', '.*')}$`).test(id);

/** Tells survivors from equivalents, and whether the list of those is true. */
export function judge(hunted: readonly Hunted[], equivalent: readonly Equivalent[]): Judgement {
  const alive = hunted.filter(({ kills }) => kills.length === 0);
  const killed = hunted.filter(({ kills }) => kills.length > 0);
  const isExplained = ({ mutant }: Hunted) => equivalent.some(({ id }) => matches(id, mutant.id));
  return {
    killed,
    survivors: alive.filter((it) => !isExplained(it)),
    explained: alive.filter(isExplained),
    complaints: equivalent.flatMap(({ id }) => {
      const wrong = killed.filter(({ mutant }) => matches(id, mutant.id));
      if (wrong.length > 0) return wrong.map(({ mutant, kills }) => `killed by ${kills[0]?.by}: ${mutant.id}`);
      return alive.some(({ mutant }) => matches(id, mutant.id)) ? [] : [`no such mutant: ${id}`];
    }),
  };
}
