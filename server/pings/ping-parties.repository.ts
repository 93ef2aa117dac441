import { isMatchable } from '../applicants/matchable.ts';
import { notBlockedBy } from '../blocks/blocks.ts';
import type { TenantTx } from '../db/scope.ts';
import { isRecommendedTo } from '../search/recommended.ts';

export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** Locks several in the order of their ids, so that whoever locks the same ones waits and no two wait for each other. */
export async function lockRecipients(tx: TenantTx, applicantIds: readonly string[]): Promise<void> {
  await tx.selectFrom('applicants').select('id').where('id', 'in', applicantIds).orderBy('id').forUpdate().execute();
}

/**
 * A matchable applicant who has not blocked the sender, locked: two organizations writing at once come one after the
 * other. Blocks are read by a statement of their own: that of the lock sees them as they stood before it waited.
 */
export async function findRecipient(tx: TenantTx, applicantId: string, organizationId: string) {
  await tx.selectFrom('applicants').select('id').where('id', '=', applicantId).forUpdate().execute();
  return tx
    .selectFrom('applicants as a')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .select([
      'a.id',
      'a.occupation_id',
      'a.further_occupation_ids',
      'a.graduation_type_id',
      'a.area_id',
      'a.renewed_at',
      'u.locale',
      isRecommendedTo(organizationId).as('is_recommended'),
    ])
    .where('a.id', '=', applicantId)
    .where(isMatchable)
    .where(notBlockedBy(organizationId))
    .executeTakeFirst();
}

/** What those of these wish for whom a company can write to. */
export function findWishes(tx: TenantTx, applicantIds: readonly string[], organizationId: string) {
  return tx
    .selectFrom('applicants as a')
    .select(['a.id', 'a.occupation_id', 'a.further_occupation_ids'])
    .where('a.id', 'in', applicantIds)
    .where(isMatchable)
    .where(notBlockedBy(organizationId))
    .execute();
}

/** The employee who writes, with their organization; locked, so that the day's limit is counted one ping after the other. */
export function findSender(tx: TenantTx, employeeId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'e.tenant_id').onRef('o.id', '=', 'e.organization_id'),
    )
    .select([
      'u.firstname',
      'u.lastname',
      'u.email',
      'e.position',
      'e.phonenumber',
      'o.name as organization_name',
      'o.area_id',
    ])
    .where('e.id', '=', employeeId)
    .forNoKeyUpdate('e')
    .executeTakeFirst();
}
