import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { acceptInvitation } from '../invitations/invitations.acceptance.ts';
import { activateOrganization } from '../organizations/organizations.service.ts';
import { cameByCode, registeredByMail } from '../recommendations/recommendations.service.ts';
import { countUse } from '../registration-codes/registration-codes.service.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { registrationOf } from './registration.repository.ts';

/**
 * What happens once the address is verified: the code or invitation counts as used, and the user becomes an
 * applicant with a recommendation, or a colleague of the organization.
 * @throws Failure when the invitation was taken back or has run out meanwhile
 */
export async function completeRegistration(
  tx: TenantTx,
  user: { readonly id: string; readonly email_key: string },
  now: Date,
): Promise<void> {
  const source = await registrationOf(tx, user.id);
  if (source?.registration_code_id) await becomeApplicant(tx, user.id, source.registration_code_id, now);
  if (source?.invitation_id && source.link_token_id) {
    const { organization_id } = await acceptInvitation(tx, {
      invitation_id: source.invitation_id,
      link_token_id: source.link_token_id,
      user,
      now,
    });
    await becomeEmployee(tx, user.id, organization_id, now);
  }
  await tx.deleteFrom('registrations').where('user_id', '=', user.id).execute();
}

async function becomeApplicant(tx: TenantTx, userId: string, codeId: string, now: Date): Promise<void> {
  const { organization_id, kind, is_mailed, recommendation_text, occupation_ids } = await countUse(tx, codeId, now);
  const applicantId = newId({ now: () => now });
  await tx
    .insertInto('applicants')
    .values({
      tenant_id: currentTenant,
      id: applicantId,
      user_id: userId,
      registration_code_id: codeId,
      // a code that names one occupation suggests it; had_occupation stays false, so nothing is locked
      occupation_id: occupation_ids.length === 1 ? (occupation_ids[0] ?? null) : null,
      search_status: 'unconfirmed',
      tos_status: 'pending',
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (is_mailed) return registeredByMail(tx, codeId, applicantId, now);
  await cameByCode(tx, {
    applicant_id: applicantId,
    organization_id,
    registration_code_id: codeId,
    note: recommendation_text,
    // of those who come by a code for several the company says later whom it knows
    status: kind === 'personal' ? 'accepted' : 'created',
    now,
  });
}

async function becomeEmployee(tx: TenantTx, userId: string, organizationId: string, now: Date): Promise<void> {
  await tx
    .insertInto('employees')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      user_id: userId,
      organization_id: organizationId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await activateOrganization(tx, organizationId, now);
}
