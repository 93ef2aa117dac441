import { bornBy, dayIn } from '../../contract/kit/age.ts';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { countGuardianCheck, findApplicant, findUnguardedMinors } from './applicants.repository.ts';
import { moveConsents } from './applicant-consents.service.ts';

/**
 * No minor stays findable on an acceptance of their own. Whoever is under the tenant's guardian age today although
 * they accepted alone, because the age was raised since, accepts through a guardian from now on; what they released
 * alone ends. Birthdays only ever
 * lead the other way, and a changed birth date is seen to when it is saved; so this looks where a tenant has changed,
 * whichever way it was changed, until nobody is left.
 */
export async function askForGuardians(tx: TenantTx, tenant: TenantRow, now: Date): Promise<void> {
  if (tenant.guardian_checks_left === 0) return;
  const born = bornBy(tenant.guardian_age, dayIn(tenant.timezone, now));
  const minors = await findUnguardedMinors(tx, born, now);
  if (minors.length === 0) await countGuardianCheck(tx, tenant.id);
  for (const { id } of minors) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const applicant = await findApplicant(tx, id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [stillAlone] = await findUnguardedMinors(tx, born, now, id);
    if (!applicant || !stillAlone) continue;
    const bySystem = { author: 'system', actor_kind: 'system', now } as const;
    if (applicant.tos_status === 'accepted') {
      // oxlint-disable-next-line no-await-in-loop -- as above
      await moveConsents(tx, applicant, tenant, standingActs, 'guardian_age_raised', bySystem, {
        given_by: 'system',
        locale: applicant.locale,
      });
    }
    // oxlint-disable-next-line no-await-in-loop -- as above
    await withdrawReleases(tx, id, 'consent', bySystem);
  }
}
