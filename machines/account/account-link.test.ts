import { expect, it } from 'vitest';
import { crashed, done, walk } from '../kit/coverage.ts';
import { accountLinkMachine } from './account-link.machine.ts';

it('a link to delete or keep the account takes every transition, and acts by the button only', () => {
  const result = walk(accountLinkMachine, {
    events: [
      { type: 'link.confirm' },
      ...[
        { kind: 'ok', until: '2026-11-27T12:00:00.000Z', cancellable: true },
        ...['invalid', 'expired', 'used', 'kept', 'failed'].map((kind) => ({ kind })),
      ].map((answer) => done('accountLink.confirming', answer)),
      crashed('accountLink.confirming'),
    ],
    check: (after) => {
      expect(after.context.cancellable).toBe(after.matches('confirmed'));
      expect(after.can({ type: 'link.confirm' })).toBe(after.matches('asking') || after.matches('failed'));
    },
  });
  expect(result).toMatchObject({ states: 8, notWalked: [] });
});
