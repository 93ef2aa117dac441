import * as endpoints from '../../../contract/authentication/authentication.endpoints.ts';
import type { Login } from '../../../contract/authentication/authentication.schema.ts';
import type { OpenSessionResult, Registration } from '../../../machines/session/session.types.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

/** A refusal or a failure; a 401 makes no sense where a session is being opened. */
function notOpened(error: unknown): OpenSessionResult {
  const outcome = outcomeOf(error);
  return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
}

export function login(values: Login, signal: AbortSignal): Promise<OpenSessionResult> {
  return call(endpoints.login, { body: values }, { signal }).then(() => ({ kind: 'ok' }), notOpened);
}

export function register({ type, values }: Registration, signal: AbortSignal): Promise<OpenSessionResult> {
  const sent =
    type === 'applicant'
      ? call(endpoints.registerApplicant, { body: values }, { signal })
      : call(endpoints.registerEmployee, { body: values }, { signal });
  return sent.then(() => ({ kind: 'ok' }), notOpened);
}
