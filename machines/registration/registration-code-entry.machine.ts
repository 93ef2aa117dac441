import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
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
        ...answers<LookUpCodeResult>()({
          known: { target: 'known', actions: { type: 'keepOffer', params: output } },
          unknown: 'unknown',
          deactivated: 'deactivated',
          refused: { target: 'entering', actions: settle },
          failed: { target: 'failed', actions: settle },
        }),
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
