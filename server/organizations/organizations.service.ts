import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { organizationLifecycle } from '../../machines/organizations/organization.lifecycle.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';

/**
 * Makes a verified organization active as soon as its usage type is set and one of its employees is verified
 * (lifecycle Organization); otherwise does nothing. Call it after either has changed.
 */
export async function activateOrganization(tx: TenantTx, id: string, now: Date): Promise<void> {
  const organization = await tx
    .selectFrom('organizations')
    .select(['status', 'usage_type'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!organization?.usage_type) return;
  const next = nextStatus(organizationLifecycle, organization.status, 'activate', 'system');
  if (!next.ok) return;
  const colleague = await tx
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.user_id')
    .select('employees.id')
    .where('employees.organization_id', '=', id)
    .where('users.verification', '=', 'verified')
    .limit(1)
    .executeTakeFirst();
  if (!colleague) return;
  await tx
    .updateTable('organizations')
    .set((eb) => ({ status: next.status, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  await audit(tx, {
    actor_kind: 'system',
    subject_type: 'Organization',
    subject_id: id,
    event: 'activate',
    from: organization.status,
    to: next.status,
    now,
  });
}
