import { expect, it } from 'vitest';
import { crashed, done, walk } from '../kit/coverage.ts';
import { passwordForgotMachine } from './password-forgot.machine.ts';
import { passwordResetMachine } from './password-reset.machine.ts';

it('asking for a new password takes every transition', () => {
  const result = walk(passwordForgotMachine, {
    events: [
      { type: 'email.submit', email: 'a@example.org' },
      { type: 'email.change' },
      ...[{ kind: 'ok' }, { kind: 'failed' }].map((answer) => done('passwordForgot.sending', answer)),
      crashed('passwordForgot.sending'),
    ],
  });
  expect(result).toEqual({ states: 3, steps: 5, transitions: 5, notWalked: [] });
});

it('setting a new password takes every transition', () => {
  const result = walk(passwordResetMachine, {
    events: [
      { type: 'password.submit', values: { password: 'Long-enough-1', password_confirmation: 'Long-enough-1' } },
      ...['ok', 'invalid', 'expired', 'used', 'failed'].map((kind) => done('passwordReset.saving', { kind })),
      crashed('passwordReset.saving'),
    ],
  });
  expect(result).toEqual({ states: 6, steps: 7, transitions: 7, notWalked: [] });
});
