import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { ApplicantPing } from '../../contract/pings/pings.schema.ts';
import type { StateMeta } from '../kit/meta.ts';
import { output } from '../kit/output.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** The page behind the link in a company's message: read, then accept or decline, without a login. */

export type LookUpPingResult = { kind: 'ok'; ping: ApplicantPing } | { kind: 'expired' } | { kind: 'invalid' } | Failed;
export type PingAnswer = { event: 'accept' } | { event: 'decline'; reason?: string };
/** A 409: answered, withdrawn or expired meanwhile; the page then opens anew. */
export type AnswerPingResult = { kind: 'ok'; ping: ApplicantPing } | { kind: 'conflict' } | Refused | Failed;

export type PingAnswerContext = { ping: ApplicantPing | null };
export type PingAnswerEvent =
  | { type: 'page.retry' }
  /** Opens the question that says what will be released. */
  | { type: 'ping.accept' }
  | { type: 'ping.decline' }
  | { type: 'answer.cancel' }
  | { type: 'accept.confirm' }
  | { type: 'decline.confirm'; reason?: string };

const meta = { route: 'pings.answer' };
const settle = { type: 'settle', params: output } as const;
const keepPing = { type: 'keepPing', params: output } as const;
const failed = { type: 'settle', params: { kind: 'failed' } } as const;

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
    isOk: (_, result: { kind: string }) => result.kind === 'ok',
    isLinkExpired: (_, result: { kind: string }) => result.kind === 'expired',
    isLinkInvalid: (_, result: { kind: string }) => result.kind === 'invalid',
    isConflict: (_, result: { kind: string }) => result.kind === 'conflict',
    isPending: ({ context }) => context.ping?.status === 'pending',
    isAccepted: ({ context }) => context.ping?.status === 'accepted',
    isDeclined: ({ context }) => context.ping?.status === 'declined',
    isExpired: ({ context }) => context.ping?.status === 'expired',
  },
  actions: {
    keepPing: assign((_, result: LookUpPingResult | AnswerPingResult) =>
      result.kind === 'ok' ? { ping: result.ping } : {},
    ),
    settle: emit((_, result: AnswerPingResult) => ({ type: 'answer.settled' as const, result })),
  },
}).createMachine({
  id: 'pingAnswer',
  context: { ping: null },
  initial: 'opening',
  states: {
    opening: {
      meta,
      invoke: {
        src: 'lookUp',
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'sorting', actions: keepPing },
          { guard: { type: 'isLinkExpired', params: output }, target: 'expired' },
          { guard: { type: 'isLinkInvalid', params: output }, target: 'invalid' },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
      },
    },
    sorting: {
      always: [
        { guard: 'isPending', target: 'asking' },
        { guard: 'isAccepted', target: 'accepted' },
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'revoked' },
      ],
    },
    failed: { meta, on: { 'page.retry': { target: 'opening' } } },
    invalid: { meta },
    expired: { meta },
    revoked: { meta },
    asking: {
      meta,
      on: { 'ping.accept': { target: 'confirmingAccept' }, 'ping.decline': { target: 'confirmingDecline' } },
    },
    confirmingAccept: {
      meta,
      on: { 'accept.confirm': { target: 'accepting' }, 'answer.cancel': { target: 'asking' } },
    },
    accepting: {
      meta,
      invoke: {
        src: 'answer',
        input: { event: 'accept' },
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'accepted', actions: keepPing },
          { guard: { type: 'isConflict', params: output }, target: 'opening' },
          { target: 'confirmingAccept', actions: settle },
        ],
        onError: { target: 'confirmingAccept', actions: failed },
      },
    },
    confirmingDecline: {
      meta,
      on: { 'decline.confirm': { target: 'declining' }, 'answer.cancel': { target: 'asking' } },
    },
    declining: {
      meta,
      invoke: {
        src: 'answer',
        input: ({ event }) => {
          assertEvent(event, 'decline.confirm');
          return event.reason === undefined ? { event: 'decline' } : { event: 'decline', reason: event.reason };
        },
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'declined', actions: keepPing },
          { guard: { type: 'isConflict', params: output }, target: 'opening' },
          { target: 'confirmingDecline', actions: settle },
        ],
        onError: { target: 'confirmingDecline', actions: failed },
      },
    },
    accepted: { meta },
    declined: { meta },
  },
});

export type PingAnswerSnapshot = SnapshotFrom<typeof pingAnswerMachine>;
