import { type ActorRefFrom, fromPromise } from 'xstate';
import { answerPing, lookupPing } from '../../../../contract/pings/pings.endpoints.ts';
import {
  type AnswerPingResult,
  type LookUpPingResult,
  type PingAnswer,
  pingAnswerMachine,
} from '../../../../machines/pings/ping-answer.machine.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { outcomeOf } from '../../../api/results.ts';

export type PingAnswerActor = ActorRefFrom<typeof pingAnswerMachine>;

/** What makes a link no link: unknown, taken back, or not whole. */
const invalid: readonly string[] = ['link_invalid', 'link_used', 'not_found'];
const overtaken: readonly string[] = [...invalid, 'link_expired', 'transition_not_allowed', 'conflict'];

function notOpened(error: unknown): LookUpPingResult {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  if (error.code === 'link_expired') return { kind: 'expired' };
  const isBroken = invalid.includes(error.code) || error.code === 'validation';
  return isBroken ? { kind: 'invalid' } : { kind: 'failed', error };
}

function notAnswered(error: unknown): AnswerPingResult {
  if (error instanceof ApiError && overtaken.includes(error.code)) return { kind: 'conflict' };
  const outcome = outcomeOf(error);
  return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
}

/** The machine of one message's link; id and secret stay in the closure, never in a context. */
export function providedPingAnswerMachine({ id, token }: { id: string; token: string }) {
  const params = { id };
  return pingAnswerMachine.provide({
    actors: {
      lookUp: fromPromise<LookUpPingResult, void>(({ signal }) =>
        call(lookupPing, { params, body: { token } }, { signal }).then(
          ({ data }) => ({ kind: 'ok', ping: data }),
          notOpened,
        ),
      ),
      answer: fromPromise<AnswerPingResult, PingAnswer>(({ input, signal }) =>
        call(answerPing, { params, body: { ...input, token } }, { signal }).then(
          ({ data }) => ({ kind: 'ok', ping: data }),
          notAnswered,
        ),
      ),
    },
  });
}
