import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { answers, output, refusedTo } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** The page behind the link in a company's message: read, accept or decline, take a yes back; without a login. */

export type LookUpPingResult = { kind: 'ok'; ping: ApplicantPing } | { kind: 'expired' } | { kind: 'invalid' } | Failed;
export type PingAnswer = { event: 'accept' } | { event: 'decline' | 'withdraw'; reason?: string };
/** A 409: answered, withdrawn or expired meanwhile; the page then opens anew. */
export type AnswerPingResult = { kind: 'ok'; ping: ApplicantPing } | { kind: 'conflict' } | Refused | Failed;

export type PingAnswerContext = {
  ping: ApplicantPing | null;
  /** What was typed with a no; null where none was sent. A yes given elsewhere meanwhile doesn't lose it. */
  declined: string | null;
};
export type PingAnswerEvent =
  | { type: 'page.retry' }
  /** Opens the question that says what will be released. */
  | { type: 'ping.accept' }
  | { type: 'ping.decline' }
  | { type: 'answer.cancel' }
  | { type: 'accept.confirm' }
  | { type: 'decline.confirm'; reason?: string }
  /** Opens the question that says what taking back can't do. */
  | { type: 'ping.withdraw' }
  | { type: 'withdraw.confirm'; reason?: string };

const meta = { route: 'pings.answer' };
const end = { type: 'final', meta } as const;
const keepPing = { type: 'keepPing', params: output } as const;

const hasTakenBack = (ping: ApplicantPing | null): boolean => (ping?.release?.withdrawn_at ?? null) !== null;
/** Also where the company has put the message away since. */
const hasSaidYes = (ping: ApplicantPing | null): boolean =>
  ping?.status === 'accepted' || (ping?.status === 'archived' && ping.release !== null && !hasTakenBack(ping));

const isWithGuardian = (ping: ApplicantPing | null): boolean => (ping?.guardian_asked_at ?? null) !== null;

export const pingAnswerMachine = setup({
  types: {
    context: {} as PingAnswerContext,
    events: {} as PingAnswerEvent,
    emitted: {} as { type: 'answer.settled'; result: AnswerPingResult },
    meta: {} as StateMeta,
  },
  actors: {
    lookUp: unprovided<LookUpPingResult>('lookUp'),
    answer: unprovided<AnswerPingResult, PingAnswer>('answer'),
  },
  guards: {
    /** A minor has said yes, and the guardian's answer is open. */
    isWithGuardian: ({ context: { ping } }) => isWithGuardian(ping),
    isNowWithGuardian: (_, result: AnswerPingResult) => result.kind === 'ok' && isWithGuardian(result.ping),
    isPending: ({ context }) => context.ping?.status === 'pending',
    isAccepted: ({ context: { ping } }) => hasSaidYes(ping),
    hasSaidYesElsewhere: ({ context: { ping, declined } }) => hasSaidYes(ping) && declined !== null,
    isTakenBack: ({ context: { ping } }) => hasTakenBack(ping),
    isDeclined: ({ context }) => context.ping?.status === 'declined',
    isExpired: ({ context }) => context.ping?.status === 'expired',
  },
  actions: {
    keepPing: assign((_, result: LookUpPingResult | AnswerPingResult) =>
      result.kind === 'ok' ? { ping: result.ping } : {},
    ),
    keepDecline: assign({
      declined: ({ event }) => {
        assertEvent(event, 'decline.confirm');
        return event.reason ?? '';
      },
    }),
    forgetDecline: assign({ declined: null }),
    settle: emit((_, result: AnswerPingResult) => ({ type: 'answer.settled' as const, result })),
  },
}).createMachine({
  id: 'pingAnswer',
  context: { ping: null, declined: null },
  initial: 'opening',
  states: {
    opening: {
      meta,
      invoke: {
        src: 'lookUp',
        ...answers<LookUpPingResult>()({
          ok: { target: 'sorting', actions: keepPing },
          expired: 'expired',
          invalid: 'invalid',
          failed: 'failed',
        }),
      },
    },
    sorting: {
      always: [
        { guard: 'isWithGuardian', target: 'guardianAsked' },
        { guard: 'isPending', target: 'asking' },
        { guard: 'hasSaidYesElsewhere', target: 'confirmingWithdraw' },
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isTakenBack', target: 'withdrawn' },
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'revoked' },
      ],
    },
    failed: { meta, on: { 'page.retry': { target: 'opening' } } },
    invalid: end,
    expired: end,
    revoked: end,
    asking: {
      meta,
      on: { 'ping.accept': { target: 'confirmingAccept' }, 'ping.decline': { target: 'confirmingDecline' } },
    },
    guardianAsked: { meta, on: { 'ping.decline': { target: 'confirmingDecline' } } },
    confirmingAccept: {
      meta,
      on: { 'accept.confirm': { target: 'accepting' }, 'answer.cancel': { target: 'asking' } },
    },
    accepting: {
      meta,
      invoke: {
        src: 'answer',
        input: { event: 'accept' },
        ...answers<AnswerPingResult>()({
          ok: [
            { guard: { type: 'isNowWithGuardian', params: output }, target: 'guardianAsked', actions: keepPing },
            { target: 'accepted', actions: keepPing },
          ],
          conflict: 'opening',
          ...refusedTo('confirmingAccept'),
        }),
      },
    },
    confirmingDecline: {
      meta,
      on: {
        'decline.confirm': { target: 'declining', actions: 'keepDecline' },
        'answer.cancel': [{ guard: 'isWithGuardian', target: 'guardianAsked' }, { target: 'asking' }],
      },
    },
    declining: {
      meta,
      invoke: {
        src: 'answer',
        input: ({ event }) => {
          assertEvent(event, 'decline.confirm');
          return event.reason === undefined ? { event: 'decline' } : { event: 'decline', reason: event.reason };
        },
        ...answers<AnswerPingResult>()({
          ok: { target: 'declined', actions: keepPing },
          conflict: 'opening',
          ...refusedTo('confirmingDecline'),
        }),
      },
    },
    accepted: { meta, on: { 'ping.withdraw': { target: 'confirmingWithdraw' } } },
    declined: end,
    confirmingWithdraw: {
      meta,
      on: {
        'withdraw.confirm': { target: 'withdrawing' },
        'answer.cancel': { target: 'accepted', actions: 'forgetDecline' },
      },
    },
    withdrawing: {
      meta,
      invoke: {
        src: 'answer',
        input: ({ event }) => {
          assertEvent(event, 'withdraw.confirm');
          return event.reason === undefined ? { event: 'withdraw' } : { event: 'withdraw', reason: event.reason };
        },
        ...answers<AnswerPingResult>()({
          ok: { target: 'withdrawn', actions: keepPing },
          conflict: 'opening',
          ...refusedTo('confirmingWithdraw'),
        }),
      },
    },
    withdrawn: end,
  },
});

export type PingAnswerSnapshot = SnapshotFrom<typeof pingAnswerMachine>;
