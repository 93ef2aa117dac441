import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { walk, type Walk } from './coverage.ts';
import type { InnermostOf, Word, Words } from './words.ts';

/** A rule that holds after every step, whatever happened before. Written by hand, never derived from the graph. */
export interface Invariant<Machine extends AnyStateMachine> extends Readonly<Record<Locale, string>> {
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
      throw new BrokenInvariant(broken.en, `${tellEvent(words, event)}, ${way}`);
    },
  });
}

/** A machine's English words, whichever machine it is. */
interface Told {
  readonly en: { readonly states: object; readonly events: object };
}

/** What happened, as a reader of the diagrams knows it: `by “log in”`, `by the answer ok`, `at the start`. */
function tellEvent({ en }: Told, event: AnyEventObject): string {
  const { type } = event;
  if (type === 'xstate.init') return 'at the start';
  if (type.startsWith('xstate.done.')) return `by the answer ${answerOf(event['output'])}`;
  if (type.startsWith('xstate.error.')) return 'by a call that crashes';
  if (type.startsWith('xstate.after.')) return `by time that passes (${type.split('.')[2] ?? ''})`;
  return `by “${(en.events as Readonly<Record<string, string>>)[type] ?? type}”`;
}

/** The titles of the innermost states. */
function tellStates({ en }: Told, snapshot: AnyMachineSnapshot): string {
  const titles = en.states as Readonly<Record<string, Word>>;
  const active = Object.keys(titles).filter((state) => snapshot.matches(state));
  const innermost = active.filter((state) => !active.some((other) => other.startsWith(`${state}.`)));
  return innermost.map((state) => titles[state]?.[0]).join(' · ');
}

function answerOf(output: unknown): string {
  const kind = typeof output === 'object' && output !== null && 'kind' in output ? output.kind : undefined;
  return typeof kind === 'string' ? kind : JSON.stringify(output);
}
