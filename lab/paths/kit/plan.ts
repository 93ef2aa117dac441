import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { EventOf, StateOf, Words } from '../../../machines/kit/words.ts';
import type { Flow } from '../path.ts';

export type Text = Readonly<Record<Locale, string>>;

/**
 * What is put in the place of the server's own answer: `csrf` (419) once, the others for as long as it is asked. `lost` is
 * what the server has done and cannot tell.
 */
export type Fault = 'offline' | 'broken' | 'tooMany' | 'csrf' | 'lost';

export const faultWords = {
  offline: { de: 'die Verbindung bricht ab', en: 'the connection breaks' },
  lost: { de: 'der Server tut es, die Antwort geht verloren', en: 'the server does it, and its answer is lost' },
  broken: { de: 'der Server antwortet mit 500', en: 'the server answers 500' },
  tooMany: { de: 'der Server antwortet mit 429', en: 'the server answers 429' },
  csrf: {
    de: 'der Server antwortet zuerst mit 419; der Aufruf wird mit neuem Token wiederholt',
    en: 'the server answers 419 first; the call is repeated with a new token',
  },
} as const satisfies Record<Fault, Text>;

/** What a fault is called in a path's name. */
export const faultSigns: Readonly<Record<Fault, string>> = {
  offline: 'offline',
  lost: 'answer lost',
  broken: '500',
  tooMany: '429',
  csrf: '419',
};

/** What somebody does at the page, or in another tab. */
export interface Action<Machine extends AnyStateMachine> {
  readonly kind: 'action';
  readonly event: EventFromLogic<Machine>;
  readonly variant?: string;
  /** What is so at the server afterwards. */
  readonly fact?: string;
}
/** What a call that the machine waits for comes back with: the server's own answer to the facts, or a fault. */
export interface Answer {
  readonly kind: 'answer';
  readonly event: AnyEventObject;
  /** The state that waits, below the machine's own name: `loggedOut.loggingIn`. */
  readonly state: string;
  readonly output: Readonly<Record<string, unknown>>;
  readonly text: Text;
  readonly fault?: Fault;
  readonly variant?: string;
  /** What the scene brings about before the server answers. */
  readonly brings?: string;
  /** What is so at the server afterwards. */
  readonly fact?: string;
}
/** Time passes by the test's clock, for server and browser alike. */
export interface Wait {
  readonly kind: 'wait';
  readonly event: AnyEventObject;
  readonly milliseconds: number;
  readonly text: Text;
  readonly variant?: string;
  readonly fact?: string;
}
/** One thing that can happen; a `variant` is covered for itself, like a transition. */
export type Move<Machine extends AnyStateMachine> = Action<Machine> | Answer | Wait;

/** The page opened anew, and what the machine begins from. */
export interface Opening<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  readonly text: Text;
}

/** What can happen to a machine in the browser; pure, so that paths exist without one. */
export interface Plan<Machine extends AnyStateMachine> {
  /** Which flow it is, where a machine has more than one plan. */
  readonly flow?: Required<Flow>;
  readonly machine: Machine;
  readonly words: Words<Machine>;
  readonly openings: readonly Opening<Machine>[];
  /**
   * What can happen while the machine is like this; of two ways to the same end the first is taken.
   * @param last what led here; undefined after an opening
   */
  readonly movesFrom: (snapshot: SnapshotFrom<Machine>, last: Move<Machine> | undefined) => readonly Move<Machine>[];
  /** What beside the state tells situations apart: of the context, and of what led here. */
  readonly key: (snapshot: SnapshotFrom<Machine>, last: Move<Machine> | undefined) => unknown;
  /** How a tester does what an event says; a new event does not compile until somebody says so. */
  readonly says: {
    readonly [Type in EventOf<Machine>]:
      | Text
      | ((snapshot: SnapshotFrom<Machine>, event: Extract<EventFromLogic<Machine>, { type: Type }>) => Text);
  };
  /** Transitions that no browser can be brought to take, by name, and why. */
  readonly impossible: readonly (readonly [name: RegExp, reason: Text])[];
  /** Left by itself in the moment it is entered (after `last`): there is nothing to look at. */
  readonly isPassing: (snapshot: SnapshotFrom<Machine>, last: Move<Machine> | undefined) => boolean;
  /** The call that a state waits for: `POST /auth/login`, its address as an expression below `/api`. */
  readonly calls: Readonly<Partial<Record<StateOf<Machine>, string>>>;
  /** What the machine is asked about, for events that carry something. */
  readonly examples: Readonly<Record<string, unknown>>;
  readonly notReturned: readonly StateOf<Machine>[];
  readonly notInterrupted: readonly StateOf<Machine>[];
}

/** The event's type, for words and tables. */
export const typeOf = <Machine extends AnyStateMachine>({ event }: Move<Machine>): string =>
  (event as { readonly type: string }).type;

/** Steps of one path at most, where the way to something new is not longer. */
export const longest = 8;
