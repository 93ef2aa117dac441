import { authors } from '../../contract/kit/roles.ts';
import { type Lifecycle, lifecycle } from '../../machines/kit/lifecycle.ts';

/** A lifecycle with one thing changed, and in words what. */
export interface LifecycleMutant {
  readonly id: string;
  readonly make: () => Lifecycle;
}

/** Each transition removed or leading to another status, each author dropped, every other one let in; another beginning. */
export function mutantsOf({ name, initial, statuses, transitions }: Lifecycle): LifecycleMutant[] {
  const mutant = (
    what: string,
    change: string,
    changed: Partial<Parameters<typeof lifecycle>[0]>,
  ): LifecycleMutant => ({
    id: `${name}: ${what}: ${change}`,
    make: () => lifecycle({ name, initial, transitions, ...changed }),
  });
  return [
    ...statuses
      .filter((status) => status !== initial)
      .map((status) => mutant('(anywhere)', `begins as ${status}`, { initial: status })),
    ...transitions.flatMap((transition, index) => {
      const { from, event, to, by } = transition;
      const changed = (change: string, ...instead: typeof transitions) =>
        mutant(`${from} -- ${event} --> ${to}`, change, { transitions: transitions.toSpliced(index, 1, ...instead) });
      return [
        changed('removed'),
        ...statuses
          .filter((status) => status !== to)
          .map((status) => changed(`goes to ${status}`, { ...transition, to: status })),
        ...by.map((author) => changed(`not by ${author}`, { ...transition, by: by.filter((it) => it !== author) })),
        ...authors
          .filter((author) => !by.includes(author))
          .map((author) => changed(`by ${author} too`, { ...transition, by: [...by, author] })),
      ];
    }),
  ];
}
