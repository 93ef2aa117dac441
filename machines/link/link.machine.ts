import { assertEvent, assign, emit, setup } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';
import type { ToldSession } from '../session/joints.ts';

/**
 * Something that somebody was given is submitted, and it counts or it doesn't: a code, an invitation, the link of a mail.
 * What is submitted is kept in no state: it may be a secret.
 */

/** `closed`: it doesn't count, and the page says why; each use has its own reasons (`link.types.ts`). */
export type LinkResult = { kind: 'ok'; answer: unknown } | { kind: 'closed'; reason: string } | Refused | Failed;
export type LinkInput = {
  /** Submitted as the page opens. */
  given?: object | undefined;
  /** Whoever was given one may have another. */
  takesAnother: boolean;
};
export type LinkContext = { takesAnother: boolean; answer: unknown; reason: string | null };
export type LinkEvent = { type: 'link.submit'; values: object } | { type: 'link.change' };
type Beginning = { type: string; input?: LinkInput };

const meta = {
  route: [
    'register-applicant',
    'register-employee',
    'forgot-password',
    'reset-password',
    'account.delete',
    'account.keep',
    'applicants.renew-looking',
    'unsubscribe',
  ],
};
const settle = { type: 'settle', params: output } as const;

export const linkMachine = setup({
  types: {
    context: {} as LinkContext,
    events: {} as LinkEvent,
    input: {} as LinkInput,
    emitted: {} as { type: 'answer.settled'; result: LinkResult } | Extract<ToldSession, { type: 'me.outdated' }>,
    meta: {} as StateMeta,
  },
  actors: { submit: unprovided<LinkResult, object>('submit') },
  guards: {
    isGiven: ({ event }) => (event as Beginning).input?.given !== undefined,
    takesAnother: ({ context }) => context.takesAnother,
  },
  actions: {
    keepAnswer: assign((_, result: LinkResult) => ({ answer: result.kind === 'ok' ? result.answer : null })),
    keepReason: assign((_, result: LinkResult) => ({ reason: result.kind === 'closed' ? result.reason : null })),
    forget: assign({ answer: null, reason: null }),
    /** Somebody may be logged in here whom it is about. */
    tellSession: emit({ type: 'me.outdated' as const }),
    settle: emit((_, result: LinkResult) => ({ type: 'answer.settled' as const, result })),
  },
}).createMachine({
  id: 'link',
  context: ({ input }) => ({ takesAnother: input.takesAnother, answer: null, reason: null }),
  initial: 'entering',
  states: {
    entering: {
      meta,
      always: { guard: 'isGiven', target: 'pending' },
      on: { 'link.submit': { target: 'pending' } },
    },
    pending: {
      meta,
      entry: 'forget',
      invoke: {
        src: 'submit',
        input: ({ event }) => {
          const { given } = (event as Beginning).input ?? {};
          if (given) return given;
          assertEvent(event, 'link.submit');
          return event.values;
        },
        ...answers<LinkResult>()({
          ok: { target: 'done', actions: { type: 'keepAnswer', params: output } },
          closed: { target: 'closed', actions: { type: 'keepReason', params: output } },
          refused: { target: 'entering', actions: settle },
          failed: { target: 'failed', actions: settle },
        }),
      },
    },
    done: {
      meta,
      entry: 'tellSession',
      on: { 'link.change': { guard: 'takesAnother', target: 'entering', actions: 'forget' } },
    },
    closed: { meta, on: { 'link.submit': { guard: 'takesAnother', target: 'pending' } } },
    failed: { meta, on: { 'link.submit': { target: 'pending' } } },
  },
});
