import { fromPromise } from 'xstate';
import {
  resendVerification,
  verificationState,
  verifyEmail,
} from '../../../contract/authentication/authentication.endpoints.ts';
import type { VerificationState } from '../../../contract/authentication/authentication.schema.ts';
import {
  verificationMachine,
  type LoadVerificationResult,
  type ResendCodeResult,
  type VerificationTimes,
  type VerifyCodeResult,
} from '../../../machines/verification/verification.machine.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { serverNow } from '../../api/server-time.ts';

/** A resend further away than this is not worth a countdown: for today there is none. */
const longestPauseMs = 3_600_000;

const until = (time: string | null): number | null =>
  time === null ? null : Math.max(0, Date.parse(time) - serverNow());

function timesOf(state: VerificationState): VerificationTimes {
  const resendInMs = until(state.resend_at);
  return {
    expiresInMs: until(state.expires_at),
    resendInMs: resendInMs !== null && resendInMs > longestPauseMs ? null : resendInMs,
    triesLeft: state.tries_left,
  };
}

const triesLeft = ({ meta }: ApiError): number => (typeof meta['tries_left'] === 'number' ? meta['tries_left'] : 0);

const loadVerification = fromPromise<LoadVerificationResult, void>(async ({ signal }) => {
  try {
    const { data } = await call(verificationState, {}, { signal });
    return data.blocked ? { kind: 'blocked' } : { kind: 'ok', ...timesOf(data) };
  } catch (error) {
    return { kind: 'failed', error };
  }
});

const verifyCode = fromPromise<VerifyCodeResult, { code: string }>(async ({ input, signal }) => {
  try {
    await call(verifyEmail, { body: input }, { signal });
    return { kind: 'ok' };
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.code === 'code_wrong')
        return triesLeft(error) > 0 ? { kind: 'wrong', triesLeft: triesLeft(error) } : { kind: 'void' };
      if (error.code === 'code_void') return { kind: 'void' };
      if (error.code === 'code_expired') return { kind: 'expired' };
      if (error.code === 'code_blocked') return { kind: 'blocked' };
    }
    const outcome = outcomeOf(error);
    return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
  }
});

const resendCode = fromPromise<ResendCodeResult, void>(async ({ signal }) => {
  try {
    const { data } = await call(resendVerification, {}, { signal });
    return { kind: 'ok', ...timesOf(data) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'already_verified') return { kind: 'verified' };
    if (!(error instanceof ApiError) || error.code !== 'resend_too_early') return { kind: 'failed', error };
    const { data } = await call(verificationState, {}, { signal });
    const { resendInMs } = timesOf(data);
    return resendInMs === null ? { kind: 'limited' } : { kind: 'tooEarly', resendInMs };
  }
});

export const providedVerificationMachine = verificationMachine.provide({
  actors: { loadVerification, verifyCode, resendCode },
});
