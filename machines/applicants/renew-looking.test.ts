import { expect, it } from 'vitest';
import { crashed, done, walk } from '../kit/coverage.ts';
import { renewLookingMachine } from './renew-looking.machine.ts';

it('renewing takes every transition, and only a missing answer can be tried again', () => {
  const until = '2027-02-18T12:00:00.000Z';
  const result = walk(renewLookingMachine, {
    events: [
      { type: 'page.retry' },
      ...[{ kind: 'ok', until }, { kind: 'refused' }, { kind: 'failed' }].map((answer) =>
        done('renewLooking.renewing', answer),
      ),
      crashed('renewLooking.renewing'),
    ],
    check: (after) => {
      expect(after.context.until).toBe(after.matches('renewed') ? until : null);
      expect(after.can({ type: 'page.retry' })).toBe(after.matches({ failed: 'network' }));
    },
  });
  expect(result).toMatchObject({ states: 4, transitions: 5, notWalked: [] });
});
