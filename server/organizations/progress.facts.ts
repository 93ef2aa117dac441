import { type RawBuilder, sql } from 'kysely';
import { type Milestone, milestones, milestonesOf } from '../../contract/organizations/progress.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyRow, type Due } from '../jobs/due.ts';
import { hasAlert, hasProfile } from './standing.ts';

/** How far a company has come. */
interface Facts {
  readonly reached: Milestone[];
  /** Of what its kind of company comes to. */
  readonly percent: number;
  /** The first that it lacks, or null. */
  readonly next: Milestone | null;
}

const isThere = (from: RawBuilder<unknown>) => sql<boolean>`exists (select from ${from})`;
const ofIt = (table: string) => sql`${sql.table(table)} x where x.tenant_id = o.tenant_id and x.organization_id = o.id`;

/**
 * Of organization `o`: whether it has come to each. Migration 0071 notes whatever changes one of them; a fact from
 * elsewhere needs a trigger there as well.
 */
const has: Readonly<Record<Milestone, RawBuilder<boolean>>> = {
  // who was there before there were invitations was invited otherwise
  invited: sql<boolean>`(${isThere(ofIt('invitations'))} or ${isThere(ofIt('employees'))})`,
  joined: isThere(sql`employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
    where e.tenant_id = o.tenant_id and e.organization_id = o.id and u.verification = 'verified'`),
  usage_said: sql<boolean>`(o.usage_type is not null)`,
  profile_published: hasProfile,
  code_made: isThere(sql`${ofIt('registration_codes')} and not x.is_mailed`),
  code_used: isThere(sql`${ofIt('registration_codes')} and x.times_used > 0`),
  referred_findable:
    isThere(sql`recommendations r join applicants a on a.tenant_id = r.tenant_id and a.id = r.applicant_id
    where r.tenant_id = o.tenant_id and r.organization_id = o.id and a.matchable`),
  // who had written before searches were noted had searched too
  searched: sql<boolean>`(o.first_searched_at is not null or ${isThere(sql`${ofIt('pings')} and x.sent_at is not null`)})`,
  alert_active: hasAlert,
  written: isThere(sql`${ofIt('pings')} and x.sent_at is not null`),
  answered: isThere(sql`${ofIt('pings')} and x.responded_at is not null`),
  found_here: isThere(sql`pings p join applicants a on a.tenant_id = p.tenant_id and a.id = p.applicant_id
    where p.tenant_id = o.tenant_id and p.organization_id = o.id and a.found_with = o.id`),
};

const usages = [null, 'searching', 'searching_and_referring'] as const;
/** By what a company is here for: `referring` goes the way of those who have not said. */
function byUsage<T>(of: (own: readonly Milestone[]) => RawBuilder<T>): RawBuilder<T> {
  const ways = usages.slice(1).map((usage) => sql`when ${usage} then ${of(milestonesOf(usage))}`);
  return sql<T>`(case o.usage_type ${sql.join(ways, sql` `)} else ${of(milestonesOf(null))} end)`;
}

const found = (one: Milestone) => sql`${sql.ref(`found.${one}`)}`;
const percent = byUsage(
  (own) =>
    sql<number>`(round(100.0 * (${sql.join(
      own.map((one) => sql`${found(one)}::int`),
      sql` + `,
    )}) / ${sql.lit(own.length)}))::int`,
);
const next = byUsage(
  (own) =>
    sql<Milestone | null>`case ${sql.join(
      own.map((one) => sql`when not ${found(one)} then ${sql.lit(one)}`),
      sql` `,
    )} end`,
);

/** Of `o`: each fact looked up once, however often it is named, in a subquery that isn't taken apart (`offset 0`). */
const workedOut = (when: RawBuilder<boolean>) => sql<Facts>`(
  select array_remove(array[${sql.join(
    milestones.map((one) => sql`case when ${found(one)} then ${sql.lit(one)} end`),
  )}]::text[], null) as reached, ${percent} as percent, ${next} as next
  from (select ${sql.join(milestones.map((one) => sql`${has[one]} as ${sql.ref(one)}`))} offset 0) found
  where ${when} offset 0)`;

/** Companies `o`; what is joined to them is named in raw SQL alone. */
export type Companies = ReturnType<typeof companiesOf>;
export const companiesOf = (tx: TenantTx) => tx.selectFrom('organizations as o');

/** Of `o`, whether what is kept of it may no longer be so. */
const hasChanged = sql<boolean>`(kept.organization_id is null
  or o.id in (select c.organization_id from organization_changes c))`;

/** Joins what is kept of each, and of those that have changed what is so now: the answer is that of this moment. */
export const withFacts = (some: Companies): Companies =>
  some
    .leftJoin(sql<Facts & { tenant_id: string; organization_id: string }>`organization_progress`.as('kept'), (join) =>
      join.onRef('kept.tenant_id', '=', 'o.tenant_id').onRef('kept.organization_id', '=', 'o.id'),
    )
    .leftJoinLateral(workedOut(hasChanged).as('fresh'), (join) => join.onTrue());

/** Of `o`, as `withFacts` joins them. */
export const fact = {
  reached: sql<Milestone[]>`coalesce(fresh.reached, kept.reached)`,
  percent: sql<number>`coalesce(fresh.percent, kept.percent)`,
  next: sql<Milestone | null>`(case when fresh.reached is null then kept.next else fresh.next end)`,
} as const;

export const progressDue: Due = anyRow(sql`from organization_changes where tenant_id = t.id`);

/** Works out anew what is kept of companies that something was written about; whoever does so as well waits for its rows. */
export async function keepProgress(tx: TenantTx, tenantId: string): Promise<void> {
  await sql`with changed as (delete from organization_changes where tenant_id = ${tenantId}::uuid returning organization_id)
    insert into organization_progress (tenant_id, organization_id, reached, percent, next)
      select o.tenant_id, o.id, fresh.reached, fresh.percent, fresh.next
      from organizations o cross join lateral ${workedOut(sql`true`)} fresh
      where o.tenant_id = ${tenantId}::uuid and o.id in (select organization_id from changed)
    on conflict (tenant_id, organization_id)
      do update set reached = excluded.reached, percent = excluded.percent, next = excluded.next`.execute(tx);
}
