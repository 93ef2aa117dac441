import type { Transaction } from 'kysely';
import type { NewTenant } from '../../contract/tenants/administration.schema.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { newPassword } from '../authentication/new-password.ts';
import { hashPassword } from '../authentication/passwords.ts';
import type { Schema } from '../db/schema.ts';
import { asPlatform } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { queueStaffInvitation } from '../users/staff-invitation.ts';
import { insertStaffMember } from '../users/staff.repository.ts';
import { insertTenant } from './create-tenant.ts';
import { findTenant } from './administration.repository.ts';
import type { TenantRow } from './tenants.repository.ts';

const subject_type = 'Tenant';

/**
 * Makes a tenant and invites its first administrator, who sets the password by the mailed link. Both logs say so: that
 * of `app` with who did it, the new one's own without, for nobody there knows them.
 * @throws Failure validation where the slug is taken
 */
export async function createTenantByAdministrator(call: Caller, input: NewTenant): Promise<TenantRow> {
  const { tx, tenant, now, deps } = call;
  const { administrator, ...settings } = input;
  const password_hash = await hashPassword(newPassword());
  const made = await asPlatform(tx, tenant, (owner) =>
    insertTenant(owner, deps.clock, settings, async (scoped, tenantId) => {
      const user = { ...administrator, type: 'administrator' as const };
      const user_id = await insertStaffMember(scoped, deps.clock, tenantId, { ...user, password_hash });
      if (user_id === undefined) throw new Error('A new tenant has nobody yet.');
      const own = await foundTenant(scoped, tenantId);
      await queueStaffInvitation(
        scoped,
        { ...user, id: user_id },
        { tenant: own, inviter: tenant.name, config: deps.config, now },
      );
      await audit(scoped, {
        actor_kind: 'system',
        subject_type,
        subject_id: tenantId,
        event: 'create',
        request_id: call.request.id,
        now,
      });
    }),
  );
  if (made === undefined) throw new Failure('validation', { errors: { slug: [{ rule: 'taken' }] } });
  await audit(tx, {
    ...byCaller(call),
    subject_type,
    subject_id: made,
    event: 'create',
    fields: Object.keys(input),
  });
  return asPlatform(tx, tenant, (owner) => foundTenant(owner, made));
}

/** @throws Failure not_found */
async function foundTenant(tx: Transaction<Schema>, id: string): Promise<TenantRow> {
  const row = await findTenant(tx, id);
  if (!row) throw new Failure('not_found');
  return row;
}
