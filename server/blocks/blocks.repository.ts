import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export function findBlocked(tx: TenantTx, applicantId: string) {
  return tx
    .selectFrom('organization_blocks as b')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'b.tenant_id').onRef('o.id', '=', 'b.organization_id'),
    )
    .select(['o.id', 'o.name', 'o.city'])
    .where('b.applicant_id', '=', applicantId)
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();
}

/** Ten at most, those that begin with the letters first: whoever has access, had it, or may have it again. */
export function findByName(tx: TenantTx, letters: string) {
  const pattern = letters.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return tx
    .selectFrom('organizations')
    .select(['id', 'name', 'city'])
    .where('status', 'in', ['active', 'inactive', 'archived'])
    .where('name', 'ilike', `%${pattern}%`)
    .orderBy((eb) => eb('name', 'ilike', `${pattern}%`), 'desc')
    .orderBy('name')
    .orderBy('id')
    .limit(10)
    .execute();
}

export async function hasOrganization(tx: TenantTx, id: string): Promise<boolean> {
  const row = await tx.selectFrom('organizations').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** @returns whether it was not blocked before */
export async function insertBlock(tx: TenantTx, applicantId: string, organizationId: string, now: Date) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('organization_blocks')
    .values({ tenant_id: currentTenant, applicant_id: applicantId, organization_id: organizationId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** @returns whether it was blocked before */
export async function deleteBlock(tx: TenantTx, applicantId: string, organizationId: string) {
  const { numDeletedRows } = await tx
    .deleteFrom('organization_blocks')
    .where('applicant_id', '=', applicantId)
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
