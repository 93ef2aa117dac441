import type { BlockedOrganization } from '../../contract/blocks/blocks.schema.ts';
import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { audit } from '../audit/audit.ts';
import { type Action, trace } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import type { PingAction } from '../pings/release.ts';
import { Failure } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMinor } from '../users/me.service.ts';
import {
  deleteBlock,
  findBlocked,
  findByName,
  findHeldBy,
  hasOrganization,
  holdBlock,
  insertBlock,
} from './blocks.repository.ts';

export const organizationsNamed = findByName;
/** Which companies a guardian keeps blocked. */
export const heldBy = findHeldBy;

/** Whose blocks, and on which day they are looked at: a guardian keeps nothing from whoever decides alone. */
type Whose = Pick<Applicant, 'id' | 'date_of_birth'>;

export async function blockedOrganizations(
  tx: TenantTx,
  { id, date_of_birth }: Whose,
  tenant: TenantRow,
  now: Date,
): Promise<BlockedOrganization[]> {
  const rows = await findBlocked(tx, id);
  const isChild = isMinor(date_of_birth, tenant, now);
  return rows.map(({ is_under_review, is_held, ...organization }) => ({
    ...organization,
    kept_by: is_under_review ? 'report' : is_held && isChild ? 'guardian' : null,
  }));
}

/**
 * Keeps an organization from finding this applicant and writing to them, whether it has written before or not, and
 * takes back what was open with it or released to it; or lets it in again.
 * @throws Failure not_found; conflict while something else keeps it blocked
 */
export async function setBlock(
  tx: TenantTx,
  applicantId: string,
  { organization_id, blocked }: { readonly organization_id: string; readonly blocked: boolean },
  tenant: TenantRow,
  action: Action,
): Promise<BlockedOrganization[]> {
  // locked as by whoever writes to them, so that no message slips in beside the block
  const applicant = await applicantForChange(tx, applicantId);
  if (!applicant || !(await hasOrganization(tx, organization_id))) throw new Failure('not_found');
  const standing = () => blockedOrganizations(tx, applicant, tenant, action.now);
  const kept = (await standing()).some(({ id, kept_by }) => id === organization_id && kept_by !== null);
  if (!blocked && kept) throw new Failure('conflict');
  const isChanged = blocked
    ? await insertBlock(tx, applicantId, organization_id, action.now)
    : await deleteBlock(tx, applicantId, organization_id);
  if (!isChanged) return standing();
  await audit(tx, {
    ...trace(action),
    subject_type: 'Organization',
    subject_id: organization_id,
    event: blocked ? 'block' : 'unblock',
  });
  if (blocked) await withdrawReleases(tx, applicantId, 'applicant', action, organization_id);
  return standing();
}

/** The same for whoever reports it: applicant, who is locked, or a guardian, who then keeps it blocked. */
export async function blockFor(
  tx: TenantTx,
  applicantId: string,
  organizationId: string,
  by: 'applicant' | 'guardian',
  action: PingAction,
  guardianId?: string,
): Promise<void> {
  await insertBlock(tx, applicantId, organizationId, action.now);
  if (guardianId !== undefined)
    await holdBlock(tx, { applicant_id: applicantId, organization_id: organizationId, to: guardianId });
  await withdrawReleases(tx, applicantId, by, action, organizationId);
}

/** A guardian leaves it to the child whether a company stays blocked. @throws Failure not_found for what they don't hold */
export async function leaveBlockToChild(
  tx: TenantTx,
  applicantId: string,
  organizationId: string,
  guardianId: string,
): Promise<void> {
  const held = { applicant_id: applicantId, organization_id: organizationId, from: guardianId, to: null };
  if (!(await holdBlock(tx, held))) throw new Failure('not_found');
}
