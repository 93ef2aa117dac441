import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { InvitationOffer } from '../../contract/invitations/invitations.schema.ts';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed, Refused } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** A colleague's invitation, from its link or pasted: who invites them, before the form. The token stays with the form and the actor. */

export type LookUpInvitationResult =
  | { kind: 'known'; offer: InvitationOffer }
  | { kind: 'unknown' }
  | { kind: 'accepted' }
  | { kind: 'expired' }
  | Refused
  | Failed;
export type InvitationEntryContext = { offer: InvitationOffer | null };
export type InvitationEntryEvent = { type: 'invitation.submit'; token: string } | { type: 'invitation.change' };

const meta = { route: 'register-employee' };
const settle = { type: 'settle', params: output } as const;

export const invitationEntryMachine = setup({
  types: {
    context: {} as InvitationEntryContext,
    events: {} as InvitationEntryEvent,
    emitted: {} as { type: 'invitation.settled'; result: LookUpInvitationResult },
    meta: {} as StateMeta,
  },
  actors: { lookUpInvitation: unprovided<LookUpInvitationResult, { token: string }>('lookUpInvitation') },
  actions: {
    keepOffer: assign((_, result: LookUpInvitationResult) => ({
      offer: result.kind === 'known' ? result.offer : null,
    })),
    forgetOffer: assign({ offer: null }),
    settle: emit((_, result: LookUpInvitationResult) => ({ type: 'invitation.settled' as const, result })),
  },
}).createMachine({
  id: 'invitationEntry',
  context: { offer: null },
  initial: 'entering',
  states: {
    entering: { meta, on: { 'invitation.submit': { target: 'lookingUp' } } },
    lookingUp: {
      meta,
      invoke: {
        src: 'lookUpInvitation',
        input: ({ event }) => {
          assertEvent(event, 'invitation.submit');
          return { token: event.token };
        },
        ...answers<LookUpInvitationResult>()({
          known: { target: 'known', actions: { type: 'keepOffer', params: output } },
          unknown: 'unknown',
          accepted: 'accepted',
          expired: 'expired',
          refused: { target: 'entering', actions: settle },
          failed: { target: 'failed', actions: settle },
        }),
      },
    },
    /** The registration form is open. */
    known: { meta, on: { 'invitation.change': { target: 'entering', actions: 'forgetOffer' } } },
    unknown: { meta, on: { 'invitation.submit': { target: 'lookingUp' } } },
    accepted: { meta, on: { 'invitation.submit': { target: 'lookingUp' } } },
    expired: { meta, on: { 'invitation.submit': { target: 'lookingUp' } } },
    failed: { meta, on: { 'invitation.submit': { target: 'lookingUp' } } },
  },
});

export type InvitationEntrySnapshot = SnapshotFrom<typeof invitationEntryMachine>;
