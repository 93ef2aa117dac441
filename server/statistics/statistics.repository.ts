import { sql } from 'kysely';
import type { UnmatchableReason } from '../../contract/applicants/applicants.schema.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import { weeksShown } from '../../contract/statistics/statistics.schema.ts';
import type { OwnOrganization, SearchStatus, UsageType } from '../../contract/users/me.schema.ts';
import { isMatchable } from '../applicants/matchable.ts';
import type { TenantTx } from '../db/scope.ts';

/** One count: of what, of which of them, and how many. `key` null is those who have none. */
type Tally<What extends string, Key extends string> = {
  readonly what: What;
  readonly key: Key | null;
  readonly count: number;
};

export type ApplicantTally =
  | Tally<'standing', UnmatchableReason | 'matchable'>
  | Tally<'search_status', SearchStatus>
  | Tally<'new', 'days_7' | 'days_30'>
  /** `0` is the last seven days. */
  | Tally<'week', `${number}`>
  | Tally<'occupation', string>
  | (Tally<'source', string> & { readonly name: string | null });

interface ApplicantTallyQuery {
  /** Today in the tenant's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly guardian_age: number;
  readonly now: Date;
}

/**
 * One pass over the tenant's applicants; the rest counts what it kept. `standing` is the first of `unmatchableReasons`,
 * in its order; everything else counts confirmed applicants. Who registered under an address that was taken already
 * never becomes an applicant and is nobody. Born on 29 February one is of age on 1 March, as in contract/kit/age.ts.
 */
export async function tallyApplicants(tx: TenantTx, query: ApplicantTallyQuery): Promise<ApplicantTally[]> {
  const { today, guardian_age, now } = query;
  const week = sql`floor(extract(epoch from ${now}::timestamptz - created_at) / 604800)::int`;
  const since = (days: number) => sql`created_at > ${new Date(now.getTime() - days * 86_400_000)}::timestamptz`;
  const { rows } = await sql<ApplicantTally>`
    with people as materialized (
      select u.created_at, u.verification = 'verified' as verified, a.search_status, a.occupation_id, a.registration_code_id,
        case when ${isMatchable} then 'matchable'
          when u.verification <> 'verified' then 'unverified'
          when a.search_status = 'archived' then 'not_looking'
          when num_nulls(a.occupation_id, a.graduation_type_id, a.date_of_birth, a.phonenumber,
            a.line_1, a.postcode, a.city, a.country) > 0 then 'onboarding_incomplete'
          when a.tos_status <> 'accepted' and a.date_of_birth > ${today}::date - make_interval(years => ${guardian_age}::int)
            then 'guardian_not_confirmed'
          when a.tos_status <> 'accepted' then 'tos_not_accepted'
          when a.findable_status <> 'accepted' then 'findable_not_accepted'
          when a.search_status <> 'wants_to_be_matched' then 'not_looking'
          when u.account <> 'active' then 'account_inactive'
          else 'address_not_found' end as standing
      from users u left join applicants a on a.tenant_id = u.tenant_id and a.user_id = u.id
      where u.type = 'applicant' and u.shadow_of is null
    ), sources as (
      select c.organization_id, sum(s.count)::int as count
      from (select registration_code_id, count(*) from people where verified group by 1) s
        left join registration_codes c on c.id = s.registration_code_id
      group by 1
    )
    select 'standing' as what, standing as key, null as name, count(*)::int as count from people group by 2
    union all select 'search_status', search_status, null, count(*)::int from people where verified group by 2
    union all select 'new', 'days_7', null, count(*)::int from people where verified and ${since(7)}
    union all select 'new', 'days_30', null, count(*)::int from people where verified and ${since(30)}
    union all select 'week', ${week}::text, null, count(*)::int from people
      where verified and ${since(7 * weeksShown)} group by 2
    union all select 'occupation', occupation_id::text, null, count(*)::int from people where verified group by 2
    union all select 'source', s.organization_id::text, o.name, s.count
      from sources s left join organizations o on o.id = s.organization_id`.execute(tx);
  return rows;
}

/** How many colleagues there are, how far they have come, and how many were here since `since`. */
export function countEmployees(tx: TenantTx, since: Date) {
  const isVerified = sql<boolean>`u.verification = 'verified'`;
  const isOnboarded = sql<boolean>`num_nulls(o.usage_type, e.phonenumber) = 0`;
  return tx
    .selectFrom('users as u')
    .leftJoin('employees as e', 'e.user_id', 'u.id')
    .leftJoin('organizations as o', 'o.id', 'e.organization_id')
    .where('u.type', '=', 'employee')
    .where('u.account', '=', 'active')
    .where('u.shadow_of', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(isVerified).as('verified'),
      fn.countAll<number>().filterWhere(isVerified).filterWhere(isOnboarded).as('onboarded'),
      fn.countAll<number>().filterWhere(isVerified).filterWhere(wasHere(since)).as('active_30_days'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether user `u` has logged in, or was seen in a session that is still kept, since then. */
const wasHere = (since: Date) => sql<boolean>`(u.last_login_at >= ${since}::timestamptz
  or exists (select from sessions s where s.tenant_id = u.tenant_id and s.user_id = u.id and s.last_seen_at >= ${since}::timestamptz))`;

interface PingTally {
  readonly status: PingStatus;
  readonly count: number;
  /** Of these, with a yes or a no. */
  readonly answered: number;
  /** Of these, gone out. */
  readonly sent: number;
}

export function tallyPings(tx: TenantTx): Promise<PingTally[]> {
  return tx
    .selectFrom('pings')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.count<number>('responded_at').as('answered'),
      fn.count<number>('sent_at').as('sent'),
    ])
    .groupBy('status')
    .execute();
}

interface OrganizationTally {
  readonly status: OwnOrganization['status'];
  readonly usage_type: UsageType | null;
  readonly count: number;
  readonly with_code: number;
  readonly stalled: number;
}

/** By status and usage type together. New ones and those where somebody was here since `since` are not stalled. */
export async function tallyOrganizations(tx: TenantTx, since: Date): Promise<OrganizationTally[]> {
  const { rows } = await sql<OrganizationTally>`
    select o.status, o.usage_type, count(*)::int as count,
      (count(*) filter (where exists (select from registration_codes c
        where c.tenant_id = o.tenant_id and c.organization_id = o.id and c.status = 'active')))::int as with_code,
      (count(*) filter (where o.status not in ('inactive', 'archived') and o.created_at < ${since}::timestamptz
        and not exists (select from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
          where e.tenant_id = o.tenant_id and e.organization_id = o.id and ${wasHere(since)})))::int as stalled
    from organizations o group by 1, 2`.execute(tx);
  return rows;
}
