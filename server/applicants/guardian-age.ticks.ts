import { bornBy, dayIn } from '../../contract/kit/age.ts';
import { recordConsent } from '../consents/consents.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { findApplicant, findUnguardedMinors } from './applicants.repository.ts';
import { moveTos } from './applicants.service.ts';

/**
 * No minor stays findable on an acceptance of their own. Whoever is under the tenant's guardian age today although
 * they accepted alone, because the age was raised since, accepts through a guardian from now on. Birthdays only ever
 * lead the other way, and a changed birth date is seen to when it is saved; so this looks for a changed tenant,
 * whichever way it was changed: once a minute.
 */
export async function askForGuardians(tx: TenantTx, tenant: TenantRow, now: Date): Promise<void> {
  for (const { id } of await findUnguardedMinors(tx, bornBy(tenant.guardian_age, dayIn(tenant.timezone, now)))) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const applicant = await findApplicant(tx, id);
    if (applicant?.tos_status !== 'accepted') continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await moveTos(tx, applicant, tenant, 'guardian_age_raised', { author: 'system', actor_kind: 'system', now });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await recordConsent(tx, {
      applicant_id: id,
      kind: 'expired',
      given_by: 'system',
      reason: 'guardian_age_raised',
      locale: applicant.locale,
      now,
    });
  }
}
