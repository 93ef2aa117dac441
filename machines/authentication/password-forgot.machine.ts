import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import { answers, refusedTo } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** Asking for a link to set a new password; the answer is the same for known and unknown addresses. */

export type RequestResetResult = { kind: 'ok' } | Refused | Failed;
export type PasswordForgotEvent = { type: 'email.submit'; email: string } | { type: 'email.change' };

export const passwordForgotMachine = setup({
  types: {
    events: {} as PasswordForgotEvent,
    emitted: {} as { type: 'email.settled'; result: RequestResetResult },
    meta: {} as StateMeta,
  },
  actors: { requestReset: unprovided<RequestResetResult, { email: string }>('requestReset') },
  actions: { settle: emit((_, result: RequestResetResult) => ({ type: 'email.settled' as const, result })) },
}).createMachine({
  id: 'passwordForgot',
  initial: 'entering',
  states: {
    entering: { meta: { route: 'forgot-password' }, on: { 'email.submit': { target: 'sending' } } },
    sending: {
      meta: { route: 'forgot-password' },
      invoke: {
        src: 'requestReset',
        input: ({ event }) => {
          assertEvent(event, 'email.submit');
          return { email: event.email };
        },
        ...answers<RequestResetResult>()({ ok: 'sent', ...refusedTo('entering') }),
      },
    },
    sent: { meta: { route: 'forgot-password' }, on: { 'email.change': { target: 'entering' } } },
  },
});

export type PasswordForgotSnapshot = SnapshotFrom<typeof passwordForgotMachine>;
