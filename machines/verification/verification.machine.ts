import { assertEvent, assign, emit, not, setup, type SnapshotFrom, stateIn } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';
import type { ToldSession } from '../session/joints.ts';

/** Proving an e-mail address by the six digits of a mail. The code itself is never kept. */

/** Durations in milliseconds by the server's time; null where there is no such moment any more. */
export type VerificationTimes = { expiresInMs: number | null; resendInMs: number | null; triesLeft: number };
export type LoadVerificationResult =
  | ({ kind: 'ok' } & VerificationTimes)
  | { kind: 'verified' }
  | { kind: 'blocked' }
  | Failed;
export type VerifyCodeResult =
  | { kind: 'ok' }
  | { kind: 'wrong'; triesLeft: number }
  /** Too many tries: this code is dead. */
  | { kind: 'void' }
  | { kind: 'expired' }
  /** Too many wrong codes today. */
  | { kind: 'blocked' }
  | Refused
  | Failed;
export type ResendCodeResult =
  | ({ kind: 'ok' } & VerificationTimes)
  | { kind: 'tooEarly'; resendInMs: number }
  | { kind: 'limited' }
  | { kind: 'verified' }
  | Failed;

export type VerificationContext = VerificationTimes;
export type VerificationEvent =
  | { type: 'verification.retry' }
  | { type: 'code.submit'; code: string }
  /** A digit was typed or erased: what was wrong about the last one no longer matters. */
  | { type: 'code.edited' }
  | { type: 'code.resend' };
export type VerificationEmitted =
  | { type: 'code.settled'; result: VerifyCodeResult }
  | { type: 'resend.settled'; result: ResendCodeResult }
  | Extract<ToldSession, { type: 'session.renewed' }>;

type Answer = LoadVerificationResult | VerifyCodeResult | ResendCodeResult;

const base = setup({
  types: {
    context: {} as VerificationContext,
    events: {} as VerificationEvent,
    emitted: {} as VerificationEmitted,
    meta: {} as StateMeta,
  },
  actors: {
    loadVerification: unprovided<LoadVerificationResult>('loadVerification'),
    verifyCode: unprovided<VerifyCodeResult, { code: string }>('verifyCode'),
    resendCode: unprovided<ResendCodeResult>('resendCode'),
  },
  guards: {
    hasValidCode: ({ context }) => context.expiresInMs !== null && context.triesLeft > 0,
    hasTriesLeft: ({ context }) => context.triesLeft > 0,
    hasResendLeft: ({ context }) => context.resendInMs !== null,
  },
  actions: {
    keepTimes: assign((_, answer: Answer) =>
      'expiresInMs' in answer
        ? { expiresInMs: answer.expiresInMs, resendInMs: answer.resendInMs, triesLeft: answer.triesLeft }
        : {},
    ),
    keepTries: assign((_, answer: Answer) => (answer.kind === 'wrong' ? { triesLeft: answer.triesLeft } : {})),
    keepPause: assign((_, answer: Answer) => (answer.kind === 'tooEarly' ? { resendInMs: answer.resendInMs } : {})),
    settleCode: emit((_, result: VerifyCodeResult) => ({ type: 'code.settled' as const, result })),
    tellSession: emit({ type: 'session.renewed' as const }),
    settleResend: emit((_, result: ResendCodeResult) => ({ type: 'resend.settled' as const, result })),
  },
  delays: { expiry: ({ context }) => context.expiresInMs ?? 0, pause: ({ context }) => context.resendInMs ?? 0 },
});

const settleCode = { type: 'settleCode', params: output } as const;
const settleResend = { type: 'settleResend', params: output } as const;
const keepTimes = { type: 'keepTimes', params: output } as const;
const again = { target: 'entering', actions: settleCode } as const;

export const verificationMachine = base.createMachine({
  id: 'verification',
  context: { expiresInMs: null, resendInMs: null, triesLeft: 0 },
  initial: 'loading',
  states: {
    loading: {
      meta: { route: 'verify-email' },
      invoke: {
        src: 'loadVerification',
        ...answers<LoadVerificationResult>()({
          ok: { target: 'open', actions: keepTimes },
          verified: 'verified',
          blocked: 'blockedToday',
          failed: 'failed',
        }),
      },
    },
    failed: { meta: { route: 'verify-email' }, on: { 'verification.retry': { target: 'loading' } } },
    open: {
      meta: { route: 'verify-email' },
      type: 'parallel',
      states: {
        code: {
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'hasValidCode', target: 'valid' },
                { guard: 'hasTriesLeft', target: 'void.expired' },
                { target: 'void.tries' },
              ],
            },
            valid: {
              initial: 'entering',
              after: {
                expiry: { guard: not(stateIn({ open: { code: { valid: 'verifying' } } })), target: 'void.expired' },
              },
              states: {
                entering: {
                  on: {
                    'code.submit': { guard: not(stateIn({ open: { resend: 'resending' } })), target: 'verifying' },
                  },
                },
                wrong: {
                  on: {
                    'code.edited': { target: 'entering' },
                    'code.submit': { guard: not(stateIn({ open: { resend: 'resending' } })), target: 'verifying' },
                  },
                },
                verifying: {
                  invoke: {
                    src: 'verifyCode',
                    input: ({ event }) => {
                      assertEvent(event, 'code.submit');
                      return { code: event.code };
                    },
                    ...answers<VerifyCodeResult>()({
                      ok: '#verification.verified',
                      wrong: { target: 'wrong', actions: [{ type: 'keepTries', params: output }, settleCode] },
                      void: '#verification.open.code.void.tries',
                      expired: '#verification.open.code.void.expired',
                      blocked: '#verification.blockedToday',
                      refused: again,
                      failed: again,
                    }),
                  },
                },
              },
            },
            void: { initial: 'tries', states: { tries: {}, expired: {} } },
          },
        },
        resend: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'hasResendLeft', target: 'waiting' }, { target: 'limitedToday' }] },
            waiting: { after: { pause: { target: 'available' } } },
            available: {
              on: {
                'code.resend': { guard: not(stateIn({ open: { code: { valid: 'verifying' } } })), target: 'resending' },
              },
            },
            resending: {
              invoke: {
                src: 'resendCode',
                ...answers<ResendCodeResult>()({
                  // both regions begin anew: the old code is void
                  ok: { target: '#verification.open', actions: [keepTimes, settleResend] },
                  tooEarly: { target: 'choosing', actions: [{ type: 'keepPause', params: output }, settleResend] },
                  limited: { target: 'limitedToday', actions: settleResend },
                  verified: '#verification.verified',
                  failed: { target: 'available', actions: settleResend },
                }),
              },
            },
            limitedToday: {},
          },
        },
      },
    },
    blockedToday: { type: 'final', meta: { route: 'verify-email' } },
    /** The server opened a new session. */
    verified: { type: 'final', entry: 'tellSession', meta: { route: 'verify-email' } },
  },
});

export type VerificationSnapshot = SnapshotFrom<typeof verificationMachine>;
