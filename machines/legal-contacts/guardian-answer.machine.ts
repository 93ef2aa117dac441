import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { GuardianView, ReleaseChoice } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { answers, output, refusedTo } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** The guardian's page, opened by the link of a mail and without a login. The token stays with the actors. */

export type LookUpGuardianResult =
  | { kind: 'ok'; view: GuardianView }
  | { kind: 'expired' }
  | { kind: 'used' }
  | { kind: 'invalid' }
  | Failed;
/** The hashes of the texts that were read, and whether each release is asked before. */
export type GuardianYes = { hash: string; findable: string; releases: ReleaseChoice };
export type GuardianAnswer = ({ event: 'accept' } & GuardianYes) | { event: 'decline' } | { event: 'not_me' };
/** A 409 says that somebody answered meanwhile; the page then opens anew. */
export type GuardianAnswerResult = { kind: 'ok'; view: GuardianView } | { kind: 'conflict' } | Refused | Failed;
export type NewLinkResult = { kind: 'ok' } | Refused | Failed;

export type GuardianAnswerContext = { view: GuardianView | null };
export type GuardianAnswerEvent =
  | { type: 'page.retry' }
  /** Custody was declared by a tick. */
  | ({ type: 'consent.accept'; custody: boolean } & GuardianYes)
  | { type: 'consent.decline' }
  | { type: 'decline.confirm' }
  | { type: 'decline.cancel' }
  | { type: 'notMe.report' }
  | { type: 'notMe.confirm' }
  | { type: 'notMe.cancel' }
  | { type: 'link.request' }
  | { type: 'consent.withdraw' };

const base = setup({
  types: {
    context: {} as GuardianAnswerContext,
    events: {} as GuardianAnswerEvent,
    emitted: {} as { type: 'answer.settled'; result: GuardianAnswerResult | NewLinkResult },
    meta: {} as StateMeta,
  },
  actors: {
    lookUp: unprovided<LookUpGuardianResult>('lookUp'),
    answer: unprovided<GuardianAnswerResult, GuardianAnswer>('answer'),
    requestNewLink: unprovided<NewLinkResult>('requestNewLink'),
    withdraw: unprovided<GuardianAnswerResult>('withdraw'),
  },
  guards: {
    hasDeclared: (_, { custody }: { custody: boolean }) => custody,
    isNoLongerNeeded: ({ context }) => context.view?.no_longer_needed === true && context.view.status !== 'confirmed',
    isWithdrawal: ({ context }) => context.view?.link === 'withdraw' && context.view.status === 'confirmed',
    isWithdrawn: ({ context }) => context.view?.link === 'withdraw' && context.view.status === 'revoked',
    isReported: ({ context }) => context.view?.not_me === true,
    isPending: ({ context }) => context.view?.status === 'pending' || context.view?.status === 'created',
    isConfirmed: ({ context }) => context.view?.status === 'confirmed',
    isDeclined: ({ context }) => context.view?.status === 'declined',
    isExpired: ({ context }) => context.view?.status === 'expired',
  },
  actions: {
    keepView: assign((_, result: LookUpGuardianResult | GuardianAnswerResult) =>
      result.kind === 'ok' ? { view: result.view } : {},
    ),
    settle: emit((_, result: GuardianAnswerResult | NewLinkResult) => ({ type: 'answer.settled' as const, result })),
  },
});

const keepView = { type: 'keepView', params: output } as const;
const meta = { route: 'tos.verify' };
const end = { type: 'final', meta } as const;

export const guardianAnswerMachine = base.createMachine({
  id: 'guardianAnswer',
  context: { view: null },
  initial: 'opening',
  states: {
    opening: {
      meta,
      invoke: {
        src: 'lookUp',
        ...answers<LookUpGuardianResult>()({
          ok: { target: 'sorting', actions: keepView },
          expired: 'expired',
          used: 'replaced',
          invalid: 'invalid',
          failed: 'failed',
        }),
      },
    },
    sorting: {
      always: [
        { guard: 'isReported', target: 'reported' },
        { guard: 'isNoLongerNeeded', target: 'noLongerNeeded' },
        { guard: 'isWithdrawal', target: 'askingWithdraw' },
        { guard: 'isWithdrawn', target: 'withdrawn' },
        { guard: 'isPending', target: 'asking' },
        { guard: 'isConfirmed', target: 'alreadyConfirmed' },
        { guard: 'isDeclined', target: 'alreadyDeclined' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'replaced' },
      ],
    },
    failed: { meta, on: { 'page.retry': { target: 'opening' } } },
    invalid: end,
    replaced: end,
    noLongerNeeded: end,
    alreadyConfirmed: end,
    alreadyDeclined: end,
    expired: { meta, on: { 'link.request': { target: 'requestingLink' } } },
    requestingLink: {
      meta,
      invoke: {
        src: 'requestNewLink',
        ...answers<NewLinkResult>()({ ok: 'linkSent', ...refusedTo('expired') }),
      },
    },
    linkSent: end,
    asking: {
      meta,
      on: {
        'consent.accept': { guard: { type: 'hasDeclared', params: ({ event }) => event }, target: 'accepting' },
        'consent.decline': { target: 'confirmingDecline' },
        'notMe.report': { target: 'confirmingNotMe' },
      },
    },
    accepting: {
      meta,
      invoke: {
        src: 'answer',
        input: ({ event }) => {
          assertEvent(event, 'consent.accept');
          const { hash, findable, releases } = event;
          return { event: 'accept', hash, findable, releases };
        },
        ...answers<GuardianAnswerResult>()({
          ok: { target: 'confirmed', actions: keepView },
          conflict: 'opening',
          ...refusedTo('asking'),
        }),
      },
    },
    confirmingDecline: {
      meta,
      on: { 'decline.confirm': { target: 'declining' }, 'decline.cancel': { target: 'asking' } },
    },
    declining: {
      meta,
      invoke: {
        src: 'answer',
        input: { event: 'decline' },
        ...answers<GuardianAnswerResult>()({
          ok: { target: 'declined', actions: keepView },
          conflict: 'opening',
          ...refusedTo('confirmingDecline'),
        }),
      },
    },
    /** The address can't be named again afterwards: asked once more. */
    confirmingNotMe: {
      meta,
      on: { 'notMe.confirm': { target: 'reporting' }, 'notMe.cancel': { target: 'asking' } },
    },
    reporting: {
      meta,
      invoke: {
        src: 'answer',
        input: { event: 'not_me' },
        ...answers<GuardianAnswerResult>()({
          ok: 'reported',
          conflict: 'opening',
          ...refusedTo('asking'),
        }),
      },
    },
    confirmed: end,
    declined: end,
    reported: end,
    askingWithdraw: { meta, on: { 'consent.withdraw': { target: 'withdrawing' } } },
    withdrawing: {
      meta,
      invoke: {
        src: 'withdraw',
        ...answers<GuardianAnswerResult>()({
          ok: 'withdrawn',
          conflict: 'opening',
          ...refusedTo('askingWithdraw'),
        }),
      },
    },
    withdrawn: end,
  },
});

export type GuardianAnswerSnapshot = SnapshotFrom<typeof guardianAnswerMachine>;
