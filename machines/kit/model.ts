import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { answerWords } from './answers.words.ts';
import { leavesOf, walk } from './coverage.ts';
import { byLanguage, type InnermostOf, type Word, type Words } from './words.ts';

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
    super(`“${rule}” is broken: ${step}`);
    this.rule = rule;
  }
}

/** Walks a model's machine, or a mutant in its place, and names the transitions not taken. @throws BrokenInvariant */
export const walkModel = <Machine extends AnyStateMachine>(
  { machine, words, events, inputs, apart, invariants }: Model<Machine>,
  instead: Machine = machine,
): string[] =>
  walk(instead, events, inputs, apart, (after, event, before, told) => {
    const broken = invariants.find(({ holds }) => !holds(after, event, before, told));
    if (!broken) return;
    const said = { words } as Pick<AnyModel, 'words'>;
    const [from, to] = [before, after].map((at) =>
      leavesOf(at)
        .map((leaf) => `“${titleOf(said, leaf)}”`)
        .join(' · '),
    );
    const way = after === before ? `in ${to}` : `from ${from} to ${to}`;
    throw new BrokenInvariant(broken.en, `${happens(said, event, 'en')}, ${way}`);
  });

export const incidents = byLanguage({
  begun: 'am Anfang | at the start',
  crashed: 'unerwarteter Fehler | unexpected error',
  timeUp: 'Zeit ist um | time is up',
});

/** What happened, as a reader of the diagrams knows it: `log in`, `succeeded`, `time is up`. */
export function happens({ words }: Pick<AnyModel, 'words'>, { type, output }: AnyEventObject, locale: Locale): string {
  const { begun, crashed, timeUp } = incidents[locale];
  if (type === 'xstate.init') return begun;
  if (type.startsWith('xstate.error.')) return crashed;
  if (type.startsWith('xstate.after.')) return timeUp;
  const kind = (output as { kind?: string } | undefined)?.kind ?? type;
  const known: Readonly<Record<string, string>> = { ...answerWords[locale], ...words[locale].events };
  return known[kind] ?? kind;
}

/** A state's title in English; one that is new and has no words yet is called by its name. */
export const titleOf = ({ words }: Pick<AnyModel, 'words'>, state: string): string =>
  (words.en.states as Readonly<Record<string, Word>>)[state]?.[0] ?? state;
