import { type ActorRefFrom, fromPromise } from 'xstate';
import { fetchMe } from '../../../contract/authentication/session.endpoints.ts';
import {
  createLegalContact,
  currentLegalContact,
  transitionLegalContact,
} from '../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { LegalContact, LegalContactInput } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { acceptTerms } from '../../../contract/terms/terms.endpoints.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import {
  type AcceptTermsResult,
  type ConsentStanding,
  guardianConsentMachine,
  type NameGuardianResult,
  type ReadTexts,
  type ResendResult,
  type Waiting,
} from '../../../machines/legal-contacts/guardian-consent.machine.ts';
import { call } from '../../api/call.ts';
import { outcomeOf } from '../../api/results.ts';
import { serverNow } from '../../api/server-time.ts';

export type ConsentActor = ActorRefFrom<typeof guardianConsentMachine>;

const waitingOf = ({ id, resend_at }: LegalContact): Waiting => ({
  contactId: id,
  resendInMs: resend_at === null ? null : Math.max(0, Date.parse(resend_at) - serverNow()),
});

/** Where the consent stands, from what the server says about the applicant and the guardian named last. */
export function standingOf(
  applicant: Pick<OwnApplicant, 'tos_status' | 'minor'> | undefined,
  contact: LegalContact | null,
): ConsentStanding {
  if (applicant?.tos_status === 'accepted') return { kind: 'accepted' };
  if (!applicant?.minor) return { kind: 'adult' };
  switch (contact?.status) {
    case 'created':
    case 'pending':
      return { kind: 'awaiting', ...waitingOf(contact) };
    case 'declined':
      return { kind: 'declined', ...waitingOf(contact) };
    case 'expired':
      return { kind: 'expired', ...waitingOf(contact) };
    case 'revoked':
      // Revoked by a birthday or a correction otherwise: then a guardian is named afresh.
      return applicant.tos_status === 'revoked' ? { kind: 'withdrawn', ...waitingOf(contact) } : { kind: 'unnamed' };
    case 'confirmed':
    case undefined:
      return { kind: 'unnamed' };
  }
}

const notSettled = (error: unknown) => {
  const outcome = outcomeOf(error);
  return outcome.kind === 'refused' ? ({ kind: 'failed', error } as const) : outcome;
};

/** The machine of the terms page; `onContact` hears of the guardian as the server last told. */
export function providedGuardianConsentMachine(onContact: (contact: LegalContact | null) => void) {
  const waitFor = ({ data }: { data: LegalContact }) => {
    onContact(data);
    return { kind: 'ok' as const, goesOutAt: data.goes_out_at, ...waitingOf(data) };
  };
  return guardianConsentMachine.provide({
    actors: {
      askStanding: fromPromise<ConsentStanding, void>(async ({ signal }) => {
        try {
          const [me, contact] = await Promise.all([
            call(fetchMe, {}, { signal }),
            call(currentLegalContact, {}, { signal }),
          ]);
          onContact(contact.data);
          return standingOf(me.data.applicant, contact.data);
        } catch (error) {
          return notSettled(error);
        }
      }),
      acceptTerms: fromPromise<AcceptTermsResult, ReadTexts>(({ input, signal }) =>
        call(acceptTerms, { body: input }, { signal }).then(() => ({ kind: 'ok' }), outcomeOf),
      ),
      nameGuardian: fromPromise<NameGuardianResult, { values: LegalContactInput }>(({ input, signal }) =>
        call(createLegalContact, { body: input.values }, { signal }).then(waitFor, outcomeOf),
      ),
      resendLink: fromPromise<ResendResult, { contactId: string }>(({ input, signal }) =>
        call(transitionLegalContact, { params: { id: input.contactId }, body: { event: 'resend' } }, { signal }).then(
          waitFor,
          outcomeOf,
        ),
      ),
    },
  });
}
