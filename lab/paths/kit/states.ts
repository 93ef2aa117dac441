import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { nodesIn } from '../../../machines/kit/coverage.ts';

/** States are called as the machine's words name them: `ready.resting`. */
const nameOf = ({ path }: AnyStateNode): string => path.join('.');
const isInnermost = ({ states }: AnyStateNode): boolean => Object.keys(states).length === 0;
const isPassed = ({ always = [] }: AnyStateNode): boolean => always.some(({ guard }) => guard === undefined);
const activeIn = (snapshot: unknown): AnyStateNode[] =>
  (snapshot as AnyMachineSnapshot)._nodes
    .filter(({ parent }) => parent)
    .toSorted((one, other) => one.order - other.order);

/** Every active state, outer ones first. */
export const activeStates = (snapshot: unknown): string[] => activeIn(snapshot).map(nameOf);

/** The innermost of them. */
export const leavesOf = (snapshot: unknown): string[] => activeIn(snapshot).filter(isInnermost).map(nameOf);

/** Every innermost state in which something can be looked at: none is left in the moment it is entered. */
export const lastingLeaves = ({ root }: AnyStateMachine): string[] =>
  nodesIn(root)
    .filter((node) => isInnermost(node) && !isPassed(node))
    .map(nameOf);
