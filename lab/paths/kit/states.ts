import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** A state value of xstate: a state's name, or its children by name. */
type Value = string | { readonly [state: string]: Value | undefined };

/** The innermost active states of a snapshot as the machine's words name them: `ready.resting`. */
export const leavesOf = (snapshot: unknown): string[] => leavesIn((snapshot as { readonly value: Value }).value);

function leavesIn(value: Value): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = inner === undefined ? [] : leavesIn(inner);
    return below.length === 0 ? [name] : below.map((leaf) => `${name}.${leaf}`);
  });
}

/** Every innermost state in which something can be looked at: none is left in the moment it is entered. */
export const lastingLeaves = ({ root }: AnyStateMachine): string[] => lastingIn(root);

const lastingIn = (node: AnyStateNode): string[] =>
  Object.values(node.states).flatMap((child) =>
    Object.keys(child.states).length > 0 ? lastingIn(child) : isPassed(child) ? [] : [child.path.join('.')],
  );

const isPassed = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);

/** Every active state, outer ones first. */
export function activeStates(snapshot: unknown): string[] {
  const paths = leavesOf(snapshot).flatMap((leaf) => {
    const names = leaf.split('.');
    return names.map((_, depth) => names.slice(0, depth + 1).join('.'));
  });
  return [...new Set(paths)];
}
