import { type SqlBool, sql } from 'kysely';
import { viewDays } from '../../contract/search/views.schema.ts';
import { isMatchable } from '../applicants/matchable.ts';
import { notBlockedBy } from '../blocks/blocks.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, anyOf, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

/** Whether an organization can find somebody now. */
export async function canBeFound(tx: TenantTx, applicantId: string, organizationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('applicants as a')
    .select('a.id')
    .where('a.id', '=', applicantId)
    .where(isMatchable)
    .where(notBlockedBy(organizationId))
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSeen(tx: TenantTx, employeeId: string, applicantId: string, now: Date): Promise<void> {
  await tx
    .insertInto('search_seen')
    .values({ tenant_id: currentTenant, employee_id: employeeId, applicant_id: applicantId, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'employee_id', 'applicant_id']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

export async function insertView(
  tx: TenantTx,
  applicantId: string,
  organizationId: string,
  day: string,
): Promise<void> {
  await tx
    .insertInto('applicant_views')
    .values({ tenant_id: currentTenant, applicant_id: applicantId, organization_id: organizationId, viewed_on: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function storeMark(
  tx: TenantTx,
  { organization_id, employee_id }: { readonly organization_id: string; readonly employee_id: string },
  applicantId: string,
  hidden: boolean,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('search_marks')
    .values({
      tenant_id: currentTenant,
      organization_id,
      employee_id,
      applicant_id: applicantId,
      hidden,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'organization_id', 'applicant_id'])
        .doUpdateSet({ hidden, employee_id, created_at: now }),
    )
    .execute();
}

export async function deleteMark(tx: TenantTx, organizationId: string, applicantId: string): Promise<void> {
  await tx
    .deleteFrom('search_marks')
    .where('organization_id', '=', organizationId)
    .where('applicant_id', '=', applicantId)
    .execute();
}

/** How an organization has marked somebody, who did and when; null where nobody has. */
export async function findMark(tx: TenantTx, applicantId: string, organizationId: string) {
  const row = await tx
    .selectFrom('search_marks as m')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'm.tenant_id').onRef('e.id', '=', 'm.employee_id'),
    )
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['m.hidden', 'm.created_at', 'u.firstname', 'u.lastname'])
    .where('m.organization_id', '=', organizationId)
    .where('m.applicant_id', '=', applicantId)
    .executeTakeFirst();
  if (!row) return null;
  const { hidden, created_at, firstname, lastname } = row;
  return {
    mark: hidden ? ('hidden' as const) : ('saved' as const),
    by: firstname === null || lastname === null ? null : `${firstname} ${lastname}`,
    at: created_at.toISOString(),
  };
}

interface Marked {
  readonly seen: boolean;
  readonly saved: boolean;
  readonly hidden: boolean;
}

/** What an employee and the company have noted of these people; of whom nothing is noted, nothing. */
export async function findMarks(
  tx: TenantTx,
  applicantIds: readonly string[],
  { organization_id, employee_id }: { readonly organization_id: string; readonly employee_id: string },
): Promise<ReadonlyMap<string, Marked>> {
  if (applicantIds.length === 0) return new Map();
  const { rows } = await sql<Marked & { id: string }>`
    select one.id, s.applicant_id is not null as seen, coalesce(not m.hidden, false) as saved, coalesce(m.hidden, false) as hidden
    from unnest(${`{${applicantIds.join(',')}}`}::uuid[]) one (id)
      left join search_seen s on s.tenant_id = ${currentTenant} and s.employee_id = ${employee_id}::uuid and s.applicant_id = one.id
      left join search_marks m on m.tenant_id = ${currentTenant} and m.organization_id = ${organization_id}::uuid and m.applicant_id = one.id`.execute(
    tx,
  );
  return new Map(rows.map(({ id, ...marked }) => [id, marked]));
}

/** An employee's part of it, where the row stays without them. */
export async function forgetSearcher(tx: TenantTx, userId: string): Promise<void> {
  // a nameless row of them may stay, and no mark is theirs any more
  await tx
    .updateTable('search_marks')
    .set({ employee_id: null })
    .where('employee_id', 'in', (eb) => eb.selectFrom('employees').select('id').where('user_id', '=', userId))
    .execute();
  for (const table of ['searchers', 'search_seen'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    await tx
      .deleteFrom(table)
      .where('employee_id', 'in', (eb) => eb.selectFrom('employees').select('id').where('user_id', '=', userId))
      .execute();
  }
}

/** How many panels an employee has opened, of those that are still known. */
export async function countSeenBy(tx: TenantTx, employeeId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('search_seen')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Companies that looked at somebody, by day. */
export async function listViewsOf(tx: TenantTx, applicantId: string) {
  return tx
    .selectFrom('applicant_views as w')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'w.tenant_id').onRef('o.id', '=', 'w.organization_id'),
    )
    .select(['o.id', 'o.name as organization', 'o.city', 'w.viewed_on'])
    .where('w.applicant_id', '=', applicantId)
    .orderBy('w.viewed_on')
    .orderBy('o.name')
    .execute();
}

/** What companies think of somebody for themselves. */
export async function listMarksOf(tx: TenantTx, applicantId: string) {
  const rows = await tx
    .selectFrom('search_marks as m')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'm.tenant_id').onRef('o.id', '=', 'm.organization_id'),
    )
    .select(['o.name as organization', 'm.hidden', 'm.created_at'])
    .where('m.applicant_id', '=', applicantId)
    .orderBy('o.name')
    .execute();
  return rows.map(({ organization, hidden, created_at }) => ({
    organization,
    mark: hidden ? 'hidden' : 'saved',
    created_at: created_at.toISOString(),
  }));
}

/** Longer ago than the tenant keeps who looked. */
const oldView = (now: Date, days: unknown) => sql<SqlBool>`viewed_on < ${dayOf(now)}::date - ${days}::int`;
/** Whom an employee has seen is the company's own, and goes by no setting. */
const oldSeen = (now: Date) => sql<SqlBool>`seen_at < ${new Date(now.getTime() - viewDays * 86_400_000)}`;
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const viewsDue = (now: Date): Due =>
  anyOf(anyIn('applicant_views', oldView(now, sql.ref('t.keep_views_days'))), anyIn('search_seen', oldSeen(now)));

export async function forgetViews(tx: TenantTx, { keep_views_days }: TenantRow, now: Date): Promise<void> {
  await tx.deleteFrom('applicant_views').where(oldView(now, keep_views_days)).execute();
  await tx.deleteFrom('search_seen').where(oldSeen(now)).execute();
}
