import { sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

/** A report about the organization of the block `b` waits for its answer, whoever made it. */
const isUnderReview = sql<boolean>`exists (select from reports r where r.tenant_id = b.tenant_id
  and r.applicant_id = b.applicant_id and r.organization_id = b.organization_id and r.status = 'pending')`;
/** Its guardian is the one named last: whoever is replaced holds nothing any more. */
const isHeld = sql<boolean>`coalesce(b.held_by = (select c.id from legal_contacts c where c.tenant_id = b.tenant_id
  and c.applicant_id = b.applicant_id order by c.sequence desc limit 1), false)`;

export function findBlocked(tx: TenantTx, applicantId: string) {
  return tx
    .selectFrom('organization_blocks as b')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'b.tenant_id').onRef('o.id', '=', 'b.organization_id'),
    )
    .select(['o.id', 'o.name', 'o.city', isUnderReview.as('is_under_review'), isHeld.as('is_held')])
    .where('b.applicant_id', '=', applicantId)
    .orderBy('o.name')
    .orderBy('o.id')
    .execute();
}

/** Ten at most, those that begin with the letters first: whoever has access, had it, or may have it again. */
export function findByName(tx: TenantTx, letters: string) {
  const pattern = literally(letters);
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

/** From now on, or no longer, this guardian keeps the block from being lifted. @returns whether there is such a block */
export async function holdBlock(
  tx: TenantTx,
  { applicant_id, organization_id, from, to }: HeldBlock,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organization_blocks')
    .set({ held_by: to })
    .where('applicant_id', '=', applicant_id)
    .where('organization_id', '=', organization_id)
    .$if(from !== undefined, (all) => all.where('held_by', '=', from ?? null))
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
interface HeldBlock {
  readonly applicant_id: string;
  readonly organization_id: string;
  /** Whoever holds it; absent for whoever does. */
  readonly from?: string;
  readonly to: string | null;
}

/** Which companies a guardian keeps blocked. */
export async function findHeldBy(tx: TenantTx, legalContactId: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('organization_blocks')
    .select('organization_id')
    .where('held_by', '=', legalContactId)
    .execute();
  return new Set(rows.map(({ organization_id }) => organization_id));
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
