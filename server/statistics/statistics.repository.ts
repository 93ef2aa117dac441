import { sql } from 'kysely';
import type { UnmatchableReason } from '../../contract/applicants/unmatchable-reasons.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import type { OwnOrganization, SearchStatus, UsageType } from '../../contract/users/me.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyRow, type Due } from '../jobs/due.ts';
import { isWithin, type Span } from '../kit/span.ts';
import { hasAlert, hasCode, hasProfile, isStalledOfMany } from '../organizations/standing.ts';

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
  | Tally<'occupation', string>
  | Tally<'area', string>
  | (Tally<'source', string> & { readonly name: string | null });

interface ApplicantTallyQuery {
  /** Today in the tenant's time zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly guardian_age: number;
  readonly now: Date;
}

/** Who is counted: verified applicants, and whoever is becoming one but for a code. */
const isCounted = sql`type = 'applicant' and shadow_of is null and verification`;
/** Of whom more than a trace is left. */
const isSomebody = sql`not exists (select from applicants a
  where a.tenant_id = users.tenant_id and a.user_id = users.id and a.search_status = 'archived')`;

/**
 * Sums of what the triggers wrote when applicants changed (migration 0010); only the newest are counted as people.
 * `standing` is the first of `unmatchableReasons`, in its order; everything else counts confirmed applicants. Who
 * registered under an address that was taken already never becomes an applicant and is nobody. Born on 29 February one
 * is of age on 1 March, as in contract/kit/age.ts.
 */
export async function tallyApplicants(tx: TenantTx, query: ApplicantTallyQuery): Promise<ApplicantTally[]> {
  const { today, guardian_age, now } = query;
  const { rows } = await sql<ApplicantTally>`
    with counts as materialized (select what, key, sum(count)::int as count from applicant_counts group by 1, 2)
    select what, key, null as name, count from counts where what = 'standing' and key <> 'tos_not_accepted'
    union all select 'standing', case when key::date > ${today}::date - make_interval(years => ${guardian_age}::int)
        then 'guardian_not_confirmed' else 'tos_not_accepted' end, null, sum(count)::int
      from counts where what = 'born' group by 2
    union all select 'standing', 'unverified', null, count(*)::int from users where ${isCounted} = 'unverified' and ${isSomebody}
    union all select what, nullif(key, ''), null, count from counts where what in ('search_status', 'occupation', 'area')
    union all select 'source', o.id::text, o.name, sum(s.count)::int
      from counts s left join registration_codes c on c.id = nullif(s.key, '')::uuid left join organizations o on o.id = c.organization_id
      where s.what = 'code' group by o.id, o.name
    union all select 'new', 'days_' || days, null, (select count(*)::int from users
        where ${isCounted} = 'verified' and created_at > ${now}::timestamptz - days * interval '24 hours' and ${isSomebody})
      from unnest(array[7, 30]) days`.execute(tx);
  return rows;
}

/**
 * Of stretches of time, in their order: how many registered in each, messages that went out, and yeses of these; of
 * messages, all companies' or one's.
 */
export async function countCourse(
  tx: TenantTx,
  spans: readonly Required<Span>[],
  organizationId?: string,
): Promise<CourseTally[]> {
  const { rows } = await sql<CourseTally>`select
      (select count(*)::int from users where ${isCounted} = 'verified' and ${isSomebody}
        and created_at >= s.after and created_at < s.before) as registered,
      m.sent, m.accepted
    from unnest(${spans.map(({ after }) => after)}::timestamptz[], ${spans.map(({ before }) => before)}::timestamptz[])
      with ordinality s (after, before, n),
    lateral (select count(*)::int as sent, count(released_at)::int as accepted from pings
      where sent_at >= s.after and sent_at < s.before ${isOf(organizationId)}) m
    order by s.n`.execute(tx);
  return rows;
}
const isOf = (organizationId: string | undefined) =>
  organizationId === undefined ? sql`` : sql`and organization_id = ${organizationId}::uuid`;
interface CourseTally {
  readonly registered: number;
  readonly sent: number;
  readonly accepted: number;
}

/** Archived searches of those who registered in a span of time: in no list, and counted as such alone. */
export async function countArchived(tx: TenantTx, span: Span): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from users
    where ${isCounted} = 'verified' and ${isWithin(sql.ref('created_at'), span)} and not ${isSomebody}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export const countsDue: Due = anyRow(sql`from applicant_counts where tenant_id = t.id and not folded`);

/**
 * Puts the summands of a key together. Whoever does so at the same time finds other rows, or none: the sums are right
 * whoever comes first.
 */
export async function foldCounts(tx: TenantTx, tenantId: string): Promise<void> {
  await sql`with gone as (
      delete from applicant_counts where tenant_id = ${tenantId}::uuid
        and (what, key) in (select what, key from applicant_counts where not folded and tenant_id = ${tenantId}::uuid)
      returning what, key, count)
    insert into applicant_counts (tenant_id, what, key, count, folded)
      select ${tenantId}::uuid, what, key, sum(count), true from gone group by what, key having sum(count) <> 0`.execute(
    tx,
  );
}

interface PingTally {
  readonly status: PingStatus;
  readonly count: number;
  /** Of these, with a yes or a no. */
  readonly answered: number;
  /** Of these, gone out. */
  readonly sent: number;
}

/** Of all, or of those that went out in a span of time, or a company's. */
export function tallyPings(tx: TenantTx, span?: Span, organizationId?: string): Promise<PingTally[]> {
  return tx
    .selectFrom('pings')
    .select(({ fn }) => [
      'status',
      fn.countAll<number>().as('count'),
      fn.count<number>('responded_at').as('answered'),
      fn.count<number>('sent_at').as('sent'),
    ])
    .$if(span !== undefined, (all) => all.where(isWithin(sql.ref('sent_at'), span ?? {})))
    .$if(organizationId !== undefined, (all) => all.where('organization_id', '=', organizationId ?? ''))
    .groupBy('status')
    .execute();
}

interface OrganizationTally {
  readonly status: OwnOrganization['status'];
  readonly usage_type: UsageType | null;
  readonly count: number;
  readonly with_profile: number;
  readonly with_code: number;
  readonly with_alert: number;
  readonly stalled: number;
}

/** By status and usage type together. New ones and those where somebody was here since `since` are not stalled. */
export async function tallyOrganizations(tx: TenantTx, since: Date, span: Span): Promise<OrganizationTally[]> {
  const { rows } = await sql<OrganizationTally>`
    select o.status, o.usage_type, count(*)::int as count,
      (count(*) filter (where ${hasProfile}))::int as with_profile,
      (count(*) filter (where ${hasCode}))::int as with_code,
      (count(*) filter (where ${hasAlert}))::int as with_alert,
      (count(*) filter (where ${isStalledOfMany(since)}))::int as stalled
    from organizations o where ${isWithin(sql.ref('o.created_at'), span)} group by 1, 2`.execute(tx);
  return rows;
}
