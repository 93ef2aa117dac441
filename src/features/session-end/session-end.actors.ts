import { type ActorRefFrom, fromPromise } from 'xstate';
import { fetchMe } from '../../../contract/authentication/session.endpoints.ts';
import { type AskResult, sessionEndMachine } from '../../../machines/session-end/session-end.machine.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

/** Somebody is waiting for it, and the end comes nearer. */
const timeout = 10_000;

/** Any call moves the end of a session that still is, and says of another that it isn't. */
const ask = fromPromise<AskResult, void>(async ({ signal }) => {
  try {
    await call(fetchMe, {}, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
    return { kind: 'ok' };
  } catch (error) {
    const outcome = outcomeOf(error);
    return outcome.kind === 'unauthenticated' ? outcome : { kind: 'failed', error };
  }
});

/** The warning before the end of a session, with what it calls. */
export const providedSessionEnd = sessionEndMachine.provide({ actors: { stay: ask, ask } });

export type SessionEndActor = ActorRefFrom<typeof sessionEndMachine>;
