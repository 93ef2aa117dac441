import { type SqlBool, sql } from 'kysely';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, anyOf, anyRow, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

/** Days between the mail that warns and the erasure. */
export const warningDays = { unfinished: 7, ended: 14 } as const;
type Kind = keyof typeof warningDays;

/** Somebody whose data is kept no longer than until `due`. */
export interface Leaving {
  readonly id: string;
  readonly user_id: string;
  readonly due: Date;
}

/** Asked of those alone whose search ended long ago; joined, everybody's would be read. */
const lastLogin = sql`(select u.last_login_at from users u where u.tenant_id = a.tenant_id and u.id = a.user_id)`;

/** When the period began that runs now, and how long it is. Who logs in after a search has ended is still there. */
const periods = (tenant: Record<'keep_unfinished_days' | 'keep_ended_months', unknown>) =>
  ({
    unfinished: {
      who: sql`a.search_status = 'unconfirmed'`,
      since: sql`a.created_at`,
      began: sql`a.created_at`,
      length: sql`make_interval(days => ${tenant.keep_unfinished_days}::int)`,
    },
    ended: {
      who: sql`a.search_status in ('expired', 'doesnot_want_matching')`,
      since: sql`greatest(a.search_ended_at, ${lastLogin})`,
      began: sql`a.search_ended_at`,
      length: sql`make_interval(months => ${tenant.keep_ended_months}::int)`,
    },
  }) as const;

/** Whether anybody is to be warned or let go of, or something old is there: see the finders, and `forgetOld`. */
export function retentionDue(now: Date): Due {
  const kept = (period: string) => sql.ref(`t.keep_${period}`);
  const all = periods({ keep_unfinished_days: kept('unfinished_days'), keep_ended_months: kept('ended_months') });
  const leaving = (['unfinished', 'ended'] as const).map((kind) => {
    const { who, since, began, length } = all[kind];
    const notice = sql`make_interval(days => ${warningDays[kind]}::int)`;
    return anyRow(sql`from applicants a
      where a.tenant_id = t.id and ${who} and ${began} <= ${now}::timestamptz - ${length} + ${notice}
        and ${since} <= ${now}::timestamptz - ${length} + ${notice}
        and (a.erasure_warned_at is null or a.erasure_warned_at <= ${since}
          or a.erasure_warned_at <= ${now}::timestamptz - ${notice})`);
  });
  const ago = (period: string) => sql`${now}::timestamptz - make_interval(months => ${kept(period)})`;
  return anyOf(
    ...leaving,
    anyIn('audits', sql<SqlBool>`at < ${ago('log_months')}`),
    anyIn('consents', sql<SqlBool>`erased_at < ${ago('ledger_months')}`),
    anyIn('not_me', sql<SqlBool>`reported_at < ${ago('not_me_months')}`),
    anyIn('deletion_requests', settled(now)),
  );
}

const confirmedDays = 30;
const unconfirmedMonths = 12;
/** Requests to delete of people who are gone: confirmed, and seen to be, or never answered. */
const settled = (now: Date) =>
  sql<SqlBool>`ping_id is null and (confirmed_at < ${now}::timestamptz - make_interval(days => ${confirmedDays}::int)
    or requested_at < ${now}::timestamptz - make_interval(months => ${unconfirmedMonths}::int))`;

const only = (id: string | undefined) => (id === undefined ? sql`` : sql`and a.id = ${id}::uuid`);

/** Whose period ends within the days of the warning, and who has not been warned in it; or whether this one is such. */
export async function findToWarn(
  tx: TenantTx,
  kind: Kind,
  tenant: TenantRow,
  now: Date,
  id?: string,
): Promise<readonly Leaving[]> {
  const { who, since, began, length } = periods(tenant)[kind];
  const notice = sql`make_interval(days => ${warningDays[kind]}::int)`;
  const { rows } = await sql<Leaving>`
    select a.id, a.user_id, greatest(${since} + ${length}, ${now}::timestamptz + ${notice}) as due
    from applicants a
    where ${who} and ${began} <= ${now}::timestamptz - ${length} + ${notice}
      and ${since} <= ${now}::timestamptz - ${length} + ${notice}
      and (a.erasure_warned_at is null or a.erasure_warned_at <= ${since}) ${only(id)}
    limit 200`.execute(tx);
  return rows;
}

/** Whose period is over, the days of the warning included; or whether this one's is. */
export async function findOver(
  tx: TenantTx,
  kind: Kind,
  tenant: TenantRow,
  now: Date,
  id?: string,
): Promise<readonly Leaving[]> {
  const { who, since, began, length } = periods(tenant)[kind];
  const { rows } = await sql<Leaving>`
    select a.id, a.user_id, ${now}::timestamptz as due
    from applicants a
    where ${who} and ${began} <= ${now}::timestamptz - ${length} and ${since} <= ${now}::timestamptz - ${length}
      and a.erasure_warned_at > ${since}
      and a.erasure_warned_at <= ${now}::timestamptz - make_interval(days => ${warningDays[kind]}::int)
      ${only(id)}
    limit 200`.execute(tx);
  return rows;
}

export async function markWarned(tx: TenantTx, applicantId: string, now: Date): Promise<void> {
  await tx.updateTable('applicants').set({ erasure_warned_at: now }).where('id', '=', applicantId).execute();
}

/** A row without a person in it, so that the figures go on counting who was here and by which code. */
export async function insertArchived(
  tx: TenantTx,
  was: {
    readonly registration_code_id: string | null;
    readonly search_reason: string | null;
    readonly search_ended_at: Date | null;
    readonly found_with: string | null;
    readonly created_at: Date;
  },
  tenant: TenantRow,
  now: Date,
): Promise<void> {
  const clock = { now: () => now };
  const user_id = newId(clock);
  const email = `${user_id}@erased.invalid`;
  const common = { tenant_id: currentTenant, created_at: was.created_at, updated_at: now };
  await tx
    .insertInto('users')
    .values({
      ...common,
      id: user_id,
      type: 'applicant',
      firstname: '–',
      lastname: '–',
      email,
      email_key: email,
      password_hash: '',
      locale: tenant.default_locale,
      timezone: tenant.timezone,
      verification: 'verified',
      verified_at: null,
      account: 'inactive',
    })
    .execute();
  await tx
    .insertInto('applicants')
    .values({
      ...common,
      id: newId(clock),
      user_id,
      registration_code_id: was.registration_code_id,
      search_reason: was.search_reason,
      search_ended_at: was.search_ended_at,
      found_with: was.found_with,
      search_status: 'archived',
      tos_status: 'expired',
    })
    .execute();
}

/** The log, what is left of those who are gone, and what is remembered of wrong addresses, each after its time. */
export async function forgetOld(tx: TenantTx, tenant: TenantRow, now: Date): Promise<void> {
  const ago = (months: number) => sql`${now}::timestamptz - make_interval(months => ${months}::int)`;
  await sql`select forget_old(${ago(tenant.keep_log_months)}, ${ago(tenant.keep_ledger_months)})`.execute(tx);
  await tx.deleteFrom('deletion_requests').where(settled(now)).execute();
  await sql`delete from not_me where reported_at < ${ago(tenant.keep_not_me_months)}`.execute(tx);
}
