import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { walk, type Walk } from './coverage.ts';
import { tellEvent, tellStates } from './telling.ts';
import type { InnermostOf, Words } from './words.ts';

/** A rule that holds after every step, whatever happened before. Written by hand, never derived from the graph. */
export interface Invariant<Machine extends AnyStateMachine> {
  readonly rule: Readonly<Record<Locale, string>>;
  /** `told`: what the machine emitted in this step. */
  readonly holds: (
    after: SnapshotFrom<Machine>,
    event: AnyEventObject,
    before: SnapshotFrom<Machine>,
    told: readonly AnyEventObject[],
  ) => boolean;
}

/** What is said about a machine beside its states: for the diagrams, the walks, the random walks and the mutants. */
export interface Model<Machine extends AnyStateMachine> {
  readonly machine: Machine;
  readonly words: Words<Machine>;
  /** What may happen: events of people, and answers, crashes and delays (`done`, `crashed`, `passed`). */
  readonly events: readonly (AnyEventObject | EventFromLogic<Machine>)[];
  /** What the machine begins from; a machine without input has none. */
  readonly inputs?: readonly InputFrom<Machine>[];
  /** What of the context tells states apart. */
  readonly apart: (snapshot: SnapshotFrom<Machine>) => unknown;
  readonly invariants: readonly Invariant<Machine>[];
  /** The way on which all goes well, first state to last: the straight line of the diagram. */
  readonly happyPath: readonly InnermostOf<Machine>[];
}

export type AnyModel = Model<AnyStateMachine>;

/** A rule of the model did not hold; tells which, and after which step. */
export class BrokenInvariant extends Error {
  override name = 'BrokenInvariant';
  readonly rule: string;

  constructor(rule: string, step: string) {
    super(`“${rule}” is broken ${step}`);
    this.rule = rule;
  }
}

/**
 * Walks every transition of a model's machine, or of another machine in its place (a mutant), and checks the
 * invariants after each step.
 * @throws BrokenInvariant where one does not hold
 */
export function walkModel<Machine extends AnyStateMachine>(
  { machine, words, events, inputs, apart, invariants }: Model<Machine>,
  instead: Machine = machine,
): Walk {
  return walk(instead, {
    events,
    ...(inputs && { inputs }),
    key: apart,
    check: (after, event, before, told) => {
      const broken = invariants.find(({ holds }) => !holds(after, event, before, told));
      if (!broken) return;
      const [from, to] = [before, after].map((snapshot) => `“${tellStates(words, snapshot)}”`);
      const way = after === before ? `in ${to}` : `from ${from} to ${to}`;
      throw new BrokenInvariant(broken.rule.en, `${tellEvent(words, event)}, ${way}`);
    },
  });
}
