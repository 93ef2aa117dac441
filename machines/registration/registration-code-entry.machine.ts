import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import type { StateMeta } from '../kit/meta.ts';
import { output } from '../kit/output.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** An applicant's registration code, typed or from the address: who recommends them, before the form. */

export type LookUpCodeResult =
  | { kind: 'known'; offer: RegistrationCodeOffer }
  | { kind: 'unknown' }
  | { kind: 'deactivated' }
  | Refused
  | Failed;
export type CodeEntryContext = { offer: RegistrationCodeOffer | null };
export type CodeEntryEvent = { type: 'code.submit'; code: string } | { type: 'code.change' };

const meta = { route: 'register-applicant' };
const settle = { type: 'settle', params: output } as const;

export const registrationCodeEntryMachine = setup({
  types: {
    context: {} as CodeEntryContext,
    events: {} as CodeEntryEvent,
    emitted: {} as { type: 'code.settled'; result: LookUpCodeResult },
    meta: {} as StateMeta,
  },
  actors: { lookUpCode: unprovided<LookUpCodeResult, { code: string }>('lookUpCode') },
  guards: {
    isKnown: (_, result: LookUpCodeResult) => result.kind === 'known',
    isUnknown: (_, result: LookUpCodeResult) => result.kind === 'unknown',
    isDeactivated: (_, result: LookUpCodeResult) => result.kind === 'deactivated',
    isRefused: (_, result: LookUpCodeResult) => result.kind === 'refused',
  },
  actions: {
    keepOffer: assign((_, result: LookUpCodeResult) => ({ offer: result.kind === 'known' ? result.offer : null })),
    forgetOffer: assign({ offer: null }),
    settle: emit((_, result: LookUpCodeResult) => ({ type: 'code.settled' as const, result })),
  },
}).createMachine({
  id: 'registrationCodeEntry',
  context: { offer: null },
  initial: 'entering',
  states: {
    entering: { meta, on: { 'code.submit': { target: 'lookingUp' } } },
    lookingUp: {
      meta,
      invoke: {
        src: 'lookUpCode',
        input: ({ event }) => {
          assertEvent(event, 'code.submit');
          return { code: event.code };
        },
        onDone: [
          {
            guard: { type: 'isKnown', params: output },
            target: 'known',
            actions: { type: 'keepOffer', params: output },
          },
          { guard: { type: 'isUnknown', params: output }, target: 'unknown' },
          { guard: { type: 'isDeactivated', params: output }, target: 'deactivated' },
          { guard: { type: 'isRefused', params: output }, target: 'entering', actions: settle },
          { target: 'failed', actions: settle },
        ],
        onError: { target: 'failed', actions: { type: 'settle', params: { kind: 'failed' } } },
      },
    },
    /** The registration form is open. */
    known: { meta, on: { 'code.change': { target: 'entering', actions: 'forgetOffer' } } },
    unknown: { meta, on: { 'code.submit': { target: 'lookingUp' } } },
    deactivated: { meta, on: { 'code.submit': { target: 'lookingUp' } } },
    failed: { meta, on: { 'code.submit': { target: 'lookingUp' } } },
  },
});

export type CodeEntrySnapshot = SnapshotFrom<typeof registrationCodeEntryMachine>;
