import { fromPromise } from 'xstate';
import { lookupInvitation } from '../../../contract/invitations/invitations.endpoints.ts';
import { lookupRegistrationCode } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import {
  invitationEntryMachine,
  type LookUpInvitationResult,
} from '../../../machines/registration/invitation-entry.machine.ts';
import {
  type LookUpCodeResult,
  registrationCodeEntryMachine,
} from '../../../machines/registration/registration-code-entry.machine.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';

/** A refusal or a failure; a 401 makes no sense on a public page. */
function notLookedUp(error: unknown) {
  const outcome = outcomeOf(error);
  return outcome.kind === 'unauthenticated' ? ({ kind: 'failed', error } as const) : outcome;
}

const lookUpCode = fromPromise<LookUpCodeResult, { code: string }>(async ({ input, signal }) => {
  try {
    const { data } = await call(lookupRegistrationCode, { body: input }, { signal });
    return { kind: 'known', offer: data };
  } catch (error) {
    const outcome = notLookedUp(error);
    if (outcome.kind !== 'refused') return outcome;
    if (outcome.code === 'registration_code_deactivated') return { kind: 'deactivated' };
    // what can't be a code is as unknown as a code nobody gave out
    return outcome.code === 'registration_code_unknown' || outcome.code === 'validation'
      ? { kind: 'unknown' }
      : outcome;
  }
});

const lookUpInvitation = fromPromise<LookUpInvitationResult, { token: string }>(async ({ input, signal }) => {
  try {
    const { data } = await call(lookupInvitation, { body: input }, { signal });
    return { kind: 'known', offer: data };
  } catch (error) {
    const outcome = notLookedUp(error);
    if (outcome.kind !== 'refused') return outcome;
    if (outcome.code === 'invitation_accepted') return { kind: 'accepted' };
    if (outcome.code === 'invitation_expired') return { kind: 'expired' };
    return outcome.code === 'invitation_unknown' || outcome.code === 'validation' ? { kind: 'unknown' } : outcome;
  }
});

export const providedCodeEntryMachine = registrationCodeEntryMachine.provide({ actors: { lookUpCode } });
export const providedInvitationEntryMachine = invitationEntryMachine.provide({ actors: { lookUpInvitation } });
