import { askAgain, previewAskingAgain } from '../../contract/legal-contacts/asking-again.endpoints.ts';
import type { Route } from '../http/route.ts';
import { askedAgain } from './asking-again.service.ts';

/** The guardians of several applicants asked again at once, after a look at who gets what. */
export function askingAgainRoutes(route: Route): void {
  route(previewAskingAgain, async (call) => {
    const { data } = await askedAgain(call, call.body.applicant_ids, false);
    return { data };
  });
  route(askAgain, (call) => askedAgain(call, call.body.applicant_ids, true));
}
