import { createContext } from 'react';
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import {
  type AnswerPingResult,
  type LookUpPingResult,
  type PingAnswer,
  pingAnswerMachine,
} from '../../../machines/pings/ping-answer.machine.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { pingEndpoints } from './ping-endpoints-later.ts';

export type PingActor = ActorRefFrom<typeof pingAnswerMachine>;

/** Where no machine runs, as on the server, the state that one comes to by itself. */
export const StandsAt = createContext<(ping: ApplicantPing) => SnapshotFrom<typeof pingAnswerMachine> | undefined>(
  () => undefined,
);

/** The same question and answer as behind the mail's link, for somebody logged in: the list has the message already. */
export function providedDashboardPingMachine(listed: ApplicantPing) {
  const params = { id: listed.id };
  let first: ApplicantPing | undefined = listed;
  return pingAnswerMachine.provide({
    actors: {
      lookUp: fromPromise<LookUpPingResult, void>(async ({ signal }) => {
        if (first) {
          const ping = first;
          first = undefined;
          return { kind: 'ok', ping };
        }
        try {
          const { data } = await call((await pingEndpoints()).show, { params }, { signal });
          return data.perspective === 'applicant' ? { kind: 'ok', ping: data } : { kind: 'invalid' };
        } catch (error) {
          return error instanceof ApiError && error.code === 'not_found'
            ? { kind: 'invalid' }
            : { kind: 'failed', error };
        }
      }),
      answer: fromPromise<AnswerPingResult, PingAnswer>(async ({ input, signal }) => {
        try {
          const { data } = await call((await pingEndpoints()).transition, { params, body: input }, { signal });
          return data.perspective === 'applicant' ? { kind: 'ok', ping: data } : { kind: 'conflict' };
        } catch (error) {
          if (error instanceof ApiError && error.code === 'transition_not_allowed') return { kind: 'conflict' };
          const outcome = outcomeOf(error);
          return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
        }
      }),
    },
  });
}
