import { type Expression, type RawBuilder, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { organizationsProgress } from '../../contract/organizations/progress.endpoints.ts';
import {
  milestonesOfStage,
  type ProgressStage,
  type progressSearch,
  stages,
} from '../../contract/organizations/progress.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, type Place, rowsBehind, selectBehind, selectPage } from '../kit/paged.ts';
import { type Companies, companiesOf, fact, withFacts } from './progress.facts.ts';
import { isOpen, isStalled, isStalledOfMany, lastActiveAt, lastActivities } from './standing.ts';

export type ProgressFilter = NonNullable<InferOutput<(typeof organizationsProgress.list)['query']>['filter']>;
export type ProgressRow = Awaited<ReturnType<typeof listProgress>>['rows'][number];

const isAt = (stage: ProgressStage) => sql<boolean>`(${fact.reached} && ${[...milestonesOfStage[stage]]}::text[])`;

/** Those who take part or are about to. */
const all = (tx: TenantTx) => companiesOf(tx).where(isOpen);

/** Joins when each was active last. */
const withActivity = (some: Companies): Companies =>
  some.leftJoin(lastActivities.as('active'), (join) =>
    join.onRef('active.tenant_id', '=', 'o.tenant_id').onRef('active.organization_id', '=', 'o.id'),
  );

/** The companies that a filter names: of the list, of a figure, of a file; with what they are ordered by. */
function chosen(tx: TenantTx, filter: ProgressFilter, since: Date, by?: Order) {
  const { q, usage_type, stalled, reached, next, organization_id } = filter;
  // both of them are everybody
  const isAsked = stalled?.length === 1;
  let some = all(tx);
  if (reached || next || by === 'percent' || by === 'waiting') some = withFacts(some);
  if (by === 'last_activity') some = withActivity(some);
  if (organization_id !== undefined) some = some.where('o.id', '=', organization_id);
  if (q) some = some.where(sql<boolean>`o.name ilike ${`%${literally(q)}%`}`);
  if (usage_type) some = some.where(sql<boolean>`coalesce(o.usage_type, 'unsaid') = any(${usage_type}::text[])`);
  if (isAsked) some = some.where(sql<boolean>`${isStalledOfMany(since)} = ${stalled[0] === 'yes'}`);
  for (const stage of reached ?? []) some = some.where(isAt(stage));
  if (next) some = some.where(sql<boolean>`coalesce(${fact.next}, 'done') = any(${next}::text[])`);
  return some;
}

/** What rows show, of few companies. */
const whole = (tx: TenantTx, ids: readonly string[] | Expression<unknown>, since: Date) =>
  withFacts(all(tx).where('o.id', 'in', ids as string[])).select([
    'o.id',
    'o.name',
    'o.status',
    'o.usage_type',
    'o.created_at',
    'o.reminded_at',
    fact.reached.as('reached'),
    fact.percent.as('percent'),
    fact.next.as('next'),
    lastActiveAt.as('last_active_at'),
    isStalled(since).as('stalled'),
    sql<boolean>`exists (select from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where e.tenant_id = o.tenant_id and e.organization_id = o.id and u.verification = 'verified'
        and u.account = 'active' and u.password_hash <> '')`.as('has_readers'),
  ]);

type Order = (typeof progressSearch)['order'][number];
const ordersBy = (lastActive: RawBuilder<unknown>, since: Date): Readonly<Record<Order, RawBuilder<unknown>>> => ({
  // a whole way is 100 percent
  waiting: sql`${fact.percent} + case when o.reminded_at > ${since}::timestamptz then 101 else 0 end`,
  name: alphabetical('o.name'),
  percent: fact.percent,
  // who was never here comes before who was here long ago
  last_activity: sql`coalesce(${lastActive}, '-infinity')`,
});
const orders = (since: Date) => ordersBy(sql`active.at`, since);
const ordersOfFew = (since: Date) => ordersBy(lastActiveAt, since);

/** These companies whole, in this order: for a page's rows only is looked up what it shows. */
async function shown(tx: TenantTx, ids: readonly string[], since: Date) {
  if (ids.length === 0) return [];
  const rows = await whole(tx, ids, since).execute();
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

export async function listProgress(tx: TenantTx, filter: ProgressFilter, page: Paged<Order>, since: Date) {
  const inOrder = chosen(tx, filter, since, page.by)
    .orderBy(orders(since)[page.by], page.direction)
    .orderBy('o.id', page.direction);
  const { rows, total } = await selectPage(inOrder.select('o.id'), chosen(tx, filter, since), page);
  const ids = rows.map(({ id }) => id);
  return { rows: await shown(tx, ids, since), total };
}

/** What comes in the list behind a place; what rows show is looked up for those that come. */
export function progressBehind(
  tx: TenantTx,
  filter: ProgressFilter,
  { by, direction, limit }: Paged<Order>,
  since: Date,
  behind: Place | undefined,
) {
  const ordered = { by: orders(since)[by], id: 'o.id', direction };
  const coming = rowsBehind(chosen(tx, filter, since, by).select('o.id'), ordered, { limit, behind });
  const ids = tx.selectFrom(coming.as('coming')).select('coming.id');
  return selectBehind(whole(tx, ids, since), { ...ordered, by: ordersOfFew(since)[by] }, { limit, behind: undefined });
}

export const progressOf = (tx: TenantTx, ids: readonly string[], since: Date) =>
  whole(tx, ids, since).orderBy(alphabetical('o.name')).orderBy('o.id').execute();

/**
 * How many have come how far, and so many of those that nobody has checked, then of those that stand still and weren't
 * reminded since: who waits longest comes first. All from reading the companies once.
 */
export async function sumProgress(tx: TenantTx, since: Date, limit: number) {
  const needsStaff = sql<boolean>`(o.status = 'created' or (coalesce(o.reminded_at, '-infinity') <= ${since}::timestamptz
    and ${isStalledOfMany(since)} and ${fact.next} is not null))`;
  const companies = withFacts(all(tx))
    .select(['o.id', 'o.status', 'o.created_at', needsStaff.as('needs_staff')])
    .select(stages.map((stage) => isAt(stage).as(stage)))
    // worked out once, however often it is named
    .offset(0);
  const { needing, first, ...counted } = (await tx
    .selectFrom(companies.as('o'))
    .select([
      sql<number>`count(*)::int`.as('total'),
      ...stages.map((stage) => sql<number>`(count(*) filter (where ${sql.ref(`o.${stage}`)}))::int`.as(stage)),
      sql<number>`(count(*) filter (where o.needs_staff))::int`.as('needing'),
      sql<string[]>`coalesce((array_agg(o.id::text order by o.status <> 'created', o.created_at, o.id)
        filter (where o.needs_staff))[1:${sql.lit(limit)}], '{}')`.as('first'),
    ])
    .executeTakeFirstOrThrow()) as unknown as Record<ProgressStage | 'total' | 'needing', number> & { first: string[] };
  return { counted, needing: { total: needing, rows: await shown(tx, first, since) } };
}
