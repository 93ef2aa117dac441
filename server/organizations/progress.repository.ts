import { type RawBuilder, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { organizationsProgress } from '../../contract/organizations/progress.endpoints.ts';
import {
  type Milestone,
  milestones,
  milestonesOf,
  type ProgressStage,
  type progressSearch,
  stages,
} from '../../contract/organizations/progress.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, type Place, rowsBehind, selectBehind, selectPage } from '../kit/paged.ts';
import { hasAlert, hasProfile, isStalled, lastActiveAt } from './standing.ts';

export type ProgressFilter = NonNullable<InferOutput<(typeof organizationsProgress.list)['query']>['filter']>;
export type ProgressRow = Awaited<ReturnType<typeof listProgress>>['rows'][number];

const isThere = (from: RawBuilder<unknown>) => sql<boolean>`exists (select from ${from})`;
const ofIt = (table: string) => sql`${sql.table(table)} x where x.tenant_id = o.tenant_id and x.organization_id = o.id`;

/** Of organization `o`: whether it has come to each. */
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

type Reached = Readonly<Record<Milestone, RawBuilder<boolean>>>;
const either = (...facts: readonly RawBuilder<boolean>[]) => sql<boolean>`(${sql.join([...facts], sql` or `)})`;

/** The same in six steps for all companies. */
const stagesBy = (reached: Reached): Readonly<Record<ProgressStage, RawBuilder<boolean>>> => ({
  invited: reached.invited,
  joined: reached.joined,
  usage_said: reached.usage_said,
  profile_published: reached.profile_published,
  begun: either(reached.code_used, reached.written),
  succeeded: either(reached.referred_findable, reached.answered, reached.found_here),
});
const isAt = stagesBy(has);

const mapped = <T>(of: (one: Milestone) => T) =>
  Object.fromEntries(milestones.map((one) => [one, of(one)])) as Record<Milestone, T>;
/** Each of them looked up once, however often it is named: a subquery that isn't taken apart (`offset 0`). */
const lookedUp = sql<Record<Milestone, boolean>>`(select ${sql.join(
  milestones.map((one) => sql`${has[one]} as ${sql.ref(one)}`),
)} offset 0)`;
const found = mapped((one) => sql<boolean>`${sql.ref(`found.${one}`)}`);

const usages = [null, 'searching', 'searching_and_referring'] as const;
/** By what a company is here for: `referring` goes the way of those who have not said. */
function byUsage<T>(of: (own: readonly Milestone[]) => RawBuilder<T>): RawBuilder<T> {
  const ways = usages.slice(1).map((usage) => sql`when ${usage} then ${of(milestonesOf(usage))}`);
  return sql<T>`(case o.usage_type ${sql.join(ways, sql` `)} else ${of(milestonesOf(null))} end)`;
}

const percentOf = (reached: Reached) =>
  byUsage(
    (own) =>
      sql<number>`(round(100.0 * (${sql.join(
        own.map((one) => sql`${reached[one]}::int`),
        sql` + `,
      )}) / ${sql.lit(own.length)}))::int`,
  );
const percentFound = percentOf(found);
const nextFound = byUsage(
  (own) =>
    sql<Milestone | null>`case ${sql.join(
      own.map((one) => sql`when not ${found[one]} then ${sql.lit(one)}`),
      sql` `,
    )} end`,
);
/**
 * Of many at once, to order them: written out, what few companies have is read once for all of them instead of being
 * looked up for each.
 */
const percent = percentOf(has);
const next = sql<Milestone | null>`(select ${nextFound} from ${lookedUp} found)`;

/** Those who take part or are about to. */
const all = (tx: TenantTx) => tx.selectFrom('organizations as o').where('o.status', 'not in', ['inactive', 'archived']);

/** The companies that a filter names: of the list, of a figure, of a file. */
function chosen(tx: TenantTx, filter: ProgressFilter, since: Date) {
  const { q, usage_type, stalled, reached, organization_id } = filter;
  let some = all(tx);
  if (organization_id !== undefined) some = some.where('o.id', '=', organization_id);
  if (q) some = some.where(sql<boolean>`o.name ilike ${`%${literally(q)}%`}`);
  if (usage_type) some = some.where(sql<boolean>`coalesce(o.usage_type, 'unsaid') = any(${usage_type}::text[])`);
  // both of them are everybody
  if (stalled?.length === 1) {
    some = some.where(stalled[0] === 'yes' ? isStalled(since) : sql<boolean>`not ${isStalled(since)}`);
  }
  for (const stage of reached ?? []) some = some.where(isAt[stage]);
  if (filter.next) some = some.where(sql<boolean>`coalesce(${next}, 'done') = any(${filter.next}::text[])`);
  return some;
}

const named = <Name extends string>(names: readonly Name[], facts: Readonly<Record<Name, RawBuilder<boolean>>>) =>
  sql<
    Name[]
  >`array_remove(array[${sql.join(names.map((name) => sql`case when ${facts[name]} then ${sql.lit(name)} end`))}]::text[], null)`;

const whole = (some: ReturnType<typeof all>, since: Date) =>
  some.crossJoinLateral(lookedUp.as('found')).select([
    'o.id',
    'o.name',
    'o.status',
    'o.usage_type',
    'o.created_at',
    'o.reminded_at',
    named(milestones, found).as('reached'),
    named(stages, stagesBy(found)).as('stages'),
    percentFound.as('percent'),
    nextFound.as('next'),
    lastActiveAt.as('last_active_at'),
    isStalled(since).as('stalled'),
    sql<boolean>`exists (select from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where e.tenant_id = o.tenant_id and e.organization_id = o.id and u.verification = 'verified'
        and u.account = 'active' and u.password_hash <> '')`.as('has_readers'),
  ]);

const orders: Readonly<Record<(typeof progressSearch)['order'][number], RawBuilder<unknown>>> = {
  name: alphabetical('o.name'),
  percent,
  // who was never here comes before who was here long ago
  last_activity: sql`coalesce(${lastActiveAt}, '-infinity')`,
};

/** These companies whole, in this order: for a page's rows only is looked up what it shows. */
async function shown(
  tx: TenantTx,
  picked: readonly { readonly id: string }[],
  since: Date,
  inOrder: (some: ReturnType<typeof all>) => ReturnType<typeof all>,
) {
  const ids = picked.map(({ id }) => id);
  return ids.length === 0 ? [] : whole(inOrder(all(tx).where('o.id', 'in', ids)), since).execute();
}

export async function listProgress(
  tx: TenantTx,
  filter: ProgressFilter,
  page: Paged<(typeof progressSearch)['order'][number]>,
  since: Date,
) {
  const some = chosen(tx, filter, since);
  const inOrder = (rows: ReturnType<typeof all>) =>
    rows.orderBy(orders[page.by], page.direction).orderBy('o.id', page.direction);
  const { rows, total } = await selectPage(inOrder(some).select('o.id'), some, page);
  return { rows: await shown(tx, rows, since, inOrder), total };
}

/** What comes in the list behind a place; what rows show is looked up for those that come. */
export function progressBehind(
  tx: TenantTx,
  filter: ProgressFilter,
  { by, direction, limit }: Paged<(typeof progressSearch)['order'][number]>,
  since: Date,
  behind: Place | undefined,
) {
  const ordered = { by: orders[by], id: 'o.id', direction };
  const coming = rowsBehind(chosen(tx, filter, since).select('o.id'), ordered, { limit, behind });
  const ids = tx.selectFrom(coming.as('coming')).select('coming.id');
  return selectBehind(whole(all(tx).where('o.id', 'in', ids), since), ordered, { limit, behind: undefined });
}

export const progressOf = (tx: TenantTx, ids: readonly string[], since: Date) =>
  whole(all(tx).where('o.id', 'in', [...ids]), since)
    .orderBy(alphabetical('o.name'))
    .orderBy('o.id')
    .execute();

export function countStages(tx: TenantTx) {
  return all(tx)
    .select([
      sql<number>`count(*)::int`.as('total'),
      ...stages.map((stage) => sql<number>`(count(*) filter (where ${isAt[stage]}))::int`.as(stage)),
    ])
    .executeTakeFirstOrThrow() as unknown as Promise<Record<ProgressStage | 'total', number>>;
}

/** Whether it lacks something: looked up only until the first that it lacks. */
const isUnfinished = byUsage(
  (own) =>
    sql<boolean>`not (${sql.join(
      own.map((one) => has[one]),
      sql` and `,
    )})`,
);

/** Those that nobody has checked, then those that stand still and weren't reminded since: who waits longest comes first. */
export async function whoNeedsStaff(tx: TenantTx, since: Date, limit: number) {
  const inOrder = (some: ReturnType<typeof all>) =>
    some
      .orderBy(sql`o.status <> 'created'`)
      .orderBy('o.created_at')
      .orderBy('o.id');
  const needing = all(tx).where(
    sql<boolean>`(o.status = 'created' or (coalesce(o.reminded_at, '-infinity') <= ${since}::timestamptz
      and ${isStalled(since)} and ${isUnfinished}))`,
  );
  const first = await inOrder(needing)
    .select(['o.id', sql<number>`(count(*) over ())::int`.as('total')])
    .limit(limit)
    .execute();
  return { rows: await shown(tx, first, since, inOrder), total: first[0]?.total ?? 0 };
}
