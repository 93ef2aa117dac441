import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  answerLegalContact,
  lookupLegalContact,
  requestNewLink,
  withdrawLegalContact,
} from '../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import {
  type GuardianAnswer,
  guardianAnswerMachine,
  type GuardianAnswerResult,
  type LookUpGuardianResult,
  type NewLinkResult,
} from '../../../machines/legal-contacts/guardian-answer.machine.ts';
import type { Failed, Refused } from '../../../machines/kit/results.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

export type GuardianAnswerActor = ActorRefFrom<typeof guardianAnswerMachine>;

const linkKinds = {
  link_expired: 'expired',
  link_used: 'used',
  link_invalid: 'invalid',
  not_found: 'invalid',
  validation: 'invalid',
} as const;
/** Somebody answered meanwhile, or the text or the link isn't the newest any more. */
const overtaken: readonly string[] = [
  'legal_contact_answered',
  'conflict',
  'link_used',
  'link_expired',
  'link_invalid',
];

const notOpened = (error: unknown): LookUpGuardianResult => {
  const code = error instanceof ApiError ? error.code : undefined;
  return code !== undefined && Object.hasOwn(linkKinds, code)
    ? { kind: linkKinds[code as keyof typeof linkKinds] }
    : { kind: 'failed', error };
};

/** Nobody is logged in here, so a 401 is a failure like any other. */
const refusal = (error: unknown): Refused | Failed => {
  const outcome = outcomeOf(error);
  return outcome.kind === 'unauthenticated' ? { kind: 'failed', error } : outcome;
};

const notAnswered = (error: unknown): GuardianAnswerResult =>
  error instanceof ApiError && overtaken.includes(error.code) ? { kind: 'conflict' } : refusal(error);

/** The machine of one guardian's link; id and secret stay in the closure, never in a context. */
export function providedGuardianAnswerMachine({ id, token }: { id: string; token: string }) {
  const params = { id };
  return guardianAnswerMachine.provide({
    actors: {
      lookUp: fromPromise<LookUpGuardianResult, void>(({ signal }) =>
        call(lookupLegalContact, { params, body: { token } }, { signal }).then(
          ({ data }) => ({ kind: 'ok', view: data }),
          notOpened,
        ),
      ),
      answer: fromPromise<GuardianAnswerResult, GuardianAnswer>(({ input, signal }) => {
        const body = input.event === 'accept' ? { ...input, token, custody: true as const } : { ...input, token };
        return call(answerLegalContact, { params, body }, { signal }).then(
          ({ data }) => ({ kind: 'ok', view: data }),
          notAnswered,
        );
      }),
      requestNewLink: fromPromise<NewLinkResult, void>(({ signal }) =>
        call(requestNewLink, { params, body: { token } }, { signal }).then(() => ({ kind: 'ok' }), refusal),
      ),
      withdraw: fromPromise<GuardianAnswerResult, void>(({ signal }) =>
        call(withdrawLegalContact, { params, body: { token } }, { signal }).then(
          ({ data }) => ({ kind: 'ok', view: data }),
          notAnswered,
        ),
      ),
    },
  });
}
