import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not, StateMachine } from 'xstate';
import { nodesIn } from '../../machines/kit/coverage.ts';
import { guardName } from '../charts/guards.ts';

/** A machine with one thing changed, and in words what. */
export interface MachineMutant {
  readonly id: string;
  readonly make: () => AnyStateMachine;
}

/** Steps that follow each other without an event; more is a loop without end. */
const maxIterations = 100;

/** Where a list of transitions, an action or a beginning stands in a machine's configuration. */
type Keys = readonly (string | number)[];

/**
 * Every machine that differs from this one in one thing: a transition removed, sent elsewhere, its guard turned round
 * or taken away, one of its actions forgotten; a state that begins elsewhere or forgets what it does on entry; a delay
 * that is longer or shorter.
 */
export function mutantsOf(machine: AnyStateMachine): MachineMutant[] {
  const { config, implementations } = machine;
  const { delays } = implementations;
  const mutant = (
    what: string,
    change: string,
    instead: () => { config?: unknown; delays?: object },
  ): MachineMutant => ({
    id: `${machine.id}: ${what}: ${change}`,
    make: () => {
      const changed = { config, delays, ...instead() };
      const options = { ...(config as { options?: object }).options, maxIterations };
      return new StateMachine(
        { ...(changed.config as object), options } as never,
        { ...implementations, delays: changed.delays } as never,
      );
    },
  });
  const replacing = (what: string, change: string, keys: Keys, value?: unknown) =>
    mutant(what, change, () => ({ config: replaced(config, keys, value) }));
  const nodes = nodesIn(machine.root);
  return [
    ...nodes.flatMap((node) =>
      slotsOf(node).flatMap(({ on, keys, transitions }) =>
        transitions.flatMap((transition, index) =>
          changesOf(node, transition).map(([change, changed]) => {
            const list = transitions.map(configOf).toSpliced(index, 1, ...changed);
            return replacing(wordsOf(node, on, transition), change, keys, list.length > 0 ? list : undefined);
          }),
        ),
      ),
    ),
    ...nodes.flatMap((node) => {
      const { initial, entry, exit } = node.config;
      const own = (key: string) => [...keysOf(node), key];
      return [
        ...Object.keys(initial === undefined ? {} : node.states)
          .filter((name) => name !== initial)
          .map((name) => replacing(nameOf(node), `begins in ${name}`, own('initial'), name)),
        ...(entry === undefined ? [] : [replacing(nameOf(node), 'does nothing on entry', own('entry'))]),
        ...(exit === undefined ? [] : [replacing(nameOf(node), 'does nothing on exit', own('exit'))]),
      ];
    }),
    ...Object.entries(delays).flatMap(([name, delay]) => [
      mutant(`delay ${name}`, 'twice as long', () => ({ delays: { ...delays, [name]: timesOf(delay, 2) } })),
      mutant(`delay ${name}`, 'half as long', () => ({ delays: { ...delays, [name]: timesOf(delay, 0.5) } })),
    ]),
  ];
}

const timesOf = (delay: unknown, factor: number): unknown =>
  typeof delay === 'function' ? (...args: unknown[]) => delay(...args) * factor : Number(delay) * factor;

const keysOf = ({ path }: AnyStateNode): Keys => path.flatMap((name) => ['states', name]);

/** Transitions of one state for one thing that happens, in their order. */
interface Slot {
  /** What happens, in words. */
  readonly on: string;
  readonly keys: Keys;
  readonly transitions: readonly AnyTransitionDefinition[];
}

function slotsOf(node: AnyStateNode): Slot[] {
  const { on = {}, after = {}, invoke } = node.config;
  const slot = (words: string, keys: Keys, transitions: Slot['transitions'] | undefined): Slot[] =>
    transitions === undefined ? [] : [{ on: words, keys: [...keysOf(node), ...keys], transitions }];
  const happening = (words: string, keys: Keys, type: string) => slot(words, keys, node.transitions.get(type));
  return [
    ...Object.keys(on).flatMap((event) => happening(event, ['on', event], event)),
    ...slot('always', ['always'], node.always),
    ...Object.keys(after).flatMap((delay) =>
      happening(`after ${delay}`, ['after', delay], `xstate.after.${delay}.${node.id}`),
    ),
    ...happening('done', ['onDone'], `xstate.done.state.${node.id}`),
    ...node.invoke.flatMap(({ src, id }, index) => {
      const own = Array.isArray(invoke) ? ['invoke', index] : ['invoke'];
      return [
        ...happening(`${src as string} answers`, [...own, 'onDone'], `xstate.done.actor.${id}`),
        ...happening(`${src as string} fails`, [...own, 'onError'], `xstate.error.actor.${id}`),
      ];
    }),
  ];
}

/** A transition as its machine could have been given it. */
const configOf = ({ target, guard, actions, reenter }: AnyTransitionDefinition) => ({
  ...(target && { target: `#${target[0]?.id}` }),
  guard,
  actions,
  reenter,
});

type Change = readonly [change: string, instead: readonly ReturnType<typeof configOf>[]];

function changesOf(node: AnyStateNode, transition: AnyTransitionDefinition): Change[] {
  const { guard, actions, reenter } = transition;
  const changed = (change: string, part: object): Change => [change, [{ ...configOf(transition), ...part }]];
  return [
    ['removed', []],
    ...elsewhere(node, transition.target?.[0]).map((target) =>
      changed(`goes to ${nameOf(target)}`, { target: `#${target.id}` }),
    ),
    ...(guard === undefined
      ? []
      : [
          changed('guard turned round', { guard: not(guard as never) }),
          changed('guard taken away', { guard: undefined }),
        ]),
    ...actions.map((action, index) =>
      changed(`forgets ${actionName(action)}${actions.length > 1 ? ` (${index + 1} of ${actions.length})` : ''}`, {
        actions: actions.toSpliced(index, 1),
      }),
    ),
    ...(reenter ? [changed('does not begin anew', { reenter: false })] : []),
  ];
}

/**
 * Where else a transition could lead: the states beside its target and beside those it lies in, and inside the target
 * past its first state; for one that stays, the states inside or beside its own.
 */
function elsewhere(node: AnyStateNode, target: AnyStateNode | undefined): AnyStateNode[] {
  if (target) return [...within(target).filter(({ key }) => key !== target.config.initial), ...beside(target)];
  const inside = within(node);
  return inside.length > 0 ? inside : beside(node);
}

/** The regions of a parallel state are all entered at once. */
const within = ({ type, states }: AnyStateNode): AnyStateNode[] => (type === 'parallel' ? [] : Object.values(states));

const beside = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [...beside(node.parent), ...within(node.parent).filter((other) => other !== node)] : [];

function wordsOf(node: AnyStateNode, on: string, { target, guard }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
  return `${nameOf(node)} -- ${on}${condition} --> ${target?.[0] ? nameOf(target[0]) : '(stays)'}`;
}

const nameOf = ({ path }: AnyStateNode): string => (path.length === 0 ? '(anywhere)' : path.join('.'));
const actionName = (action: unknown): string =>
  typeof action === 'string' ? action : (action as { type: string }).type;

/** The same configuration with another value at one place; undefined takes it out. */
function replaced<Part>(part: Part, [key, ...rest]: Keys, value: unknown): Part {
  if (key === undefined) return value as Part;
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Record<string | number, unknown>;
  const inner = replaced(copy[key], rest, value);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy as Part;
}
