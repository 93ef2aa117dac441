import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import { answers, refusedTo } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** Setting a new password by the link of a mail. Token and password are never kept here. */

export type ResetPasswordResult =
  | { kind: 'ok' }
  | { kind: 'invalid' }
  | { kind: 'expired' }
  | { kind: 'used' }
  | Refused
  | Failed;
export type PasswordValues = { password: string; password_confirmation: string };
export type PasswordResetEvent = { type: 'password.submit'; values: PasswordValues };

const meta = { route: 'reset-password' };

export const passwordResetMachine = setup({
  types: {
    events: {} as PasswordResetEvent,
    emitted: {} as { type: 'password.settled'; result: ResetPasswordResult },
    meta: {} as StateMeta,
  },
  actors: { resetPassword: unprovided<ResetPasswordResult, PasswordValues>('resetPassword') },
  actions: { settle: emit((_, result: ResetPasswordResult) => ({ type: 'password.settled' as const, result })) },
}).createMachine({
  id: 'passwordReset',
  initial: 'entering',
  states: {
    entering: { meta, on: { 'password.submit': { target: 'saving' } } },
    saving: {
      meta,
      invoke: {
        src: 'resetPassword',
        input: ({ event }) => {
          assertEvent(event, 'password.submit');
          return event.values;
        },
        ...answers<ResetPasswordResult>()({
          ok: 'changed',
          invalid: 'linkInvalid',
          expired: 'linkExpired',
          used: 'linkUsed',
          ...refusedTo('entering'),
        }),
      },
    },
    changed: { meta },
    linkInvalid: { meta },
    linkExpired: { meta },
    linkUsed: { meta },
  },
});

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;
