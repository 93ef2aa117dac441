import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';

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

type InOneLanguage<Machine extends AnyStateMachine> = {
  states: Record<StateOf<Machine>, Word>;
  events: { [Event in EventOf<Machine>]: string };
};

/**
 * What product owners read in the diagrams: every state and event of a machine in both languages.
 * One that is forgotten or no longer exists does not compile.
 */
export type Words<Machine extends AnyStateMachine> = { de: InOneLanguage<Machine>; en: InOneLanguage<Machine> };
