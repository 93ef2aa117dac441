import { acceptTerms, withdrawConsent } from '../../../contract/terms/terms.endpoints.ts';
import type { StandingAct, Terms } from '../../../contract/terms/terms.schema.ts';
import { call } from '../../api/call.ts';

/** Takes one act back. Throws ApiError. */
export const withdrawAct = (act: StandingAct) => call(withdrawConsent, { body: { act } });

/** Agrees to be found again, under the text that was shown. Throws ApiError. */
export const giveFindable = ({ findable }: Terms) => call(acceptTerms, { body: { findable: findable.hash } });
