import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { LegalContactInput } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { answers, output, refusedTo } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';
import type { ToldSession } from '../session/joints.ts';

/** An applicant on the way to accepted terms: alone when adult, through a guardian when not. */

/** `resendInMs`: milliseconds until Resend is possible again, by the server's time; null when not today. */
export type Waiting = { contactId: string; resendInMs: number | null };
/** Where the consent stands, by the server. */
export type ConsentStanding =
  | { kind: 'accepted' }
  | { kind: 'adult' }
  /** A minor who has named nobody yet. */
  | { kind: 'unnamed' }
  | ({ kind: 'awaiting' | 'declined' | 'expired' | 'withdrawn' } & Waiting)
  | Unauthenticated
  | Failed;
export type AcceptTermsResult = { kind: 'ok' } | Refused | Unauthenticated | Failed;
export type NameGuardianResult = ({ kind: 'ok' } & Waiting) | Refused | Unauthenticated | Failed;
/** `goesOutAt`: when the mail goes out that still waits. */
export type ResendResult = ({ kind: 'ok'; goesOutAt?: string | null } & Waiting) | Refused | Unauthenticated | Failed;

/** The hashes of the texts that were read, one for each act. */
export type ReadTexts = { hash: string; findable: string };

export type ConsentContext = Waiting | { contactId: null; resendInMs: null };
export type ConsentEvent =
  | { type: 'consent.retry' }
  | ({ type: 'terms.accept' } & ReadTexts)
  | { type: 'guardian.submit'; values: LegalContactInput }
  | { type: 'guardian.update' }
  | { type: 'guardian.cancel' }
  | { type: 'link.resend' }
  | { type: 'tab.focused' };
export type ConsentEmitted =
  | { type: 'submission.settled'; result: AcceptTermsResult | NameGuardianResult | ResendResult }
  | Extract<ToldSession, { type: 'me.outdated' }>;

type Answer = ConsentStanding | AcceptTermsResult | NameGuardianResult | ResendResult;

const base = setup({
  types: {
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
    meta: {} as StateMeta,
  },
  actors: {
    askStanding: unprovided<ConsentStanding>('askStanding'),
    acceptTerms: unprovided<AcceptTermsResult, ReadTexts>('acceptTerms'),
    nameGuardian: unprovided<NameGuardianResult, { values: LegalContactInput }>('nameGuardian'),
    resendLink: unprovided<ResendResult, { contactId: string }>('resendLink'),
  },
  guards: {
    isStillAwaiting: ({ context }, answer: Answer) =>
      answer.kind === 'awaiting' && answer.contactId === context.contactId,
    hasResendLeft: ({ context }) => context.resendInMs !== null,
    hasCooled: ({ context }) => context.resendInMs === 0,
  },
  actions: {
    keepWaiting: assign((_, answer: Answer) =>
      'contactId' in answer
        ? { contactId: answer.contactId, resendInMs: answer.resendInMs }
        : { contactId: null, resendInMs: null },
    ),
    tellSession: emit({ type: 'me.outdated' as const }),
    settle: emit((_, result: AcceptTermsResult | NameGuardianResult | ResendResult) => ({
      type: 'submission.settled' as const,
      result,
    })),
  },
  delays: { poll: 20_000, cooling: ({ context }) => context.resendInMs ?? 0 },
});

const settle = { type: 'settle', params: output } as const;
const keepWaiting = { type: 'keepWaiting', params: output } as const;
const named = { target: 'awaitingGuardian', actions: [keepWaiting, settle] } as const;
/** Replaced elsewhere, or withdrawn meanwhile. */
const elsewhere = { target: '#guardianConsent.loading' } as const;

/** Sending the link again: the server's pause and the day's limit hold wherever it is offered. */
const resend = {
  initial: 'choosing',
  states: {
    choosing: {
      always: [
        { guard: 'hasCooled', target: 'available' },
        { guard: 'hasResendLeft', target: 'cooling' },
        { target: 'limitedToday' },
      ],
    },
    cooling: { after: { cooling: { target: 'available' } } },
    available: { on: { 'link.resend': { target: '#guardianConsent.resending' } } },
    limitedToday: {},
  },
} as const;

export const guardianConsentMachine = base.createMachine({
  id: 'guardianConsent',
  context: { contactId: null, resendInMs: null },
  initial: 'loading',
  states: {
    loading: {
      meta: { route: 'tos.accept' },
      invoke: {
        src: 'askStanding',
        ...answers<ConsentStanding>()({
          accepted: 'accepted',
          adult: 'adult',
          unnamed: { target: 'minor', actions: keepWaiting },
          awaiting: { target: 'awaitingGuardian', actions: keepWaiting },
          declined: { target: 'declined', actions: keepWaiting },
          expired: { target: 'expired', actions: keepWaiting },
          withdrawn: { target: 'withdrawn', actions: keepWaiting },
          unauthenticated: 'failed',
          failed: 'failed',
        }),
      },
    },
    failed: { meta: { route: 'tos.accept' }, on: { 'consent.retry': { target: 'loading' } } },
    adult: {
      meta: { route: 'tos.accept' },
      initial: 'reading',
      on: { 'terms.accept': { target: 'accepting' } },
      states: { reading: {}, failed: {} },
    },
    accepting: {
      meta: { route: 'tos.accept' },
      invoke: {
        src: 'acceptTerms',
        input: ({ event }) => {
          assertEvent(event, 'terms.accept');
          return { hash: event.hash, findable: event.findable };
        },
        ...answers<AcceptTermsResult>()({
          ok: { target: 'accepted', actions: settle },
          ...refusedTo('adult.failed'),
          // a newer text is in force, or the applicant is a minor after all
          refused: { target: 'loading', actions: settle },
        }),
      },
    },
    minor: { meta: { route: 'tos.accept' }, on: { 'guardian.submit': { target: 'saving' } } },
    saving: {
      meta: { route: 'tos.accept' },
      invoke: {
        src: 'nameGuardian',
        input: ({ event }) => {
          assertEvent(event, 'guardian.submit');
          return { values: event.values };
        },
        ...answers<NameGuardianResult>()({ ok: named, ...refusedTo('minor') }),
      },
    },
    awaitingGuardian: {
      meta: { route: 'tos.accept' },
      type: 'parallel',
      on: { 'guardian.update': { target: 'editing' } },
      states: {
        answer: {
          initial: 'resting',
          states: {
            resting: { after: { poll: { target: 'asking' } }, on: { 'tab.focused': { target: 'asking' } } },
            asking: {
              invoke: {
                src: 'askStanding',
                ...answers<ConsentStanding>()({
                  accepted: '#guardianConsent.accepted',
                  adult: '#guardianConsent.adult',
                  awaiting: [{ guard: { type: 'isStillAwaiting', params: output }, target: 'resting' }, elsewhere],
                  unnamed: elsewhere,
                  declined: { target: '#guardianConsent.declined', actions: keepWaiting },
                  expired: { target: '#guardianConsent.expired', actions: keepWaiting },
                  withdrawn: elsewhere,
                  unauthenticated: 'resting',
                  failed: 'resting',
                }),
              },
            },
          },
        },
        resend,
      },
    },
    resending: {
      meta: { route: 'tos.accept' },
      invoke: {
        src: 'resendLink',
        input: ({ context }) => ({ contactId: context.contactId ?? '' }),
        ...answers<ResendResult>()({ ok: named, ...refusedTo('loading') }),
      },
    },
    editing: {
      meta: { route: 'tos.accept' },
      on: { 'guardian.submit': { target: 'replacing' }, 'guardian.cancel': { target: 'loading' } },
    },
    replacing: {
      meta: { route: 'tos.accept' },
      invoke: {
        src: 'nameGuardian',
        input: ({ event }) => {
          assertEvent(event, 'guardian.submit');
          return { values: event.values };
        },
        ...answers<NameGuardianResult>()({ ok: named, ...refusedTo('editing') }),
      },
    },
    declined: { meta: { route: 'tos.accept' }, on: { 'guardian.update': { target: 'editing' } } },
    expired: { meta: { route: 'tos.accept' }, on: { 'guardian.update': { target: 'editing' } }, ...resend },
    withdrawn: { meta: { route: 'tos.accept' }, on: { 'guardian.update': { target: 'editing' } }, ...resend },
    accepted: { type: 'final', entry: 'tellSession', meta: { route: 'tos.accept' } },
  },
});

export type ConsentSnapshot = SnapshotFrom<typeof guardianConsentMachine>;
