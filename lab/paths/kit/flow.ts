import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import { answerWords } from '../../../machines/kit/answers.words.ts';
import { done, eventsOf, passed } from '../../../machines/kit/coverage.ts';
import type { Model } from '../../../machines/kit/model.ts';
import type { EventOf, StateOf, Words } from '../../../machines/kit/words.ts';
import {
  type Answer,
  type Action,
  type Fault,
  faultWords,
  type Move,
  type Opening,
  type Wait,
  type Plan,
} from './plan.ts';
import type { Text } from './plan.ts';
import { activeStates } from './states.ts';

/** One answer of the server to the call that a state waits for. */
export interface Reply<Fact extends string> {
  readonly output: Readonly<Record<string, unknown>>;
  /** Brought about at the server before it answers. */
  readonly fact?: Fact;
  /** What is so afterwards, because the call itself has made it so. */
  readonly leaves?: Fact;
  /** Told instead of what the fact, or the answer's kind, is called. */
  readonly text?: Text;
  readonly variant?: string;
}

/** What somebody does: the event, and what becomes of the server by it. */
export interface Occurrence<Machine extends AnyStateMachine, Fact extends string> {
  readonly event: EventFromLogic<Machine>;
  readonly leaves?: Fact;
  readonly variant?: string;
}

/** A moment of a path. */
export type Situation<Machine extends AnyStateMachine, Fact extends string> = {
  readonly at: SnapshotFrom<Machine>;
  /** What is so at the server; undefined before anything is known of it. */
  readonly fact: Fact | undefined;
  readonly last: Move<Machine> | undefined;
};

/** What the browser needs to know of a machine beyond its graph; everything else is read off it. */
export interface Flow<Machine extends AnyStateMachine, Fact extends string = string> {
  readonly flow?: Plan<Machine>['flow'];
  readonly model: Pick<Model<Machine>, 'machine' | 'words' | 'events' | 'abstraction'>;
  readonly openings: readonly Opening<Machine>[];
  /** What can be so at the server, as a tester brings it about. */
  readonly facts: Readonly<Record<Fact, Text>>;
  /** The call that a state waits for: its method, and the address below `/api` as an expression. */
  readonly calls: Readonly<Partial<Record<StateOf<Machine>, string>>>;
  /** What the server can answer there, success first. */
  readonly answers: {
    readonly [State in StateOf<Machine>]?: (situation: Situation<Machine, Fact>) => readonly Reply<Fact>[];
  };
  /** Whose answer is waited for before anything else is done: it would lead the same way as elsewhere. */
  readonly awaited?: readonly StateOf<Machine>[];
  /** Events that carry something, that happen outside the page, or not everywhere where the machine takes them. */
  readonly events?: {
    readonly [Type in EventOf<Machine>]?: (situation: Situation<Machine, Fact>) => readonly Occurrence<Machine, Fact>[];
  };
  /** Milliseconds that pass until a delay has surely ended, where they are not the machine's own; null where it is never waited for. */
  readonly waits?: Readonly<Record<string, (situation: Situation<Machine, Fact>) => number | null>>;
  /** Where the answer to what the server has done is lost as well: what is then done again must not happen twice. */
  readonly lost?: readonly StateOf<Machine>[];
  /** What an actor makes of a fault, where that is not `failed`, `refused` after 429, and success after 419; null where none can come. */
  readonly faulted?: (
    fault: Fault,
    state: string,
    situation: Situation<Machine, Fact>,
  ) => Readonly<Record<string, unknown>> | null | undefined;
  /** How a tester does it, where the machine's own words do not say enough. */
  readonly says?: Partial<Plan<Machine>['says']>;
  readonly impossible?: Plan<Machine>['impossible'];
  /** Situations beside the state, the model's abstraction and the facts. */
  readonly key?: (situation: Situation<Machine, Fact>) => unknown;
  /** Left by itself in the moment it is entered, beside where a delay is nothing: there is nothing to look at. */
  readonly isPassing?: (situation: Situation<Machine, Fact>) => boolean;
  /** Where nobody comes back to, or a reload tells nothing of the state before: for these the walk ends. */
  readonly notReturned?: readonly StateOf<Machine>[];
  readonly notInterrupted?: readonly StateOf<Machine>[];
}

const crash: Plan<AnyStateMachine>['impossible'][number] = [
  /xstate\.error\.actor/,
  {
    de: 'Ein Aufruf, der selbst abstürzt, wäre ein Fehler im Programm: alle antworten mit dem, was schiefging.',
    en: 'A call that itself crashes would be a bug: all of them answer with what went wrong.',
  },
];
const afterReading: readonly Fault[] = ['broken', 'offline'];
const afterWriting: readonly Fault[] = ['offline', 'tooMany', 'csrf', 'broken'];
const tooMany = { kind: 'refused', code: 'too_many_requests', message: '', errors: {} };

type Step = Readonly<Record<string, unknown>>;

/** The plan of a machine's paths: its moves are the events it takes, the answers to the calls it waits for, and its delays. */
export function planOf<Machine extends AnyStateMachine, Fact extends string>(flow: Flow<Machine, Fact>): Plan<Machine> {
  const { machine, words, abstraction } = flow.model;
  const answersIn = flow.answers as Readonly<
    Record<string, ((situation: Situation<Machine, Fact>) => readonly Reply<Fact>[]) | undefined>
  >;
  const calls = flow.calls as Readonly<Record<string, string | undefined>>;
  const occurrences = (flow.events ?? {}) as Readonly<
    Record<string, ((situation: Situation<Machine, Fact>) => readonly Occurrence<Machine, Fact>[]) | undefined>
  >;
  const plain = eventsOf(machine).filter(({ type }) => !type.startsWith('xstate.'));
  const factOf = (last: Move<Machine> | undefined) => last?.fact as Fact | undefined;
  const situation = (at: SnapshotFrom<Machine>, last: Move<Machine> | undefined): Situation<Machine, Fact> => ({
    at,
    fact: factOf(last),
    last,
  });
  const examples = Object.fromEntries(
    (flow.model.events as readonly AnyEventObject[]).toReversed().map((event) => [event.type, event] as const),
  );
  const so = (fact: Fact | undefined) => (fact === undefined ? {} : { fact });

  const answersAt = (now: Situation<Machine, Fact>, state: string): Answer[] => {
    const call = calls[state] ?? '';
    const replies = answersIn[state]?.(now) ?? [];
    const made = replies.map(({ output, fact, leaves, text, variant }): Answer => {
      const told = text ?? (fact === undefined ? undefined : flow.facts[fact]) ?? kindWords(output);
      return {
        kind: 'answer',
        event: done(`${machine.id}.${state}`, output),
        state,
        output,
        text: both((locale) => `${titleOf(words, state, locale)}: ${told[locale]}`),
        variant: variant ?? `${call} ${fact ?? String(output['kind'])}`,
        ...(fact !== undefined && { brings: fact }),
        ...so(leaves ?? fact ?? now.fact),
      };
    });
    const isLosable = flow.lost?.includes(state as StateOf<Machine>) === true && now.fact === undefined;
    const faults = call.startsWith('GET') ? afterReading : [...(isLosable ? (['lost'] as const) : []), ...afterWriting];
    return [...made, ...faults.flatMap((fault) => faultAt(now, state, fault, replies[0]))];
  };
  const faultAt = (
    now: Situation<Machine, Fact>,
    state: string,
    fault: Fault,
    success: Reply<Fact> | undefined,
  ): Answer[] => {
    const isRefusable = (output: Step) => canTake(now.at, done(`${machine.id}.${state}`, output));
    const usual = {
      offline: failed,
      lost: failed,
      broken: failed,
      tooMany: isRefusable(tooMany) ? tooMany : failed,
      csrf: success?.output,
    }[fault];
    const own = flow.faulted?.(fault, state, now);
    const output = own === undefined ? usual : own;
    if (!output) return [];
    const isDone = fault === 'csrf' || fault === 'lost';
    return [
      {
        kind: 'answer',
        event: done(`${machine.id}.${state}`, output),
        state,
        output,
        text: both((locale) => `${titleOf(words, state, locale)}: ${faultWords[fault][locale]}`),
        fault,
        variant: `${calls[state] ?? state} ${fault}`,
        ...(isDone && success?.fact !== undefined && { brings: success.fact }),
        ...so(isDone ? (success?.leaves ?? success?.fact ?? now.fact) : now.fact),
      },
    ];
  };
  const actionsAt = (now: Situation<Machine, Fact>): Action<Machine>[] =>
    plain
      .flatMap(
        ({ type }) => occurrences[type]?.(now) ?? [{ event: (examples[type] ?? { type }) as EventFromLogic<Machine> }],
      )
      .filter(({ event }) => canTake(now.at, event))
      .map(({ event, leaves, variant }: Occurrence<Machine, Fact>) => ({
        kind: 'action',
        event,
        ...(variant !== undefined && { variant }),
        ...so(leaves ?? now.fact),
      }));
  const waitsAt = (now: Situation<Machine, Fact>): Wait[] =>
    activeStates(now.at).flatMap((state) =>
      delaysOf(machine, state).flatMap((delay) => {
        const own = flow.waits?.[delay]?.(now);
        const milliseconds = own === undefined ? lengthOf(machine, delay, now.at) : own;
        const event = passed(delay, `${machine.id}.${state}`);
        return milliseconds === null || !canTake(now.at, event)
          ? []
          : [{ kind: 'wait', event, milliseconds, text: timeWords(milliseconds), ...so(now.fact) }];
      }),
    );
  const waiting = (at: SnapshotFrom<Machine>) => activeStates(at).filter((state) => calls[state] !== undefined);

  return {
    ...(flow.flow && { flow: flow.flow }),
    machine,
    words,
    openings: flow.openings,
    movesFrom: (at, last) => {
      const now = situation(at, last);
      const answers = waiting(at).flatMap((state) => answersAt(now, state));
      const waits = waitsAt(now);
      const atOnce = waits.filter(({ milliseconds }) => milliseconds === 0);
      // who waits for an answer is shown nothing else to press on; what is over at once is not stayed in
      if (atOnce.length > 0) return atOnce;
      if (activeStates(at).some((state) => flow.awaited?.includes(state as StateOf<Machine>))) return answers;
      return [...answers, ...actionsAt(now), ...(answers.length > 0 ? [] : waits)];
    },
    key: (at, last) => {
      const now = situation(at, last);
      return [abstraction.key(at), now.fact, flow.key?.(now)];
    },
    says: {
      ...Object.fromEntries(
        Object.keys(words.en.events).map((type) => [
          type,
          both((locale) => capital((words[locale].events as Readonly<Record<string, string>>)[type] ?? type)),
        ]),
      ),
      ...flow.says,
    } as Plan<Machine>['says'],
    impossible: [crash, ...(flow.impossible ?? [])],
    isPassing: (at, last) =>
      flow.isPassing?.(situation(at, last)) === true ||
      activeStates(at).some((state) => delaysOf(machine, state).some((delay) => lengthOf(machine, delay, at) === 0)),
    calls: flow.calls,
    examples,
    notReturned: flow.notReturned ?? [],
    notInterrupted: flow.notInterrupted ?? [],
  };
}

const failed = { kind: 'failed' };
const both = (inOne: (locale: 'de' | 'en') => string): Text => ({ de: inOne('de'), en: inOne('en') });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const canTake = (at: unknown, event: unknown): boolean => {
  const snapshot = at as AnyMachineSnapshot;
  return snapshot.status === 'active' && snapshot.can(event);
};
const titleOf = <Machine extends AnyStateMachine>(words: Words<Machine>, state: string, locale: 'de' | 'en'): string =>
  (words[locale].states as Readonly<Record<string, readonly string[]>>)[state]?.[0] ?? state;

const kindWords = ({ kind }: Readonly<Record<string, unknown>>): Text =>
  both((locale) => (answerWords[locale] as Readonly<Record<string, string>>)[String(kind)] ?? String(kind));

function timeWords(milliseconds: number): Text {
  const isLong = milliseconds > 120_000;
  const count = Math.round(milliseconds / (isLong ? 60_000 : 1000));
  return {
    de: `${count} ${isLong ? 'Minuten' : 'Sekunden'} vergehen`,
    en: `${count} ${isLong ? 'minutes' : 'seconds'} pass`,
  };
}

/** The delays that run in a state, by name or milliseconds. */
function delaysOf(machine: AnyStateMachine, state: string): string[] {
  const id = `${machine.id}.${state}`;
  const types = [...(machine.getStateNodeById(id).transitions.keys() as Iterable<string>)];
  return types.filter((type) => type.startsWith('xstate.after.')).map((type) => type.slice(13, -(id.length + 1)));
}

function lengthOf(machine: AnyStateMachine, delay: string, at: unknown): number {
  const own = machine.implementations.delays[delay] as number | ((args: object) => number) | undefined;
  if (own === undefined) return Number(delay);
  return typeof own === 'function' ? own({ context: (at as AnyMachineSnapshot).context, event: {} }) : own;
}
