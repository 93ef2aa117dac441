import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  pathToStateValue,
  type SnapshotFrom,
} from 'xstate';
import { eventsOf } from './coverage.ts';
import type { Invariant, Model } from './model.ts';
import { both, type Saying, type StateOf, wordsOf } from './words.ts';

type Holds<Machine extends AnyStateMachine> = Invariant<Machine>['holds'];

/** The words in which the invariants of a machine are written by hand; nothing here reads its graph. */
export function rulesOf<Machine extends AnyStateMachine>({ id }: Machine) {
  type State = StateOf<Machine>;
  type Snapshot = SnapshotFrom<Machine>;
  const is = (snapshot: Snapshot, ...states: readonly State[]): boolean =>
    states.some((state) => (snapshot as AnyMachineSnapshot).matches(pathToStateValue(state.split('.'))));
  const can = (snapshot: Snapshot, event: AnyEventObject | EventFromLogic<Machine>): boolean =>
    (snapshot as AnyMachineSnapshot).status === 'active' && (snapshot as AnyMachineSnapshot).can(event);
  const isAnswerFor = (event: AnyEventObject, state: State) => event.type === `xstate.done.actor.0.${id}.${state}`;
  /** What was answered to a waiting state: the result's kind, or that asking itself went wrong. */
  const answerFor = (event: AnyEventObject, state: State): string | undefined => {
    if (event.type === `xstate.error.actor.0.${id}.${state}`) return 'crashed';
    if (!isAnswerFor(event, state)) return undefined;
    const output: unknown = event['output'];
    return typeof output === 'object' && output !== null && 'kind' in output ? String(output.kind) : 'nothing';
  };
  const reached = (after: Snapshot, before: Snapshot, state: State) => is(after, state) && !is(before, state);

  return {
    is,
    can,
    answerFor,
    /** Whoever can do this stands in one of these, and whoever stands there can. */
    offered:
      (event: EventFromLogic<Machine>, ...states: readonly State[]): Holds<Machine> =>
      (after) =>
        can(after, event) === is(after, ...states),
    /** Only from one of these does one come to this state. */
    comesFrom:
      (state: State, ...sources: readonly State[]): Holds<Machine> =>
      (after, _, before) =>
        !reached(after, before, state) || is(before, ...sources),
    /** One comes to this state by such an answer only: the state that waits for it, and its kind. */
    answeredOnly:
      (state: State, ...answers: readonly `${State} ${string}`[]): Holds<Machine> =>
      (after, event, before) =>
        !reached(after, before, state) ||
        answers.some((answer) => {
          const [asked, kind] = answer.split(' ') as [State, string];
          return answerFor(event, asked) === kind;
        }),
  };
}

export const all =
  <Machine extends AnyStateMachine>(...rules: readonly Holds<Machine>[]): Holds<Machine> =>
  (after, event, before, told) =>
    rules.every((holds) => holds(after, event, before, told));

/** A rule that keeps a secret: it stands nowhere in the context. */
export const keepsNot =
  (secret: string) =>
  ({ context }: { readonly context: unknown }): boolean =>
    !JSON.stringify(context).includes(secret);

/** What a model is made of beside what is read off its machine. */
interface Made<Machine extends AnyStateMachine, Said extends string> extends Pick<
  Model<Machine>,
  'inputs' | 'happyPath'
> {
  readonly words: Saying<Machine, Said>;
  /** All of the context unless said otherwise. */
  readonly apart?: Model<Machine>['apart'];
  readonly carrying?: Parameters<typeof eventsOf<Machine>>[1];
  readonly answers?: Parameters<typeof eventsOf<Machine>>[2];
  /** By their names in the machine's words. */
  readonly invariants: Readonly<Record<string, Holds<Machine>>>;
}

/** A model whose events are read off its machine; where one asks the server, nobody waits for ever. */
export function modelOf<Machine extends AnyStateMachine, const Said extends string>(
  machine: Machine,
  { words: text, carrying, answers, invariants, apart = contextOf, ...made }: Made<Machine, Said>,
): Model<Machine> {
  const [events, words] = [eventsOf(machine, carrying, answers), wordsOf<Machine>(text)];
  const said = (name: string) => ({ de: words.de.rules[name] ?? name, en: words.en.rules[name] ?? name });
  const rules = Object.entries(invariants).map(([name, holds]) => ({ ...said(name), holds }));
  return { ...made, machine, words, events, apart, invariants: [...rules, ...nobodyWaitsForever(machine, events)] };
}

const contextOf = (snapshot: unknown): unknown => (snapshot as AnyMachineSnapshot).context;

/** No answer of the model's events, and no failure, is left without an effect. */
function nobodyWaitsForever<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly AnyEventObject[],
): Invariant<Machine>[] {
  const { is, can } = rulesOf(machine);
  const start = `actor.0.${machine.id}.`;
  const answers = events.flatMap((event) => {
    const [kind, state] = event.type.split(start);
    return state !== undefined && kind?.startsWith('xstate.') ? [{ event, state: state as StateOf<Machine> }] : [];
  });
  if (answers.length === 0) return [];
  return [
    {
      ...both`Niemand wartet ewig: Jede Antwort des Servers und jeder Fehler führt weiter. | Nobody waits for ever: every answer of the server and every failure leads on.`,
      holds: (after) => answers.every(({ event, state }) => !is(after, state) || can(after, event)),
    },
  ];
}
