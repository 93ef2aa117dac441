import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { LegalContactInput } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import type { StateMeta } from '../kit/meta.ts';
import { output } from '../kit/output.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

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
export type ConsentEmitted = {
  type: 'submission.settled';
  result: AcceptTermsResult | NameGuardianResult | ResendResult;
};

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
    isOk: (_, answer: Answer) => answer.kind === 'ok',
    isAccepted: (_, answer: Answer) => answer.kind === 'accepted',
    isAdult: (_, answer: Answer) => answer.kind === 'adult',
    isUnnamed: (_, answer: Answer) => answer.kind === 'unnamed',
    isAwaiting: (_, answer: Answer) => answer.kind === 'awaiting',
    isStillAwaiting: ({ context }, answer: Answer) =>
      answer.kind === 'awaiting' && answer.contactId === context.contactId,
    isDeclined: (_, answer: Answer) => answer.kind === 'declined',
    isExpired: (_, answer: Answer) => answer.kind === 'expired',
    isWithdrawn: (_, answer: Answer) => answer.kind === 'withdrawn',
    isFailed: (_, answer: Answer) => answer.kind === 'failed' || answer.kind === 'unauthenticated',
    /** A newer text is in force, or the applicant is a minor after all. */
    isRefused: (_, answer: Answer) => answer.kind === 'refused',
    hasResendLeft: ({ context }) => context.resendInMs !== null,
    hasCooled: ({ context }) => context.resendInMs === 0,
  },
  actions: {
    keepWaiting: assign((_, answer: Answer) =>
      'contactId' in answer
        ? { contactId: answer.contactId, resendInMs: answer.resendInMs }
        : { contactId: null, resendInMs: null },
    ),
    settle: emit((_, result: AcceptTermsResult | NameGuardianResult | ResendResult) => ({
      type: 'submission.settled' as const,
      result,
    })),
  },
  delays: { poll: 20_000, cooling: ({ context }) => context.resendInMs ?? 0 },
});

const failed = { type: 'settle', params: { kind: 'failed' } } as const;
const settle = { type: 'settle', params: output } as const;
const keepWaiting = { type: 'keepWaiting', params: output } as const;

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
        onDone: [
          { guard: { type: 'isAccepted', params: output }, target: 'accepted' },
          { guard: { type: 'isAdult', params: output }, target: 'adult' },
          { guard: { type: 'isUnnamed', params: output }, target: 'minor', actions: keepWaiting },
          { guard: { type: 'isAwaiting', params: output }, target: 'awaitingGuardian', actions: keepWaiting },
          { guard: { type: 'isDeclined', params: output }, target: 'declined', actions: keepWaiting },
          { guard: { type: 'isExpired', params: output }, target: 'expired', actions: keepWaiting },
          { guard: { type: 'isWithdrawn', params: output }, target: 'withdrawn', actions: keepWaiting },
          { target: 'failed' },
        ],
        onError: { target: 'failed' },
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
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'accepted', actions: settle },
          { guard: { type: 'isRefused', params: output }, target: 'loading', actions: settle },
          { target: 'adult.failed', actions: settle },
        ],
        onError: { target: 'adult.failed', actions: failed },
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
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'awaitingGuardian', actions: [keepWaiting, settle] },
          { target: 'minor', actions: settle },
        ],
        onError: { target: 'minor', actions: failed },
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
                onDone: [
                  { guard: { type: 'isAccepted', params: output }, target: '#guardianConsent.accepted' },
                  { guard: { type: 'isStillAwaiting', params: output }, target: 'resting' },
                  {
                    guard: { type: 'isDeclined', params: output },
                    target: '#guardianConsent.declined',
                    actions: keepWaiting,
                  },
                  {
                    guard: { type: 'isExpired', params: output },
                    target: '#guardianConsent.expired',
                    actions: keepWaiting,
                  },
                  { guard: { type: 'isAdult', params: output }, target: '#guardianConsent.adult' },
                  { guard: { type: 'isFailed', params: output }, target: 'resting' },
                  // replaced elsewhere, or withdrawn meanwhile
                  { target: '#guardianConsent.loading' },
                ],
                onError: { target: 'resting' },
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
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'awaitingGuardian', actions: [keepWaiting, settle] },
          { target: 'loading', actions: settle },
        ],
        onError: { target: 'loading', actions: failed },
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
        onDone: [
          { guard: { type: 'isOk', params: output }, target: 'awaitingGuardian', actions: [keepWaiting, settle] },
          { target: 'editing', actions: settle },
        ],
        onError: { target: 'editing', actions: failed },
      },
    },
    declined: { meta: { route: 'tos.accept' }, on: { 'guardian.update': { target: 'editing' } } },
    expired: { meta: { route: 'tos.accept' }, on: { 'guardian.update': { target: 'editing' } }, ...resend },
    withdrawn: { meta: { route: 'tos.accept' }, on: { 'guardian.update': { target: 'editing' } }, ...resend },
    accepted: { type: 'final', meta: { route: 'tos.accept' } },
  },
});

export type ConsentSnapshot = SnapshotFrom<typeof guardianConsentMachine>;
