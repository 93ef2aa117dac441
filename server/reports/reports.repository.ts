import { type Insertable, sql } from 'kysely';
import type { reportsSearch } from '../../contract/reports/reports.search.ts';
import type { TenantTx } from '../db/scope.ts';
import type { ReportsTable } from '../db/tables-trust.ts';
import { type Paged, selectPage } from '../kit/paged.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export type ReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>;
type Field = 'status' | 'reason' | 'reporter';
export type ReportFilter = { readonly [F in Field]?: readonly ReportsTable[F][] | undefined } & {
  readonly organization_id?: string | undefined;
};

const whole = (tx: TenantTx) =>
  tx
    .selectFrom('reports as r')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .leftJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.applicant_id'),
    )
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .leftJoin('legal_contacts as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.legal_contact_id'),
    )
    .leftJoin('users as s', (join) => join.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.answered_by'))
    .selectAll('r')
    .select([
      'o.name as organization_name',
      'u.id as user_id',
      'u.firstname',
      'u.lastname',
      'u.email',
      'u.locale',
      'c.firstname as guardian_firstname',
      'c.lastname as guardian_lastname',
      'c.email as guardian_email',
      'c.locale as guardian_locale',
      sql<string | null>`s.firstname || ' ' || s.lastname`.as('answerer'),
    ]);

export function findReport(tx: TenantTx, id: string) {
  return whole(tx).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
}

export function listReports(
  tx: TenantTx,
  { organization_id, status, reason, reporter }: ReportFilter,
  page: Paged<(typeof reportsSearch)['order'][number]>,
) {
  const asked = tx
    .selectFrom('reports as r')
    .$if(organization_id !== undefined, (all) => all.where('r.organization_id', '=', organization_id ?? ''))
    .$if(status !== undefined, (all) => all.where('r.status', 'in', status ?? []))
    .$if(reason !== undefined, (all) => all.where('r.reason', 'in', reason ?? []))
    .$if(reporter !== undefined, (all) => all.where('r.reporter', 'in', reporter ?? []));
  const rows = whole(tx)
    .where('r.id', 'in', asked.select('r.id'))
    // by the day of its answer, what waits for one is first
    .$if(page.by === 'answer_by', (all) => all.orderBy(sql`r.status <> 'pending'`))
    .orderBy(`r.${page.by}`, page.direction)
    .orderBy('r.created_at', page.direction)
    .orderBy('r.id', page.direction);
  return selectPage(rows, asked, page);
}

export async function countWaiting(tx: TenantTx): Promise<number> {
  const { count } = await tx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whose reports: an applicant's own, or those of one guardian. */
export type Reporter = { readonly applicant_id: string } | { readonly legal_contact_id: string };

const madeBy = (tx: TenantTx, reporter: Reporter) => {
  const all = tx.selectFrom('reports as r');
  return 'applicant_id' in reporter
    ? all.where('r.applicant_id', '=', reporter.applicant_id).where('r.reporter', '=', 'applicant')
    : all.where('r.legal_contact_id', '=', reporter.legal_contact_id);
};

export function findReportsBy(tx: TenantTx, reporter: Reporter) {
  return madeBy(tx, reporter)
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .selectAll('r')
    .select('o.name as organization_name')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}

/** All that concern an applicant, the earliest first. What a guardian wrote, and was answered, is the guardian's. */
export async function findReportsAbout(tx: TenantTx, applicantId: string) {
  const rows = await tx
    .selectFrom('reports as r')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .select(['o.name as organization', 'r.reporter', 'r.reason', 'r.text', 'r.status', 'r.answer'])
    .select(['r.created_at', 'r.answered_at'])
    .where('r.applicant_id', '=', applicantId)
    .orderBy('r.created_at')
    .execute();
  return rows.map(({ reason, text, answer, created_at, answered_at, ...row }) => {
    const isOwn = row.reporter === 'applicant';
    return {
      ...row,
      reason: isOwn ? reason : null,
      text: isOwn ? text : null,
      answer: isOwn ? answer : null,
      created_at: created_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
    };
  });
}

export async function countReportsBy(tx: TenantTx, reporter: Reporter, since: Date): Promise<number> {
  const { count } = await madeBy(tx, reporter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('r.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertReport(tx: TenantTx, report: Omit<Insertable<ReportsTable>, 'tenant_id'>): Promise<void> {
  await tx
    .insertInto('reports')
    .values({ tenant_id: currentTenant, ...report })
    .execute();
}

/** An organization that somebody of this tenant can know of. */
export function findReportable(tx: TenantTx, id: string) {
  return tx
    .selectFrom('organizations')
    .select(['id', 'name', 'city'])
    .where('id', '=', id)
    .where('status', 'in', ['active', 'inactive', 'archived'])
    .executeTakeFirst();
}

/** Whether this organization sent this message to the applicant, who has it. */
export async function hasMessage(
  tx: TenantTx,
  { ping_id, applicant_id, organization_id }: Record<'ping_id' | 'applicant_id' | 'organization_id', string>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('pings')
    .select('id')
    .where('id', '=', ping_id)
    .where('applicant_id', '=', applicant_id)
    .where('organization_id', '=', organization_id)
    .where('sent_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Who answers reports. */
export function findStaff(tx: TenantTx) {
  return tx
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname', 'email', 'locale'])
    .where('type', 'in', ['tenant_member', 'administrator'])
    .where('operator_id', 'is', null)
    .where('account', '=', 'active')
    .where('verification', '=', 'verified')
    .orderBy('id')
    .execute();
}

/** Of whoever is erased nothing is left in what they reported. */
export async function forgetReporter(tx: TenantTx, applicantId: string, now: Date): Promise<void> {
  await tx
    .updateTable('reports')
    .set({ applicant_id: null, legal_contact_id: null, ping_id: null, text: '', answer: null, updated_at: now })
    .where('applicant_id', '=', applicantId)
    .execute();
}
