import { type AnyStateMachine, not, StateMachine } from 'xstate';
import {
  guardName,
  type Keys,
  type Place,
  placesOf,
  replaced,
  resolve,
  type Slot,
  slotsOf,
  type StateConfig,
  type TransitionConfig,
} from './transitions.ts';

/** A machine with one thing changed, and in words what. */
export interface MachineMutant {
  readonly id: string;
  readonly make: () => AnyStateMachine;
}

/** Steps that follow each other without an event; more is a loop without end. */
const maxIterations = 100;

/**
 * Every machine that differs from this one in one thing: a transition removed, sent elsewhere, its guard turned round
 * or taken away, one of its actions forgotten; a state that begins elsewhere or forgets what it does on entry; a delay
 * that is longer or shorter.
 */
export function mutantsOf(machine: AnyStateMachine): MachineMutant[] {
  const config = machine.config as StateConfig;
  const places = placesOf(config);
  const made = (changed: StateConfig, implementations: object): AnyStateMachine => {
    const options = { ...(machine.config as { options?: object }).options, maxIterations };
    return new StateMachine({ ...changed, options } as never, implementations as never);
  };
  const mutant = (what: string, change: string, keys: Keys, value: unknown): MachineMutant => ({
    id: `${machine.id}: ${what}: ${change}`,
    make: () => made(replaced(config, keys, value), machine.implementations),
  });
  const lasting = (delay: string, change: string, factor: number): MachineMutant => ({
    id: `${machine.id}: delay ${delay}: ${change}`,
    make: () => {
      const { delays } = machine.implementations;
      return made(config, {
        ...machine.implementations,
        delays: { ...delays, [delay]: timesOf(delays[delay], factor) },
      });
    },
  });
  return [
    ...slotsOf(config).flatMap((slot) =>
      slot.transitions.flatMap((transition, index) =>
        changesOf(machine, places, slot, transition).map(([change, changed]) => {
          const list = slot.transitions.toSpliced(index, 1, ...changed);
          return mutant(wordsOf(machine, slot, transition), change, slot.keys, list.length > 0 ? list : undefined);
        }),
      ),
    ),
    ...places.flatMap(({ state, keys, config: { initial, states = {}, entry, exit } }) => [
      ...Object.keys(initial === undefined ? {} : states)
        .filter((name) => name !== initial)
        .map((name) => mutant(nameOf(state), `begins in ${name}`, [...keys, 'initial'], name)),
      ...(entry === undefined ? [] : [mutant(nameOf(state), 'does nothing on entry', [...keys, 'entry'], undefined)]),
      ...(exit === undefined ? [] : [mutant(nameOf(state), 'does nothing on exit', [...keys, 'exit'], undefined)]),
    ]),
    ...Object.keys(machine.implementations.delays).flatMap((delay) => [
      lasting(delay, 'twice as long', 2),
      lasting(delay, 'half as long', 0.5),
    ]),
  ];
}

const timesOf = (delay: unknown, factor: number): unknown =>
  typeof delay === 'function' ? (...args: unknown[]) => delay(...args) * factor : Number(delay) * factor;

type Change = readonly [change: string, instead: readonly TransitionConfig[]];

function changesOf(machine: AnyStateMachine, places: Place[], slot: Slot, transition: TransitionConfig): Change[] {
  const { target, guard, actions, reenter } = transition;
  const list = actions === undefined ? [] : [actions].flat();
  const unguarded = { ...transition };
  delete unguarded.guard;
  return [
    ['removed', []],
    ...elsewhere(machine, places, slot, target).map((path): Change => [
      `goes to ${path.join('.')}`,
      [{ ...transition, target: `#${[machine.id, ...path].join('.')}` }],
    ]),
    ...(guard === undefined
      ? []
      : ([
          ['guard turned round', [{ ...transition, guard: not(guard as never) }]],
          ['guard taken away', [unguarded]],
        ] satisfies Change[])),
    ...list.map((action, index): Change => [
      `forgets ${actionName(action)}${list.length > 1 ? ` (${index + 1} of ${list.length})` : ''}`,
      [{ ...transition, actions: list.toSpliced(index, 1) }],
    ]),
    ...(reenter ? ([['does not begin anew', [{ ...transition, reenter: false }]]] satisfies Change[]) : []),
  ];
}

/**
 * Where else a transition could lead: the states beside its target and beside those it lies in, and inside the target
 * past its first state; for one that stays, the states inside or beside its own.
 */
function elsewhere(machine: AnyStateMachine, places: Place[], slot: Slot, target: string | undefined): string[][] {
  const childrenOf = (path: readonly string[]) => {
    const { config } = places.find(({ state }) => state.join('.') === path.join('.')) ?? {};
    return { names: Object.keys(config?.states ?? {}), initial: config?.initial, type: config?.type };
  };
  const beside = (path: readonly string[]): string[][] =>
    path.flatMap((own, depth) => {
      const { names, type } = childrenOf(path.slice(0, depth));
      // the regions of a parallel state are all entered at once
      return type === 'parallel'
        ? []
        : names.filter((name) => name !== own).map((name) => [...path.slice(0, depth), name]);
    });
  const inside = (path: readonly string[], isFirstToo: boolean): string[][] => {
    const { names, initial, type } = childrenOf(path);
    return type === 'parallel' ? [] : names.filter((it) => isFirstToo || it !== initial).map((it) => [...path, it]);
  };
  if (target === undefined) {
    const within = inside(slot.state, true);
    return within.length > 0 ? within : beside(slot.state);
  }
  const path = resolve(machine, slot.state, target);
  return [...inside(path, false), ...beside(path)];
}

function wordsOf(machine: AnyStateMachine, { state, on }: Slot, { target, guard }: TransitionConfig): string {
  const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
  const to = target === undefined ? '(stays)' : nameOf(resolve(machine, state, target));
  return `${nameOf(state)} -- ${on}${condition} --> ${to}`;
}

const nameOf = (state: readonly string[]) => (state.length === 0 ? '(anywhere)' : state.join('.'));
const actionName = (action: unknown) => (typeof action === 'string' ? action : (action as { type: string }).type);
