import { createLegalContact } from '../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { LegalContact, LegalContactInput } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { acceptTerms, withdrawConsent } from '../../../contract/terms/terms.endpoints.ts';
import type { StandingAct, Terms } from '../../../contract/terms/terms.schema.ts';
import { call } from '../../api/call.ts';

/** Takes one act back. Throws ApiError. */
export const withdrawAct = (act: StandingAct) => call(withdrawConsent, { body: { act } });

/** Agrees to be found again, under the text that was shown. Throws ApiError. */
export const giveFindable = ({ findable }: Terms) => call(acceptTerms, { body: { findable: findable.hash } });

/** Names somebody in place of the guardian who has agreed, whose yes ends with it. Throws ApiError. */
export const replaceGuardian = (guardian: LegalContact, values: LegalContactInput) =>
  call(createLegalContact, { body: { ...values, replaces: guardian.id } });
