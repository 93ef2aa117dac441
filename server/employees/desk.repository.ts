import { sql } from 'kysely';
import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';
import { wasHere } from '../organizations/standing.ts';
import { type EmployeeFilter, inviter, isNamed, lastActiveAt, lately } from './employees.repository.ts';

interface Filter extends EmployeeFilter {
  readonly organization_id?: string | undefined;
}

/**
 * Who works for a company, and who has registered for one and hasn't confirmed the address yet: those have no row of an
 * employee, and go by the user's id until they have. Not who once did, and not who tried an address that has an owner.
 */
const everybody = (tx: TenantTx) =>
  tx
    .selectFrom('users as u')
    .leftJoin('employees as e', (join) => join.onRef('e.tenant_id', '=', 'u.tenant_id').onRef('e.user_id', '=', 'u.id'))
    .leftJoin('registrations as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.user_id', '=', 'u.id'),
    )
    .leftJoin('invitations as i', (join) =>
      join.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.invitation_id'),
    )
    .innerJoin('organizations as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'u.tenant_id')
        // by its key: under row-level security `coalesce` would have every company compared with everybody
        .on(sql<boolean>`o.id = case when e.organization_id is null then i.organization_id else e.organization_id end`),
    )
    .where('u.type', '=', 'employee')
    .where(
      sql<boolean>`(u.verification = 'verified' or not exists (select from users owner where owner.tenant_id = u.tenant_id
        and owner.email_key = u.email_key and owner.verification = 'verified'))`,
    )
    .where('u.password_hash', '<>', '');

const isVerified = sql<boolean>`u.verification = 'verified'`;
const isOnboarded = sql<boolean>`(u.verification = 'verified' and num_nulls(o.usage_type, e.phonenumber) = 0)`;
const wasHereLately = (now: Date) =>
  sql<boolean>`(u.verification = 'verified' and ${wasHere(new Date(now.getTime() - lately * 86_400_000))})`;

const registeredAt = sql<Date>`coalesce(e.created_at, u.created_at)`;

function chosen(tx: TenantTx, filter: Filter, now: Date) {
  const { q, status, verified, onboarded, here, organization_id } = filter;
  let all = everybody(tx).where(isWithin(registeredAt, filter));
  if (organization_id !== undefined) all = all.where('o.id', '=', organization_id);
  if (status) all = all.where('u.account', 'in', [...status]);
  // both of them are everybody
  if (verified?.length === 1) all = all.where('u.verification', verified[0] === 'yes' ? '=' : '<>', 'verified');
  if (onboarded?.length === 1) all = all.where(onboarded[0] === 'yes' ? isOnboarded : sql<boolean>`not ${isOnboarded}`);
  if (here) all = all.where(wasHereLately(now));
  if (q) all = all.where(isNamed('u', q));
  return all;
}

const whole = (all: ReturnType<typeof everybody>) =>
  all.select([
    sql<string>`coalesce(e.id, u.id)`.as('id'),
    'u.id as user_id',
    registeredAt.as('created_at'),
    'e.position',
    'e.phonenumber',
    'u.firstname',
    'u.lastname',
    'u.email',
    'u.verification',
    'u.account',
    lastActiveAt('u').as('last_active_at'),
    inviter('u').as('inviter'),
    'o.id as organization_id',
    'o.name as organization_name',
  ]);

/** How many may log in, how far they have come, and how many were here lately: of those whom the list names. */
export const countEmployees = (tx: TenantTx, now: Date, of: Span & Pick<Filter, 'organization_id'> = {}) =>
  chosen(tx, { status: ['active'], ...of }, now)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(isVerified).as('verified'),
      fn.countAll<number>().filterWhere(isOnboarded).as('onboarded'),
      fn.countAll<number>().filterWhere(wasHereLately(now)).as('active_30_days'),
    ])
    .executeTakeFirstOrThrow();

export function listAllEmployees(
  tx: TenantTx,
  filter: Filter,
  page: Paged<(typeof employeesSearch)['order'][number]>,
  now: Date,
) {
  const all = chosen(tx, filter, now);
  const rows = whole(all)
    .orderBy(page.by === 'lastname' ? alphabetical('u.lastname') : registeredAt, page.direction)
    .orderBy('u.id', page.direction);
  return selectPage(rows, all, page);
}

/** By the id of the employee, or by the user's, which they had before they joined. */
export const findAnyEmployee = (tx: TenantTx, id: string) =>
  whole(everybody(tx))
    .where((eb) => eb.or([eb('e.id', '=', id), eb('u.id', '=', id)]))
    .executeTakeFirst();

const kept = 50;

/** What was done to an account, the newest first; by whom, where that is somebody who is still there. */
export const accountHistory = (tx: TenantTx, userId: string) =>
  tx
    .selectFrom('audits as a')
    .leftJoin('users as by', (join) =>
      join
        .onRef('by.tenant_id', '=', 'a.tenant_id')
        .onRef('by.id', '=', 'a.actor_id')
        .on('by.id', '<>', userId)
        .on('by.password_hash', '<>', ''),
    )
    .select(['a.id', 'a.at', 'a.event', 'a.actor_kind', 'a.reason', 'by.firstname', 'by.lastname'])
    .where('a.subject_type', '=', 'User')
    .where('a.subject_id', '=', userId)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(kept)
    .execute();
