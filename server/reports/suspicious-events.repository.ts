import { sql, type SqlBool } from 'kysely';
import { dayAfter } from '../../contract/kit/age.ts';
import {
  ownSuspicionKinds,
  suspicionDays,
  type suspiciousEventsSearch,
} from '../../contract/reports/suspicious-events.search.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import type { SuspiciousEventsTable } from '../db/tables-trust.ts';
import { anyIn, anyOf, type Due } from '../jobs/due.ts';
import { type Paged, selectPage } from '../kit/paged.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import type { Noticed } from './suspicious-events.rules.ts';

export type SuspiciousRow = NonNullable<Awaited<ReturnType<typeof findSuspicious>>>;
type Filters = (typeof suspiciousEventsSearch)['filter'];
interface Asked {
  readonly organization_id?: string | undefined;
  readonly status?: readonly Filters['status'][number][] | undefined;
  readonly kind?: readonly Filters['kind'][number][] | undefined;
}

/** With whom it is about by name, of an employee with the company. */
const whole = (tx: TenantTx) =>
  tx
    .selectFrom('suspicious_events as s')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.id', '=', 's.user_id'))
    .leftJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.user_id', '=', 'u.id'),
    )
    .leftJoin('employees as e', (join) => join.onRef('e.tenant_id', '=', 'u.tenant_id').onRef('e.user_id', '=', 'u.id'))
    .leftJoin('registration_codes as c', (join) =>
      join.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.registration_code_id'),
    )
    .leftJoin('organizations as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 's.tenant_id')
        .on((eb) => eb('o.id', '=', eb.fn.coalesce('s.organization_id', 'c.organization_id', 'e.organization_id'))),
    )
    .leftJoin('users as k', (join) => join.onRef('k.tenant_id', '=', 's.tenant_id').onRef('k.id', '=', 's.checked_by'))
    .selectAll('s')
    .select([
      'u.firstname',
      'u.lastname',
      'u.type as user_type',
      'a.id as applicant_id',
      'o.id as company_id',
      'o.name as company',
      'c.name as code',
      sql<string | null>`k.firstname || ' ' || k.lastname`.as('checker'),
    ]);

const isWaiting = sql<boolean>`s.checked_at is null`;

export function listSuspicious(
  tx: TenantTx,
  { organization_id, status, kind }: Asked,
  page: Paged<(typeof suspiciousEventsSearch)['order'][number]>,
) {
  const asked = tx
    .selectFrom('suspicious_events as s')
    .$if(organization_id !== undefined, (all) =>
      all.where(
        sql<SqlBool>`${organization_id}::uuid in (s.organization_id,
          (select c.organization_id from registration_codes c where c.tenant_id = s.tenant_id and c.id = s.registration_code_id),
          (select e.organization_id from employees e where e.tenant_id = s.tenant_id and e.user_id = s.user_id))`,
      ),
    )
    .$if(kind !== undefined, (all) => all.where('s.kind', 'in', kind ?? []))
    // both of them are all
    .$if(status?.length === 1, (all) => all.where(isWaiting, '=', status?.[0] === 'pending'));
  const rows = whole(tx)
    .where('s.id', 'in', asked.select('s.id'))
    .orderBy(isWaiting, 'desc')
    .orderBy(`s.${page.by}`, page.direction)
    .orderBy('s.id', page.direction);
  return selectPage(rows, asked, page);
}

export const findSuspicious = (tx: TenantTx, id: string) =>
  whole(tx).where('s.id', '=', id).forUpdate('s').executeTakeFirst();

export async function countSuspicious(tx: TenantTx): Promise<number> {
  const { count } = await tx
    .selectFrom('suspicious_events as s')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isWaiting)
    .executeTakeFirstOrThrow();
  return count;
}

export const noteChecked = (
  tx: TenantTx,
  { id, count }: Pick<SuspiciousEventsTable, 'id' | 'count'>,
  { by, note, now }: { readonly by: string; readonly note: string; readonly now: Date },
) =>
  tx
    .updateTable('suspicious_events')
    .set({ checked_at: now, checked_by: by, checked_count: count, note })
    .where('id', '=', id)
    .execute();

/**
 * What an account's own export tells of it: what staff have looked into, as it was then. Whatever waits, for the first
 * time or once more, would tell the one who is watched.
 */
export async function findSuspiciousAbout(tx: TenantTx, userId: string) {
  const rows = await tx
    .selectFrom('suspicious_events')
    .select(['kind as what', sql<number>`checked_count`.as('times'), 'note', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ownSuspicionKinds)
    .where('checked_count', 'is not', null)
    .orderBy('created_at')
    .$narrowType<{ what: (typeof ownSuspicionKinds)[number] }>()
    .execute();
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** An account that leaves takes it along, where a nameless row stays as well. */
export const forgetSuspicious = (tx: TenantTx, userId: string) =>
  tx.deleteFrom('suspicious_events').where('user_id', '=', userId).execute();

const subject = sql`coalesce(s.user_id, s.organization_id, s.registration_code_id, s.tenant_id)`;

interface Seen extends Noticed {
  readonly kind: SuspiciousEventsTable['kind'];
  readonly day: string;
  /** In days. */
  readonly period: number;
}

/**
 * One row for each kind, subject and period, with the most there was of it. Where it has doubled since somebody looked
 * into it, it waits once more. Seen again, it changes nothing.
 */
export async function storeNoticed(tx: TenantTx, { day, period, kind, ...seen }: Seen, now: Date): Promise<void> {
  const { user_id, organization_id, registration_code_id, topic, count } = seen;
  const ids = sql`coalesce(${user_id}::uuid, ${organization_id}::uuid, ${registration_code_id}::uuid, ${currentTenant})`;
  const running = await tx
    .selectFrom('suspicious_events as s')
    .select('s.started_on')
    .where('s.kind', '=', kind)
    .where(sql<SqlBool>`${subject} = ${ids} and coalesce(s.topic, '') = ${topic ?? ''}`)
    .where('s.started_on', '>', dayAfter(day, -period))
    .orderBy('s.started_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  await sql`insert into suspicious_events as s (tenant_id, id, kind, topic, user_id, organization_id, registration_code_id,
      started_on, count, created_at, updated_at)
    values (${currentTenant}, ${newId({ now: () => now })}::uuid, ${kind}, ${topic}, ${user_id}::uuid, ${organization_id}::uuid,
      ${registration_code_id}::uuid, ${running?.started_on ?? day}::date, ${count}::int, ${now}, ${now})
    on conflict (tenant_id, kind, (coalesce(user_id, organization_id, registration_code_id, tenant_id)), (coalesce(topic, '')), started_on)
    do update set count = excluded.count, updated_at = excluded.updated_at,
      checked_at = case when excluded.count < 2 * s.checked_count then s.checked_at end
    where excluded.count > s.count`.execute(tx);
}

const dayMs = 86_400_000;
const old = (now: Date) =>
  sql<SqlBool>`started_on < (${new Date(now.getTime() - suspicionDays * dayMs)}::timestamptz at time zone 'UTC')::date`;

/** Tenants in which anybody did anything lately, or that have old ones. */
export function suspiciousDue(now: Date): Due {
  const lately = new Date(now.getTime() - dayMs);
  return anyOf(
    anyIn('rate_limits', sql<SqlBool>`window_start > ${lately}`),
    anyIn('search_seen', sql<SqlBool>`seen_at > ${lately}`),
    anyIn('audits', sql<SqlBool>`at > ${lately}`),
    anyIn('suspicious_events', old(now)),
  );
}

export async function purgeSuspicious(tx: TenantTx, now: Date): Promise<void> {
  await tx.deleteFrom('suspicious_events').where(old(now)).execute();
}

/** Whether somebody else of the staff could look into something; who is here by a handover doesn't count. */
export async function hasColleague(tx: TenantTx, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('type', 'in', ['tenant_member', 'administrator'])
    .where('account', '=', 'active')
    .where('verification', '=', 'verified')
    .where('operator_id', 'is', null)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
