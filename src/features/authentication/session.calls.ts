import * as endpoints from '../../../contract/authentication/session.endpoints.ts';
import type { FetchMeResult, LogoutResult } from '../../../machines/session/session.types.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

/** 401 or failed; an answer that refuses who I am or that I leave is a failure too. */
function notDone(error: unknown): Exclude<LogoutResult, { kind: 'ok' }> {
  const outcome = outcomeOf(error);
  if (outcome.kind !== 'refused') return outcome;
  // Whose page this was is logged out: another person has logged in since.
  return outcome.code === 'another_person' ? { kind: 'unauthenticated' } : { kind: 'failed', error };
}

export function fetchMe(signal: AbortSignal): Promise<FetchMeResult> {
  return call(endpoints.fetchMe, {}, { signal, untouched: true }).then(
    ({ data }) => ({ kind: 'ok', me: data }),
    notDone,
  );
}

export function logout(signal: AbortSignal): Promise<LogoutResult> {
  return call(endpoints.logout, {}, { signal }).then(() => ({ kind: 'ok' }), notDone);
}
