import { type SqlBool, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import type { InterestsTable } from '../db/tables-search.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { isShownTo } from '../near-by/shown.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export type NewInterest = Omit<InterestsTable, 'tenant_id'>;

/** What stands of an applicant on a day, the latest first. */
export function findInterests(tx: TenantTx, applicantId: string, day: string) {
  return tx
    .selectFrom('interests as i')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.organization_id'),
    )
    .select([
      'i.id',
      'i.created_at',
      'i.until',
      'o.id as organization_id',
      'o.name',
      'o.shown_city as city',
      // a message counts once it can't be undone any more: before, nobody has been told of it
      sql<boolean>`exists (select from pings p where p.tenant_id = i.tenant_id and p.applicant_id = i.applicant_id
        and p.organization_id = i.organization_id and p.sent_at is not null and p.created_at >= i.created_at)`.as(
        'answered',
      ),
    ])
    .where('i.applicant_id', '=', applicantId)
    .where('i.until', '>=', day)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
}

/** An organization that shows itself, and that this applicant hasn't blocked; with where it is. */
export function findShown(tx: TenantTx, id: string, applicantId: string) {
  return tx
    .selectFrom('organizations as o')
    .select(['o.shown_lat as lat', 'o.shown_lng as lng'])
    .where('o.id', '=', id)
    .where(isShownTo(applicantId))
    .executeTakeFirst();
}

/** In place of one that is over, which the minute's work hasn't deleted yet. */
export async function insertInterest(tx: TenantTx, row: NewInterest): Promise<void> {
  await tx
    .insertInto('interests')
    .values({ tenant_id: currentTenant, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'applicant_id', 'organization_id'])
        .doUpdateSet({ id: row.id, created_at: row.created_at, until: row.until }),
    )
    .execute();
}

/** @returns whether there was one */
export async function deleteInterest(tx: TenantTx, applicantId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('interests')
    .where('applicant_id', '=', applicantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Every interest of an applicant, or the one in an organization. */
export async function deleteInterests(tx: TenantTx, applicantId: string, organizationId?: string): Promise<void> {
  await tx
    .deleteFrom('interests')
    .where('applicant_id', '=', applicantId)
    .$if(organizationId !== undefined, (all) => all.where('organization_id', '=', organizationId ?? ''))
    .execute();
}

/** When each of these applicants showed an organization the interest that stands on a day. */
export async function findInterested(
  tx: TenantTx,
  applicantIds: readonly string[],
  organizationId: string,
  day: string,
): Promise<ReadonlyMap<string, Date>> {
  if (applicantIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('interests')
    .select(['applicant_id', 'created_at'])
    .where('organization_id', '=', organizationId)
    .where('applicant_id', 'in', applicantIds)
    .where('until', '>=', day)
    .execute();
  return new Map(rows.map(({ applicant_id, created_at }) => [applicant_id, created_at]));
}

/** Over wherever it may still be the last day. */
const isOver = (now: Date) =>
  sql<SqlBool>`until < ${new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10)}::date`;

export const interestsDue = (now: Date): Due => anyIn('interests', isOver(now));

export async function forgetInterests(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('interests').where(isOver(now)).execute();
}
