import { type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition, not } from 'xstate';
import { nodesIn } from '../../machines/kit/coverage.ts';
import { guardName } from '../charts/guards.ts';

type Same = (node: AnyStateNode) => AnyStateNode;

/** Every machine that differs from this one in one thing of those that docs/machines.md lists; made when it is asked for. */
export function mutantsOf(machine: AnyStateMachine) {
  const mutant = (what: string, change: string, alter: (same: Same) => void, delays = {}) => ({
    id: `${machine.id}: ${what}: ${change}`,
    make: () => {
      const made = machine.provide({ delays });
      alter(({ id }) => made.getStateNodeById(id));
      return made;
    },
  });
  return [
    ...nodesIn(machine.root).flatMap((node) => [
      ...listsOf(node).flatMap((list, at) =>
        list.flatMap((transition, index) =>
          changesOf(node, transition).map(([change, instead]) =>
            mutant(wordsOf(transition), change, (same) => {
              const own = listsOf(same(node))[at] ?? [];
              own.splice(index, 1, ...own.slice(index, index + 1).flatMap((one) => instead(one, same)));
            }),
          ),
        ),
      ),
      ...Object.values(node.type === 'compound' ? node.states : {})
        .filter((child) => child !== node.initial.target[0])
        .map((child) =>
          mutant(nameOf(node), `begins in ${child.key}`, (same) => (same(node).initial.target = [same(child)])),
        ),
      ...(['entry', 'exit'] as const)
        .filter((when) => node.config[when] !== undefined)
        // what xstate adds for delays stands behind
        .map((when) =>
          mutant(nameOf(node), `does nothing on ${when}`, (same) =>
            same(node)[when].splice(0, [node.config[when]].flat().length),
          ),
        ),
    ]),
    ...Object.entries(machine.implementations.delays).flatMap(([name, delay]) =>
      Object.entries({ twice: 2, half: 0.5 }).map(([times, factor]) =>
        mutant(`delay ${name}`, `${times} as long`, () => {}, { [name]: timesOf(delay, factor) }),
      ),
    ),
  ];
}

const timesOf = (delay: unknown, factor: number): unknown =>
  typeof delay === 'function' ? (...args: unknown[]) => delay(...args) * factor : Number(delay) * factor;

/** Its transitions, together where they are asked in turn. */
const listsOf = ({ always, transitions }: AnyStateNode): AnyTransitionDefinition[][] => [
  always ?? [],
  ...transitions.values(),
];

type Change = readonly [
  change: string,
  instead: (own: AnyTransitionDefinition, same: Same) => AnyTransitionDefinition | [],
];

function changesOf(node: AnyStateNode, { target, guard, actions, reenter }: AnyTransitionDefinition): Change[] {
  const changed = (change: string, part: object): Change => [change, (own) => ({ ...own, ...part })];
  return [
    ['removed', () => []],
    ...elsewhere(node, target?.[0]).map((other): Change => [
      `goes to ${nameOf(other)}`,
      (own, same) => ({ ...own, target: [same(other)] }),
    ]),
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

function wordsOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const on = eventType.replace(/^xstate\.(after\.[^.]+|done|error)\..*$/, '$1') || 'always';
  const condition = guard === undefined ? '' : ` [${guardName(guard)}]`;
  return `${nameOf(source)} -- ${on}${condition} --> ${target?.[0] ? nameOf(target[0]) : '(stays)'}`;
}

const nameOf = ({ path }: AnyStateNode): string => (path.length === 0 ? '(anywhere)' : path.join('.'));
const actionName = (action: unknown): string =>
  typeof action === 'string' ? action : (action as { type: string }).type;
