import { type RawBuilder, sql } from 'kysely';
import type { InferOutput } from 'valibot';
import type { organizations } from '../../contract/organizations/desk.endpoints.ts';
import type { organizationsSearch } from '../../contract/organizations/organizations.search.ts';
import type { Period } from '../../contract/statistics/period.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';
import { hasAlert, hasCode, hasHeld, hasProfile, isStalled, isStalledOfMany, lastActiveAt } from './standing.ts';

export type EntryRow = Awaited<ReturnType<typeof listOrganizations>>['rows'][number];
export type OrganizationFilter = Omit<
  NonNullable<InferOutput<(typeof organizations.list)['query']>['filter']>,
  keyof Period
> &
  Span;

interface Moment {
  readonly now: Date;
  /** Who was here since then doesn't stand still. */
  readonly since: Date;
}

/** The companies that a filter names: of the list, of a figure, of a file. */
export function chosen(tx: TenantTx, filter: OrganizationFilter, { since }: Moment) {
  const { q, status, usage_type, organization_id } = filter;
  const facts: readonly (readonly [readonly string[] | undefined, RawBuilder<boolean>])[] = [
    [filter.stalled, isStalledOfMany(since)],
    [filter.profile, hasProfile],
    [filter.code, hasCode],
    [filter.alert, hasAlert],
    [filter.held, hasHeld],
  ];
  let all = tx.selectFrom('organizations as o').where(isWithin(sql.ref('o.created_at'), filter));
  if (organization_id !== undefined) all = all.where('o.id', '=', organization_id);
  if (q) all = all.where(sql<boolean>`o.name ilike ${`%${literally(q)}%`}`);
  if (status) all = all.where('o.status', 'in', status);
  if (usage_type) all = all.where(sql<boolean>`coalesce(o.usage_type, 'unsaid') = any(${usage_type}::text[])`);
  for (const [asked, fact] of facts) {
    // both of them are everybody
    if (asked?.length !== 1) continue;
    all = all.where(asked[0] === 'yes' ? fact : sql<boolean>`not ${fact}`);
  }
  return all;
}

const entries = (all: ReturnType<typeof chosen>, { now, since }: Moment) =>
  all.select([
    'o.id',
    'o.name',
    'o.city',
    'o.status',
    'o.usage_type',
    'o.created_at',
    'o.deletes_at',
    sql<number>`(select count(*)::int from employees e join users u on u.tenant_id = e.tenant_id and u.id = e.user_id
      where e.tenant_id = o.tenant_id and e.organization_id = o.id and u.verification = 'verified'
        and u.account = 'active' and u.password_hash <> '')`.as('employees'),
    sql<number>`(select count(*)::int from invitations i where i.tenant_id = o.tenant_id and i.organization_id = o.id
      and i.status = 'pending' and i.held_at is null and i.expires_at > ${now}::timestamptz)`.as('invited'),
    sql<number>`(select count(*)::int from invitations i where i.tenant_id = o.tenant_id and i.organization_id = o.id
      and i.status = 'pending' and i.held_at is not null)`.as('held'),
    lastActiveAt.as('last_active_at'),
    isStalled(since).as('stalled'),
    hasProfile.as('with_profile'),
    hasCode.as('with_code'),
    hasAlert.as('with_alert'),
  ]);

export function listOrganizations(
  tx: TenantTx,
  filter: OrganizationFilter,
  page: Paged<(typeof organizationsSearch)['order'][number]>,
  moment: Moment,
) {
  const all = chosen(tx, filter, moment);
  const rows = entries(all, moment)
    .orderBy(page.by === 'name' ? alphabetical('o.name') : 'o.created_at', page.direction)
    .orderBy('o.id', page.direction);
  return selectPage(rows, all, page);
}

export const findEntry = (tx: TenantTx, id: string, moment: Moment) =>
  entries(chosen(tx, { organization_id: id }, moment), moment).executeTakeFirst();

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>;

/** One, whole. */
export const findOrganization = (tx: TenantTx, id: string) =>
  tx
    .selectFrom('organizations')
    .select(['id', 'name', 'usage_type', 'status', 'occupation_ids', 'version', 'website', 'privacy', 'verified_at'])
    .select(['line_1', 'line_2', 'postcode', 'city', 'country', 'status_reason', 'staff_changed_at', 'deletes_at'])
    .where('id', '=', id)
    .executeTakeFirst();

/** How many nobody has verified; those on their way out need no verdict. */
export async function countUnverified(tx: TenantTx): Promise<number> {
  const { waiting } = await tx
    .selectFrom('organizations')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('status', '=', 'created')
    .where('deletes_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Who of a company may log in: whoever is told what becomes of it. */
export const employeesOf = (tx: TenantTx, organizationId: string) =>
  tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['u.id', 'u.firstname', 'u.lastname', 'u.email', 'u.locale'])
    .where('e.organization_id', '=', organizationId)
    .where('u.verification', '=', 'verified')
    .where('u.account', '=', 'active')
    .where('u.password_hash', '<>', '')
    .orderBy('u.id')
    .execute();
