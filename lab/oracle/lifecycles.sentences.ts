import { authors } from '../../contract/kit/roles.ts';
import { referenceRights, rightsToday } from '../../tests/support/reference-lifecycles.ts';
import { beginsAs, type Step, takes } from './moves.ts';
import type { LifecycleName } from './product.ts';
import { reference, type Sentence } from './sentence.ts';

/** One for each lifecycle: its statuses, events and authors stand in the reference, line by line. */
export const lifecycleSentences: readonly Sentence[] = [...referenceRights].map(([name, [first = '']]) => ({
  id: `lifecycle.${name}`,
  place: reference(name, 'every line of the reference that holds today, and no other'),
  given: 'a record in any of its statuses, the first one to begin with',
  when: 'anybody asks for any of its events',
  then: 'it goes where the reference says, by the authors named there and by nobody else',
  shownBy: (product) => {
    beginsAs(product, name as LifecycleName, first.split(' ')[0] ?? '');
    takes(product, name as LifecycleName, ...stepsOf(rightsToday(name)));
  },
}));

/** Each event in each status; where no right says where it leads, nobody may do it. */
function stepsOf(lines: readonly string[]): Step[] {
  const rights = lines.map((line) => {
    const [step = '', author] = line.split(': ');
    const [from = '', event = '', to = ''] = step.split(' ');
    return { from, event, to, author };
  });
  const statuses = new Set(rights.flatMap(({ from, to }) => [from, to]));
  return [...new Set(rights.map(({ event }) => event))].flatMap((event) =>
    [...statuses].map((status): Step => {
      const held = rights.filter((right) => right.from === status && right.event === event);
      return [
        status,
        event,
        held[0]?.to ?? status,
        ...authors.filter((one) => held.some(({ author }) => author === one)),
      ];
    }),
  );
}
