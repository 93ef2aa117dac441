import { assertEvent, emit, setup, type SnapshotFrom } from 'xstate';
import type { StateMeta } from '../kit/meta.ts';
import { output } from '../kit/output.ts';
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
const settle = { type: 'settle', params: output } as const;

export const passwordResetMachine = setup({
  types: {
    events: {} as PasswordResetEvent,
    emitted: {} as { type: 'password.settled'; result: ResetPasswordResult },
    meta: {} as StateMeta,
  },
  actors: { resetPassword: unprovided<ResetPasswordResult, PasswordValues>('resetPassword') },
  guards: {
    isOk: (_, result: ResetPasswordResult) => result.kind === 'ok',
    isLinkInvalid: (_, result: ResetPasswordResult) => result.kind === 'invalid',
    isLinkExpired: (_, result: ResetPasswordResult) => result.kind === 'expired',
    isLinkUsed: (_, result: ResetPasswordResult) => result.kind === 'used',
  },
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
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'changed' },
          { guard: { type: 'isLinkInvalid', params: output }, target: 'linkInvalid' },
          { guard: { type: 'isLinkExpired', params: output }, target: 'linkExpired' },
          { guard: { type: 'isLinkUsed', params: output }, target: 'linkUsed' },
          { target: 'entering', actions: settle },
        ],
        onError: { target: 'entering', actions: { type: 'settle', params: { kind: 'failed' } } },
      },
    },
    changed: { meta },
    linkInvalid: { meta },
    linkExpired: { meta },
    linkUsed: { meta },
  },
});

export type PasswordResetSnapshot = SnapshotFrom<typeof passwordResetMachine>;
