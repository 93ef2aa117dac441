import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Model } from '../../../machines/kit/model.ts';
import type { EventOf, StateOf, Text } from '../../../machines/kit/words.ts';
import type { Fault } from './faults.ts';

type Output = Readonly<Record<string, unknown>>;

interface Happening {
  readonly event: AnyEventObject;
  readonly text: string;
  /** A second way of the same transition, covered for itself. */
  readonly variant?: string | undefined;
  /** What is so at the server afterwards. */
  readonly fact?: string | undefined;
}
interface Action extends Happening {
  readonly kind: 'action';
}
/** What a call that the machine waits for comes back with: the server's own answer, or a fault. */
export interface Answer extends Happening {
  readonly kind: 'answer';
  /** The state that waits, below the machine's own name: `loggedOut.loggingIn`. */
  readonly state: string;
  readonly output: Output;
  readonly fault?: Fault;
  /** What has to be brought about before the server answers. */
  readonly brings?: string | undefined;
}
/** Time passes by the test's clock, for server and browser alike. */
export interface Wait extends Happening {
  readonly kind: 'wait';
  readonly milliseconds: number;
}
export type Move = Action | Answer | Wait;

export interface Situation<Machine extends AnyStateMachine, Fact extends string> {
  readonly at: SnapshotFrom<Machine>;
  /** What is so at the server; undefined before anything is known of it. */
  readonly fact: Fact | undefined;
  /** What led here; undefined after an opening. */
  readonly last: Move | undefined;
}

export interface Reply<Fact extends string> {
  readonly output: Output;
  /** Brought about at the server before it answers. */
  readonly fact?: Fact;
  /** What is so afterwards, because the call itself has made it so. */
  readonly leaves?: Fact;
  /** Told instead of what the fact, or the answer's kind, is called. */
  readonly text?: string;
  readonly variant?: string;
}

/** What somebody does: what the event carries, and how a tester does it where the machine's words do not say enough. */
export interface Occurrence {
  readonly with?: object;
  readonly text?: string;
  readonly variant?: string;
}

/** Why a transition is impossible, in the charts' words; what exactly stands beside it. */
export const unwalked = {
  answered: 'The server never answers so there.',
  done: 'Nobody can do that there.',
  inPath: 'No path comes so far; the machine by itself and the ways back show it.',
} as const;

export const gone = {
  output: { kind: 'unauthenticated' },
  text: 'the session is gone (delete the cookie “session”)',
} as const;

type Told<Machine extends AnyStateMachine, Fact extends string, Value> = (now: Situation<Machine, Fact>) => Value;

export interface FlowName {
  /** What its paths are called by; the machine's own id where there is only one. */
  readonly id: string;
  readonly title?: Text;
}

/** What the browser needs to know of a machine beyond its graph; everything else is read off it. Pure, without a browser. */
export interface Flow<Machine extends AnyStateMachine, Fact extends string = never> extends Pick<
  Model<Machine>,
  'machine' | 'words' | 'events' | 'apart'
> {
  readonly flow?: Required<FlowName>;
  /** The page opened anew, and what the machine begins from. */
  readonly openings: readonly (readonly [told: string, input: InputFrom<Machine>])[];
  /** What can be so at the server, as a tester brings it about; with what the server then answers, where that is always the same. */
  readonly facts?: Readonly<Record<Fact, readonly [says: string, output?: object]>>;
  /** The call that a state waits for: its method, and the address below `/api` as an expression. */
  readonly calls: Readonly<Partial<Record<StateOf<Machine>, string>>>;
  /** What the server can answer there, success first. */
  readonly answers: { readonly [State in StateOf<Machine>]?: Told<Machine, Fact, readonly Reply<Fact>[]> };
  /** Events that carry something, that happen outside the page, or not everywhere where the machine takes them. */
  readonly actions?: { readonly [Type in EventOf<Machine>]?: Told<Machine, Fact, readonly Occurrence[]> };
  /** Milliseconds until a delay has surely ended, where they are not the machine's own; null where it is never waited for. */
  readonly waits?: Readonly<Record<string, Told<Machine, Fact, number | null>>>;
  /** Where the answer to what the server has done is lost as well: what is then done again must not happen twice. */
  readonly lost?: readonly StateOf<Machine>[];
  /** What an actor makes of a fault, where that is not `failed`, `refused` after 429, and success after 419; null where none can come. */
  readonly faulted?: (fault: Fault, state: string, now: Situation<Machine, Fact>) => Output | null | undefined;
  readonly impossible?: readonly (readonly [name: RegExp, reason: string])[];
  /** Left by itself in the moment it is entered, beside where a delay is nothing: there is nothing to look at. */
  readonly isPassing?: Told<Machine, Fact, boolean>;
  /** Where nobody comes back to, or a reload tells nothing of the state before: for these the walk ends. */
  readonly notReturned?: readonly StateOf<Machine>[];
  readonly notInterrupted?: readonly StateOf<Machine>[];
}

export type AnyFlow = Flow<AnyStateMachine, string>;
export type Snapshot = AnyMachineSnapshot;

export const nameOf = ({ flow, machine }: AnyFlow): FlowName => flow ?? { id: machine.id };
