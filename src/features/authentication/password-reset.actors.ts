import { fromPromise } from 'xstate';
import { resetPassword } from '../../../contract/authentication/authentication.endpoints.ts';
import {
  passwordResetMachine,
  type PasswordValues,
  type ResetPasswordResult,
} from '../../../machines/authentication/password-reset.machine.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

const linkKinds = { link_invalid: 'invalid', link_expired: 'expired', link_used: 'used' } as const;

function notReset(error: unknown): ResetPasswordResult {
  const outcome = outcomeOf(error);
  if (outcome.kind === 'unauthenticated') return { kind: 'failed', error };
  if (outcome.kind === 'failed') return outcome;
  const { code, errors } = outcome;
  if (code === 'link_invalid' || code === 'link_expired' || code === 'link_used') return { kind: linkKinds[code] };
  return errors['token'] ? { kind: 'invalid' } : outcome;
}

/** The machine of one link; the token stays in the closure, never in a context. */
export function providedPasswordResetMachine(token: string) {
  return passwordResetMachine.provide({
    actors: {
      resetPassword: fromPromise<ResetPasswordResult, PasswordValues>(({ input, signal }) =>
        call(resetPassword, { body: { token, ...input } }, { signal }).then(() => ({ kind: 'ok' }), notReset),
      ),
    },
  });
}
