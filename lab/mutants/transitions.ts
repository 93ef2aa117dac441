import type { AnyStateMachine } from 'xstate';
import { isAnswerGuard } from '../../machines/kit/answers.ts';

/** A machine's configuration as far as mutants change it; functions in it are left as they are. */
export interface StateConfig {
  readonly type?: string;
  readonly initial?: string;
  readonly states?: Readonly<Record<string, StateConfig>>;
  readonly on?: Readonly<Record<string, TransitionsConfig>>;
  readonly always?: TransitionsConfig;
  readonly after?: Readonly<Record<string, TransitionsConfig>>;
  readonly onDone?: TransitionsConfig;
  readonly invoke?: InvokeConfig | readonly InvokeConfig[];
  readonly entry?: unknown;
  readonly exit?: unknown;
}
interface InvokeConfig {
  readonly src: string;
  readonly onDone?: TransitionsConfig;
  readonly onError?: TransitionsConfig;
}
export interface TransitionConfig {
  readonly target?: string;
  readonly guard?: unknown;
  readonly actions?: unknown;
  readonly reenter?: boolean;
}
export type TransitionsConfig = string | TransitionConfig | readonly (string | TransitionConfig)[] | undefined;

/** Where a state, a list of transitions or an action stands in the configuration. */
export type Keys = readonly (string | number)[];

/** Transitions of one state for one event, in their order. */
export interface Slot {
  /** Names of the state and those it lies in; empty for the machine itself. */
  readonly state: readonly string[];
  /** What happens, in words. */
  readonly on: string;
  readonly keys: Keys;
  readonly transitions: readonly TransitionConfig[];
}

export interface Place {
  readonly state: readonly string[];
  readonly keys: Keys;
  readonly config: StateConfig;
}

/** Every state of a configuration, the machine itself first. */
export function placesOf(config: StateConfig, state: readonly string[] = [], keys: Keys = []): Place[] {
  return [
    { state, keys, config },
    ...Object.entries(config.states ?? {}).flatMap(([name, child]) =>
      placesOf(child, [...state, name], [...keys, 'states', name]),
    ),
  ];
}

/** Every list of transitions in a configuration. */
export const slotsOf = (config: StateConfig): Slot[] => placesOf(config).flatMap(slotsOfState);

function slotsOfState({ state, keys, config }: Place): Slot[] {
  const slot = (on: string, own: Keys, transitions: TransitionsConfig): Slot[] =>
    transitions === undefined ? [] : [{ state, on, keys: [...keys, ...own], transitions: listOf(transitions) }];
  const invokes = config.invoke === undefined ? [] : [config.invoke].flat();
  return [
    ...Object.entries(config.on ?? {}).flatMap(([event, transitions]) => slot(event, ['on', event], transitions)),
    ...slot('always', ['always'], config.always),
    ...Object.entries(config.after ?? {}).flatMap(([delay, transitions]) =>
      slot(`after ${delay}`, ['after', delay], transitions),
    ),
    ...slot('done', ['onDone'], config.onDone),
    ...invokes.flatMap(({ src, onDone, onError }, index) => {
      const own = Array.isArray(config.invoke) ? ['invoke', index] : ['invoke'];
      return [
        ...slot(`${src} answers`, [...own, 'onDone'], onDone),
        ...slot(`${src} fails`, [...own, 'onError'], onError),
      ];
    }),
  ];
}

const listOf = (transitions: NonNullable<TransitionsConfig>): TransitionConfig[] =>
  [transitions].flat().map((transition) => (typeof transition === 'string' ? { target: transition } : transition));

/** The path of the state a target names; it is written as xstate takes it, seen from a state. */
export function resolve(machine: AnyStateMachine, from: readonly string[], target: string): string[] {
  const top = `#${machine.id}`;
  if (target === top) return [];
  if (target.startsWith(`${top}.`)) return target.slice(top.length + 1).split('.');
  if (target.startsWith('#')) throw new Error(`${machine.id}: no mutant knows the state ${target} by this name`);
  return target.startsWith('.')
    ? [...from, ...target.slice(1).split('.')]
    : [...from.slice(0, -1), ...target.split('.')];
}

/** The same configuration with another value at one place; undefined takes it out. */
export function replaced<Part>(part: Part, [key, ...rest]: Keys, value: unknown): Part {
  if (key === undefined) return value as Part;
  const copy = (Array.isArray(part) ? [...part] : { ...part }) as Record<string | number, unknown>;
  const inner = replaced(copy[key], rest, value);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy as Part;
}

/** A guard as its machine names it. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (isAnswerGuard(guard)) return guard.kinds.join(' or ');
  const { type, params, guards, stateValue } = guard as {
    type?: string;
    params?: unknown;
    guards?: readonly unknown[];
    stateValue?: unknown;
  };
  if (stateValue !== undefined) return `in ${JSON.stringify(stateValue).replaceAll(/["{}]/g, '')}`;
  if (guards) return `${type?.replace('xstate.', '')} ${guards.map(guardName).join(', ')}`;
  return `${type}${typeof params === 'string' ? ` ${params}` : ''}`;
}
