import { fromPromise } from 'xstate';
import * as endpoints from '../../../contract/authentication/authentication.endpoints.ts';
import type { Login } from '../../../contract/authentication/authentication.schema.ts';
import type { FetchMeResult, LogoutResult, OpenSessionResult, Registration } from '../../../machines/session/session.types.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

/** A refusal or a failure; a 401 makes no sense where a session is being opened. */
function notOpened(error: unknown): OpenSessionResult {
  const outcome = outcomeOf(error);
  return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
}

/** 401 or failed; an answer that refuses who I am or that I leave is a failure too. */
function notDone(error: unknown): Exclude<LogoutResult, { kind: 'ok' }> {
  const outcome = outcomeOf(error);
  return outcome.kind === 'refused' ? { kind: 'failed', error } : outcome;
}

/** What the session machine's placeholders really do. */
export const sessionActors = {
  fetchMe: fromPromise<FetchMeResult, void>(({ signal }) =>
    call(endpoints.fetchMe, {}, { signal, untouched: true }).then(({ data }) => ({ kind: 'ok', me: data }), notDone),
  ),
  login: fromPromise<OpenSessionResult, Login>(({ input, signal }) =>
    call(endpoints.login, { body: input }, { signal }).then(() => ({ kind: 'ok' }), notOpened),
  ),
  register: fromPromise<OpenSessionResult, Registration>(({ input, signal }) =>
    (input.type === 'applicant'
      ? call(endpoints.registerApplicant, { body: input.values }, { signal })
      : call(endpoints.registerEmployee, { body: input.values }, { signal })
    ).then(() => ({ kind: 'ok' }), notOpened),
  ),
  logout: fromPromise<LogoutResult, void>(({ signal }) =>
    call(endpoints.logout, {}, { signal }).then(() => ({ kind: 'ok' }), notDone),
  ),
};
