import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { organizationLifecycle } from '../../machines/organizations/organization.lifecycle.ts';
import type { TenantTx } from '../db/scope.ts';
import { moveRecord, type RecordKind } from '../kit/records.ts';
import { employeesOf, findOrganization } from './organizations.repository.ts';

export const organizationRecords = {
  table: 'organizations',
  subject: 'Organization',
  lifecycle: organizationLifecycle,
  stamps: { verify: 'verified_at' },
} as const satisfies RecordKind;

/**
 * Makes a verified organization active as soon as its usage type is set and one of its employees is verified
 * (lifecycle Organization); otherwise does nothing. Call it after either has changed.
 */
export async function activateOrganization(tx: TenantTx, id: string, now: Date): Promise<void> {
  const organization = await tx
    .selectFrom('organizations')
    .select(['id', 'status', 'usage_type', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!organization?.usage_type) return;
  const event = 'activate';
  if (!eventsFor(organizationLifecycle, organization.status, 'system').includes(event)) return;
  const colleague = await tx
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.user_id')
    .select('employees.id')
    .where('employees.organization_id', '=', id)
    .where('users.verification', '=', 'verified')
    .limit(1)
    .executeTakeFirst();
  if (!colleague) return;
  const bySystem = { author: 'system', actor_kind: 'system', now } as const;
  await moveRecord(tx, bySystem, organizationRecords, organization, { event });
}

/** What a company is called; undefined where it is gone. */
export const companyName = async (tx: TenantTx, id: string): Promise<string | undefined> =>
  (await findOrganization(tx, id))?.name;

/** Who of a company reads what staff send to it: everybody who can log in. */
export const readersOf = employeesOf;
