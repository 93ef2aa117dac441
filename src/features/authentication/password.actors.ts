import { fromPromise } from 'xstate';
import { forgotPassword } from '../../../contract/authentication/authentication.endpoints.ts';
import {
  passwordForgotMachine,
  type RequestResetResult,
} from '../../../machines/authentication/password-forgot.machine.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

const requestReset = fromPromise<RequestResetResult, { email: string }>(({ input, signal }) =>
  call(forgotPassword, { body: input }, { signal }).then(
    () => ({ kind: 'ok' }),
    (error: unknown) => {
      const outcome = outcomeOf(error);
      return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
    },
  ),
);

export const providedPasswordForgotMachine = passwordForgotMachine.provide({ actors: { requestReset } });
