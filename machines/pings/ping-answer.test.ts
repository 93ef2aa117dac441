import { expect, it } from 'vitest';
import { crashed, done, walk } from '../kit/coverage.ts';
import { pingAnswerMachine } from './ping-answer.machine.ts';

const found = ['pending', 'accepted', 'declined', 'expired', 'revoked'].map((status) => ({
  kind: 'ok',
  ping: { status },
}));

it('the answer page takes every transition, and releases nothing before the question was confirmed', () => {
  const result = walk(pingAnswerMachine, {
    events: [
      { type: 'page.retry' },
      { type: 'ping.accept' },
      { type: 'ping.decline' },
      { type: 'answer.cancel' },
      { type: 'accept.confirm' },
      { type: 'decline.confirm' },
      { type: 'decline.confirm', reason: 'found one' },
      ...[...found, { kind: 'expired' }, { kind: 'invalid' }, { kind: 'failed' }].map((answer) =>
        done('pingAnswer.opening', answer),
      ),
      crashed('pingAnswer.opening'),
      ...['accepting', 'declining'].flatMap((state) => [
        ...[
          { kind: 'ok', ping: { status: state === 'accepting' ? 'accepted' : 'declined' } },
          { kind: 'conflict' },
          { kind: 'failed' },
        ].map((answer) => done(`pingAnswer.${state}`, answer)),
        crashed(`pingAnswer.${state}`),
      ]),
    ],
    key: ({ context }) => context.ping?.status,
    check: (after, event, before) => {
      if (after.matches('accepting'))
        expect([before.value, event.type]).toEqual(['confirmingAccept', 'accept.confirm']);
      if (after.matches('accepted')) expect(after.context.ping?.status).toBe('accepted');
    },
  });
  expect(result).toEqual({ states: 17, steps: 35, transitions: 25, notWalked: [] });
});
