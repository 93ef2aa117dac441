import { acceptTerms, currentTerms } from '../../contract/terms/terms.endpoints.ts';
import { applicantForChange, moveTos } from '../applicants/applicants.service.ts';
import { recordConsent } from '../consents/consents.service.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { isMinor } from '../users/me.service.ts';
import { termsInForce, localeOfHash, termsIn } from './terms.service.ts';

export function termsRoutes(route: Route): void {
  route(currentTerms, async ({ tx, locale }) => ({ data: termsIn(await termsInForce(tx), locale) }));

  route(acceptTerms, async ({ tx, actor, body, tenant, now, request }) => {
    const applicant = actor.applicant_id ? await applicantForChange(tx, actor.applicant_id) : undefined;
    if (!applicant) throw new Failure('not_found');
    if (isMinor(applicant.date_of_birth, tenant, now)) throw new Failure('forbidden');
    const locale = localeOfHash(await termsInForce(tx), body.hash);
    if (!locale) throw new Failure('conflict');
    await moveTos(tx, applicant, tenant, 'accept', {
      author: 'applicant',
      actor_kind: 'applicant',
      actor_id: actor.user_id,
      request_id: request.id,
      now,
    });
    await recordConsent(tx, {
      applicant_id: applicant.id,
      kind: 'accepted',
      given_by: 'applicant',
      reason: 'accept',
      locale,
      now,
    });
    return undefined;
  });
}
