import { expect, it } from 'vitest';
import { walk } from '../kit/coverage.ts';
import { models } from '../models.ts';
import { isToldSession, joints } from './joints.ts';

it('each machine tells the session what the charts say it tells, and nothing else', () => {
  const emitted = models.map(({ machine, events, inputs, apart }) => {
    const types = new Set<string>();
    walk(machine, events, inputs, apart, (_, __, ___, told) =>
      told.filter(isToldSession).forEach(({ type }) => types.add(type)),
    );
    return [machine.id, [...types].toSorted()] as const;
  });
  const expected = Object.entries(joints).map(([id, types]) => [id, [...types].toSorted()]);
  expect(emitted.filter(([, types]) => types.length > 0)).toEqual(expected);
});
