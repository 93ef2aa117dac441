import { type Interest, interestDays, mostInterests } from '../../contract/interests/interests.schema.ts';
import { dayAfter, dayIn } from '../../contract/kit/age.ts';
import { applicantForChange } from '../applicants/applicants.service.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { isNear } from '../geo/near.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { deleteInterest, findInterests, findShown, insertInterest } from './interests.repository.ts';

/** What an applicant shows on this day of the tenant's calendar. */
export async function interestsOf(
  tx: TenantTx,
  applicantId: string,
  { timezone }: Pick<TenantRow, 'timezone'>,
  now: Date,
): Promise<Interest[]> {
  const rows = await findInterests(tx, applicantId, dayIn(timezone, now));
  return rows.map(({ id, organization_id, name, city, created_at, until, answered }) => ({
    id,
    organization: { id: organization_id, name, city },
    shown_on: dayIn(timezone, created_at),
    until,
    answered,
  }));
}

/**
 * Shows interest in a company that is near, active, shows itself and isn't blocked. What stands already stays as it is.
 * @throws Failure not_findable, not_found, interest_limit
 */
export async function showInterest(
  tx: TenantTx,
  applicantId: string,
  organizationId: string,
  tenant: TenantRow,
  now: Date,
): Promise<Interest> {
  // locked, so that two at once don't make a fourth
  const applicant = await applicantForChange(tx, applicantId);
  if (!applicant) throw new Failure('not_found');
  if (!applicant.matchable) throw new Failure('not_findable');
  const standing = await interestsOf(tx, applicantId, tenant, now);
  const already = standing.find(({ organization }) => organization.id === organizationId);
  if (already) return already;
  const there = await findShown(tx, organizationId, applicantId);
  if (!there || !isNear(applicant, there)) throw new Failure('not_found');
  if (standing.filter(({ answered }) => !answered).length >= mostInterests) throw new Failure('interest_limit');
  const id = newId({ now: () => now });
  const until = dayAfter(dayIn(tenant.timezone, now), interestDays);
  await insertInterest(tx, { id, applicant_id: applicantId, organization_id: organizationId, created_at: now, until });
  const made = (await interestsOf(tx, applicantId, tenant, now)).find((interest) => interest.id === id);
  if (!made) throw new Error('An interest that was just stored is not there.');
  return made;
}

/** @throws Failure not_found */
export async function takeBack(tx: TenantTx, applicantId: string, id: string): Promise<void> {
  if (!(await deleteInterest(tx, applicantId, id))) throw new Failure('not_found');
}
