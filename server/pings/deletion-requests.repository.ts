import type { Insertable } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { selectPage } from '../kit/paged.ts';
import type { DeletionRequestsTable } from '../db/tables-trust.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export async function insertDeletionRequest(
  tx: TenantTx,
  request: Omit<Insertable<DeletionRequestsTable>, 'tenant_id'>,
): Promise<void> {
  await tx
    .insertInto('deletion_requests')
    .values({ tenant_id: currentTenant, ...request })
    .execute();
}

/**
 * Messages by which an organization had contact details and was not asked to delete them, or has not been told so.
 * Whoever found their place with an organization is known there by more than a message.
 */
export function findUnasked(tx: TenantTx, applicantId: string) {
  return tx
    .selectFrom('pings as p')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.applicant_id'),
    )
    .select('p.id')
    .where('p.applicant_id', '=', applicantId)
    .where('p.released_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('p.news', '=', 'withdrawn'),
        eb.and([eb('p.withdrawn_at', 'is', null), eb('a.found_with', 'is distinct from', eb.ref('p.organization_id'))]),
      ]),
    )
    .execute();
}

const ofOrganization = (tx: TenantTx, organizationId: string) =>
  tx.selectFrom('deletion_requests').where('organization_id', '=', organizationId);

/** A page of what an organization has not confirmed yet, nor settled with staff, the oldest first. */
export function listOpen(
  tx: TenantTx,
  organizationId: string,
  page: { readonly limit: number; readonly offset: number },
) {
  const open = ofOrganization(tx, organizationId).where('confirmed_at', 'is', null).where('closed_at', 'is', null);
  return selectPage(open.selectAll().orderBy('requested_at').orderBy('id'), open, page);
}

/** Whether this is the first to confirm it; an organization confirms its own alone. */
export async function confirmRequest(
  tx: TenantTx,
  id: string,
  by: { readonly organization_id: string; readonly employee_id: string },
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('deletion_requests')
    .set({ confirmed_at: now, confirmed_by: by.employee_id })
    .where('id', '=', id)
    .where('organization_id', '=', by.organization_id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export function findRequest(tx: TenantTx, id: string, organizationId: string) {
  return ofOrganization(tx, organizationId).selectAll().where('id', '=', id).executeTakeFirst();
}
