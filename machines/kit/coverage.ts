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
      const told = answers[pathOf(node)] ?? (typeof src === 'string' ? answers[src] : undefined) ?? [];
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
/** States are called as the machine's words name them: `ready.resting`. */
export const pathOf = ({ path }: AnyStateNode): string => path.join('.');
export const isInnermost = ({ states }: AnyStateNode): boolean => Object.keys(states).length === 0;
const activeIn = (snapshot: unknown): AnyStateNode[] =>
  (snapshot as AnyMachineSnapshot)._nodes
    .filter(({ parent }) => parent)
    .toSorted((one, other) => one.order - other.order);

/** Every active state, outer ones first. */
export const activeStates = (snapshot: unknown): string[] => activeIn(snapshot).map(pathOf);
/** The innermost of them. */
export const leavesOf = (snapshot: unknown): string[] => activeIn(snapshot).filter(isInnermost).map(pathOf);

/** A state with all that lie in it. */
export const nodesIn = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)];

/** A state of a machine, and what has to happen for somebody to stand there. */
export interface Stop<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  readonly events: readonly AnyEventObject[];
  readonly at: SnapshotFrom<Machine>;
}

type See<Machine extends AnyStateMachine> = (
  after: SnapshotFrom<Machine>,
  event: AnyEventObject,
  before: SnapshotFrom<Machine>,
  told: readonly AnyEventObject[],
  taken: readonly AnyTransitionDefinition[],
) => void;
type Events<Machine extends AnyStateMachine> = readonly (AnyEventObject | EventFromLogic<Machine>)[];
const limit = 20_000;

/**
 * Every state by value and key that the events lead to, each with a shortest way.
 * @param key what of the context tells states apart
 * @param see is told of the start (event `xstate.init`, nothing else before) and of each step from each state
 */
export function stopsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  events: Events<Machine>,
  inputs: readonly InputFrom<Machine>[] | undefined,
  key: (snapshot: SnapshotFrom<Machine>) => unknown,
  see: See<Machine> = () => {},
): Stop<Machine>[] {
  const { start, step } = stepwise(machine);
  const stops = new Map<string, Stop<Machine>>();
  const seen = (result: ReturnType<typeof start>, event: AnyEventObject, before = result.after) => {
    const { status, error } = result.after as AnyMachineSnapshot;
    if (status === 'error') throw error;
    see(result.after, event, before, result.told, result.taken);
    return result.after;
  };
  for (const input of inputs ?? [undefined as InputFrom<Machine>]) {
    const known = new Set<string>();
    const ways: Stop<Machine>[] = [{ input, events: [], at: seen(start(input), { type: 'xstate.init', input }) }];
    for (const stop of ways) {
      const at = stop.at as AnyMachineSnapshot;
      const name = JSON.stringify([at.value, key(stop.at)]);
      if (known.has(name)) continue;
      if (known.add(name).size > limit) throw new Error(`${machine.id} has more than ${limit} states by this key.`);
      if ((stops.get(name)?.events.length ?? Infinity) > stop.events.length) stops.set(name, stop);
      for (const event of events as readonly AnyEventObject[])
        if (at.status === 'active' && at.can(event))
          ways.push({ input, events: [...stop.events, event], at: seen(step(stop.at, event), event, stop.at) });
    }
  }
  return [...stops.values()];
}

/**
 * Walks every edge that the given events open, from the initial state on, and names the transitions that none of them
 * takes, guard branches apart. One counts as walked by identity: xstate's own microsteps name the ones they took,
 * `always` included.
 * @param key what of the context tells states apart; the default is nothing
 * @param check throws where an invariant is broken
 */
export function walk<Machine extends AnyStateMachine>(
  machine: Machine,
  events: Events<Machine>,
  inputs?: readonly InputFrom<Machine>[],
  key: (snapshot: SnapshotFrom<Machine>) => unknown = () => null,
  check: See<Machine> = () => {},
): string[] {
  const walked = new Set<AnyTransitionDefinition>();
  stopsOf(machine, events, inputs, key, (after, event, before, told, taken) => {
    taken.forEach((transition) => walked.add(transition));
    check(after, event, before, told, taken);
  });
  return transitionsOf(machine.root)
    .filter((transition) => !walked.has(transition))
    .map(nameOf);
}

/** A machine in steps, with the transitions they take and what it emits. Nothing runs: answers come as events of `done`. */
export function stepwise<Machine extends AnyStateMachine>(machine: Machine) {
  let taken: AnyTransitionDefinition[] = [];
  let told: AnyEventObject[] = [];
  const nothing = () => {};
  const scopeOf = (input?: InputFrom<Machine>): AnyActorScope => {
    const actor = createActor(machine as AnyStateMachine, {
      input,
      inspect: (inspected) => {
        if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
      },
    });
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
        if (type === 'xstate.emit') told.push((params as { event: AnyEventObject }).event);
      },
    };
  };
  const act = (transition: () => AnyMachineSnapshot) => {
    [taken, told] = [[], []];
    const after = transition() as SnapshotFrom<Machine>;
    return { after, told, taken, transitions: taken.map(nameOf) };
  };
  let scope: AnyActorScope | undefined;
  return {
    all: transitionsOf(machine.root).map(nameOf),
    start: (input: InputFrom<Machine>) => {
      const first = (scope = scopeOf(input));
      return act(() => machine.getInitialSnapshot(first, input));
    },
    step: (before: SnapshotFrom<Machine>, event: AnyEventObject) => {
      const next = (scope ??= scopeOf());
      return act(() => machine.transition(before as AnyMachineSnapshot, event, next));
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
