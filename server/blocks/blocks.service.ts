import { type Applicant, applicantForChange } from '../applicants/applicants.service.ts';
import { audit } from '../audit/audit.ts';
import { type Action, trace } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { withdrawReleases } from '../pings/open-pings.ts';
import { Failure } from '../http/failure.ts';
import { deleteBlock, findBlocked, findByName, hasOrganization, insertBlock } from './blocks.repository.ts';

export const blockedOrganizations = findBlocked;
export const organizationsNamed = findByName;

/**
 * Keeps an organization from finding this applicant and writing to them, whether it has written before or not, and
 * takes back what was open with it or released to it; or lets it in again. @throws Failure not_found
 */
export async function setBlock(
  tx: TenantTx,
  applicantId: string,
  { organization_id, blocked }: { readonly organization_id: string; readonly blocked: boolean },
  action: Action,
): Promise<void> {
  // locked as by whoever writes to them, so that no message slips in beside the block
  const applicant: Applicant | undefined = await applicantForChange(tx, applicantId);
  if (!applicant || !(await hasOrganization(tx, organization_id))) throw new Failure('not_found');
  const isChanged = blocked
    ? await insertBlock(tx, applicantId, organization_id, action.now)
    : await deleteBlock(tx, applicantId, organization_id);
  if (!isChanged) return;
  await audit(tx, {
    ...trace(action),
    subject_type: 'Organization',
    subject_id: organization_id,
    event: blocked ? 'block' : 'unblock',
  });
  if (blocked) await withdrawReleases(tx, applicantId, 'applicant', action, organization_id);
}
