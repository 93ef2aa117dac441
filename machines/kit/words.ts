import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';

/** The paths of all states in a state value, joined by dots. */
type Paths<Value> = Value extends string
  ? Value
  : Value extends object
    ? { [Key in keyof Value & string]: Key | `${Key}.${Paths<NonNullable<Value[Key]>>}` }[keyof Value & string]
    : never;

/** The states of a machine, as its words name them: `loggedOut.idle`. */
export type StateOf<Machine extends AnyStateMachine> = Paths<SnapshotFrom<Machine>['value']>;
/** Those that hold no others. */
export type InnermostOf<Machine extends AnyStateMachine> = Innermost<StateOf<Machine>>;
type Innermost<State extends string, All extends string = State> = State extends unknown
  ? Extract<All, `${State}.${string}`> extends never
    ? State
    : never
  : never;
export type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>['type'];

/** A title and a sentence. */
export type Word = readonly [title: string, sentence: string];

/** The same in German and in English. */
export type Pair = readonly [de: string, en: string];
type InOneLanguage<Machine extends AnyStateMachine> = {
  states: Record<StateOf<Machine>, Word>;
  events: { [Event in EventOf<Machine>]: string };
};

/** What product owners read in the diagrams: every state and event of a machine in both languages. */
export type Words<Machine extends AnyStateMachine> = Record<Locale, InOneLanguage<Machine>>;

/** The words of a machine: one that is forgotten or no longer exists does not compile. */
export const wordsOf = <Machine extends AnyStateMachine>({
  events,
  de,
  en,
}: {
  readonly events: { readonly [Event in EventOf<Machine>]: Pair };
  readonly de: Record<StateOf<Machine>, Word>;
  readonly en: Record<StateOf<Machine>, Word>;
}): Words<Machine> => {
  const said = byLanguage<EventOf<Machine>>(events);
  return { de: { states: de, events: said.de }, en: { states: en, events: said.en } };
};

export function byLanguage<Name extends string>(pairs: Readonly<Record<Name, Pair>>) {
  const entries = Object.entries<Pair>(pairs);
  const inOne = (index: 0 | 1) =>
    Object.fromEntries(entries.map(([name, pair]) => [name, pair[index]])) as Record<Name, string>;
  return { de: inOne(0), en: inOne(1) };
}
