import { getAdjacencyMap } from '@xstate/graph';
import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createActor,
  type EventFromLogic,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate';
import { isAnswerGuard } from './answers.ts';

/** Everything of xstate's graph package that this project uses, and its traps, is in this file. */

export type Walk = {
  /** Distinct states by value and key, every one of them reachable. */
  states: number;
  /** Edges of the graph: an event that can happen in a state. */
  steps: number;
  /** Transitions of the machine, guard branches apart. */
  transitions: number;
  /** By name; empty where the events suffice. */
  notWalked: string[];
};

/** What an invoked actor resolved to; `state` is the id of the state that invokes it. */
export const done = (state: string, output: object): AnyEventObject => ({
  type: `xstate.done.actor.0.${state}`,
  output,
});
export const crashed = (state: string): AnyEventObject => ({
  type: `xstate.error.actor.0.${state}`,
  error: new Error('a bug'),
});
/** A delay has passed; `delay` is its name, or its milliseconds. */
export const passed = (delay: string | number, state: string): AnyEventObject => ({
  type: `xstate.after.${delay}.${state}`,
});

/**
 * All that may happen to a machine, read off it: every event that carries nothing, every delay, and for each call its
 * crash and an answer of each kind that leads somewhere.
 * @param carrying events that carry something, with what they carry
 * @param answers those that do, by the actor's name, or by the state's where the same actor is answered differently there
 */
export function eventsOf<Machine extends AnyStateMachine>(
  { root }: Machine,
  carrying: readonly (AnyEventObject | EventFromLogic<Machine>)[] = [],
  answers: Readonly<Record<string, readonly object[]>> = {},
): AnyEventObject[] {
  const nodes = nodesIn(root);
  const given = carrying as readonly AnyEventObject[];
  const listed = new Set(given.map(({ type }) => type));
  const types = new Set(nodes.flatMap(({ transitions }) => [...transitions.keys()]));
  const plain = [...types].filter((type) => !listed.has(type) && (!type.startsWith('xstate.') || isDelay(type)));
  const calls = nodes.flatMap((node) =>
    node.invoke.flatMap(({ src }) => {
      const told = answers[node.path.join('.')] ?? (typeof src === 'string' ? answers[src] : undefined) ?? [];
      const kinds = new Set(told.map((answer) => (answer as { kind?: string }).kind));
      const others = [...kindsIn(node), 'failed'].filter((kind) => !kinds.has(kind));
      return [...told, ...others.map((kind) => (kind === 'refused' ? refusal : { kind }))]
        .map((answer) => done(node.id, answer))
        .concat(crashed(node.id));
    }),
  );
  return [...given, ...plain.map((type) => ({ type })), ...calls];
}

const refusal = { kind: 'refused', code: 'validation', message: '', errors: {} };
/** The kinds of answers for which a state has transitions of their own. */
export const kindsIn = ({ transitions }: AnyStateNode): string[] =>
  [...transitions.values()].flat().flatMap(({ guard }) => (isAnswerGuard(guard) ? guard.kinds : []));
const isDelay = (type: string): boolean => type.startsWith('xstate.after.');
/** A state with all that lie in it. */
export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)];

/**
 * Walks every edge that the given events open, from the initial state on. A transition counts as
 * walked by identity: xstate's own microsteps name the ones they took, `always` included.
 * @param key what of the context tells states apart; the default is nothing
 * @param check runs at the start (event `xstate.init`, nothing else before) and after each step with what was
 * before and what the machine emitted; throws where an invariant is broken
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  {
    events,
    inputs,
    key = () => null,
    check = () => {},
  }: {
    events: readonly (AnyEventObject | EventFromLogic<Machine>)[];
    inputs?: readonly InputFrom<Machine>[];
    key?: (snapshot: SnapshotFrom<Machine>) => unknown;
    check?: (
      after: SnapshotFrom<Machine>,
      event: AnyEventObject,
      before: SnapshotFrom<Machine>,
      told: readonly AnyEventObject[],
    ) => void;
  },
): Walk {
  const walked = new Set<AnyTransitionDefinition>();
  const states = new Set<string>();
  const steps = new Set<string>();
  // the machine's own snapshot type reaches the callbacks; inside, any machine is walked alike
  const asked = key as (snapshot: AnyMachineSnapshot) => unknown;
  const checked = check as (
    after: AnyMachineSnapshot,
    event: AnyEventObject,
    before: AnyMachineSnapshot,
    told: readonly AnyEventObject[],
  ) => void;
  const keyOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, asked(snapshot)]);

  for (const input of inputs ?? [undefined]) {
    let told: AnyEventObject[] = [];
    const scope = watching(machine, input, {
      see: (transition) => walked.add(transition),
      hear: (emitted) => told.push(emitted),
    });
    const watched = {
      config: undefined,
      getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
      getInitialSnapshot: () => {
        const initial = machine.getInitialSnapshot(scope, input);
        checked(initial, { type: 'xstate.init', input }, initial, told);
        return initial;
      },
      transition: (before: AnyMachineSnapshot, event: AnyEventObject) => {
        told = [];
        const after = machine.transition(before, event, scope);
        steps.add(`${keyOf(before)} ${JSON.stringify(event)}`);
        checked(after, event, before, told);
        return after;
      },
    };
    const map = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(watched, {
      events: (snapshot) => events.filter((event) => snapshot.status === 'active' && snapshot.can(event)),
      serializeState: keyOf,
      limit: 20_000,
    });
    for (const state of Object.keys(map)) states.add(state);
  }
  const all = transitionsOf(machine.root);
  return {
    states: states.size,
    steps: steps.size,
    transitions: all.length,
    notWalked: all.filter((transition) => !walked.has(transition)).map(nameOf),
  };
}

/** A machine in steps, with the names of the transitions each takes: for walking it somewhere else beside. */
export interface Stepwise<Machine extends AnyStateMachine> {
  /** Every transition of the machine by name. */
  readonly all: readonly string[];
  start(input: InputFrom<Machine>): Taken<Machine>;
  step(before: SnapshotFrom<Machine>, event: AnyEventObject): Taken<Machine>;
}

export interface Taken<Machine extends AnyStateMachine> {
  readonly after: SnapshotFrom<Machine>;
  readonly transitions: readonly string[];
}

/** Nothing runs: what is invoked answers when an event of `done` is given. */
export function stepwise<Machine extends AnyStateMachine>(machine: Machine): Stepwise<Machine> {
  const taken = (input: unknown, act: (scope: AnyActorScope) => AnyMachineSnapshot): Taken<Machine> => {
    const transitions: string[] = [];
    const after = act(watching(machine, input, { see: (transition) => transitions.push(nameOf(transition)) }));
    return { after: after as SnapshotFrom<Machine>, transitions };
  };
  return {
    all: transitionsOf(machine.root).map(nameOf),
    start: (input) => taken(input, (scope) => machine.getInitialSnapshot(scope, input)),
    step: (before, event) =>
      taken(undefined, (scope) => machine.transition(before as AnyMachineSnapshot, event, scope)),
  };
}

/** A state of a machine, and what has to happen for somebody to stand there. */
export interface Stop<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  readonly events: readonly AnyEventObject[];
  readonly at: SnapshotFrom<Machine>;
}

/** Every state by value and key that the events lead to, each with a shortest way. */
export function stopsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly (AnyEventObject | EventFromLogic<Machine>)[],
  inputs: readonly InputFrom<Machine>[] | undefined,
  key: (snapshot: SnapshotFrom<Machine>) => unknown,
): Stop<Machine>[] {
  const steps = stepwise(machine);
  const stops: Stop<Machine>[] = [];
  const known = new Set<string>();
  const reach = (stop: Stop<Machine>) => {
    const name = JSON.stringify([(stop.at as AnyMachineSnapshot).value, key(stop.at)]);
    if (known.has(name)) return;
    known.add(name);
    stops.push(stop);
  };
  for (const input of inputs ?? [undefined as InputFrom<Machine>])
    reach({ input, events: [], at: steps.start(input).after });
  // it grows while it is read
  for (const { input, events: before, at } of stops)
    for (const event of events as readonly AnyEventObject[])
      if ((at as AnyMachineSnapshot).status === 'active' && (at as AnyMachineSnapshot).can(event))
        reach({ input, events: [...before, event], at: steps.step(at, event).after });
  return stops;
}

function watching(
  machine: AnyStateMachine,
  input: unknown,
  { see, hear }: { see: (transition: AnyTransitionDefinition) => void; hear?: (emitted: AnyEventObject) => void },
): AnyActorScope {
  const actor = createActor(machine, {
    input,
    inspect: (inspected) => {
      if (inspected.type === '@xstate.microstep') inspected._transitions.forEach(see);
    },
  });
  const nothing = () => {};
  return {
    self: actor,
    system: actor.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type, params }) => {
      if (type === 'xstate.emit') hear?.((params as { event: AnyEventObject }).event);
    },
  };
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return nodesIn(node).flatMap(({ transitions, always }) => [...transitions.values(), always ?? []].flat());
}

function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = nameOfGuard(guard);
  const targets = target?.map(({ id }) => id).join(', ') ?? '(stays)';
  return `${source.id} -- ${eventType || 'always'}${guardName} --> ${targets}`;
}

function nameOfGuard(guard: unknown): string {
  if (isAnswerGuard(guard)) return ` [${guard.kinds.join(' or ')}]`;
  return typeof guard === 'object' && guard !== null && 'type' in guard ? ` [${String(guard.type)}]` : '';
}
