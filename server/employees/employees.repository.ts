import { sql } from 'kysely';
import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { literally } from '../kit/literally.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';

type Search = (typeof employeesSearch)['filter'];
export interface EmployeeFilter extends Span {
  readonly q?: string | undefined;
  readonly status?: readonly Search['status'][number][] | undefined;
  readonly verified?: readonly Search['verified'][number][] | undefined;
  readonly onboarded?: readonly Search['onboarded'][number][] | undefined;
  readonly here?: readonly Search['here'][number][] | undefined;
}
/** In days. */
export const lately = 30;

interface OwnFilter extends EmployeeFilter {
  readonly organization_id: string;
}
export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof findEmployee>>>;

/** Those who are somebody: of who was erased a row without a person may be left. */
const within = (tx: TenantTx, organizationId: string) =>
  tx
    .selectFrom('employees')
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'employees.tenant_id').onRef('users.id', '=', 'employees.user_id'),
    )
    .where('employees.organization_id', '=', organizationId)
    .where('users.password_hash', '<>', '');

type Users = 'users' | 'u';
/** Whether a part of the name or of the address is like this. */
export function isNamed(users: Users, text: string) {
  const part = `%${literally(text)}%`;
  const column = (name: string) => sql.ref(`${users}.${name}`);
  return sql<boolean>`(${column('firstname')} || ' ' || ${column('lastname')} ilike ${part}
    or ${column('email')} ilike ${part})`;
}
export const lastActiveAt = (users: Users) => sql<Date | null>`greatest(${sql.ref(`${users}.last_login_at`)}, (
  select max(s.last_seen_at) from sessions s
  where s.tenant_id = ${sql.ref(`${users}.tenant_id`)} and s.user_id = ${sql.ref(`${users}.id`)}))`;
export const inviter = (users: Users) => sql<
  string | null
>`(select by.firstname || ' ' || by.lastname from invitations i
  join users by on by.tenant_id = i.tenant_id and by.id = i.invited_by
  where i.tenant_id = ${sql.ref(`${users}.tenant_id`)} and i.user_id = ${sql.ref(`${users}.id`)} limit 1)`;

const whole = (employees: ReturnType<typeof within>) =>
  employees.select([
    'employees.id',
    'employees.user_id',
    'employees.created_at',
    'employees.position',
    'employees.phonenumber',
    'users.firstname',
    'users.lastname',
    'users.email',
    'users.verification',
    'users.account',
    lastActiveAt('users').as('last_active_at'),
    inviter('users').as('inviter'),
  ]);

export const findEmployee = (tx: TenantTx, organizationId: string, id: string) =>
  whole(within(tx, organizationId).where('employees.id', '=', id)).executeTakeFirst();

export function listEmployees(
  tx: TenantTx,
  { organization_id, status, verified, onboarded, here, q, ...span }: OwnFilter,
  page: Paged<(typeof employeesSearch)['order'][number]>,
  now: Date,
) {
  const since = new Date(now.getTime() - lately * 86_400_000);
  const own = within(tx, organization_id);
  const asked = own
    .$if(status !== undefined, (all) => all.where('users.account', 'in', [...(status ?? [])]))
    // both of them are everybody
    .$if(verified?.length === 1, (all) =>
      all.where('users.verification', verified?.[0] === 'yes' ? '=' : '<>', 'verified'),
    )
    .$if(onboarded?.length === 1, (all) =>
      all.where(
        sql<boolean>`(users.verification = 'verified' and employees.phonenumber is not null and exists (select from organizations o
          where o.tenant_id = users.tenant_id and o.id = ${organization_id}::uuid and o.usage_type is not null)) = ${onboarded?.[0] === 'yes'}`,
      ),
    )
    .$if(here !== undefined, (all) =>
      all.where(sql<boolean>`users.verification = 'verified' and ${lastActiveAt('users')} >= ${since}::timestamptz`),
    )
    .$if(q !== undefined && q !== '', (all) => all.where(isNamed('users', q ?? '')))
    .where(isWithin(sql.ref('employees.created_at'), span));
  const rows = whole(asked)
    .orderBy(page.by === 'lastname' ? alphabetical('users.lastname') : 'employees.created_at', page.direction)
    .orderBy('employees.id', page.direction);
  return selectPage(rows, asked, page);
}

/** A colleague who can log in. */
export async function isColleague(tx: TenantTx, organizationId: string, employeeId: string): Promise<boolean> {
  const row = await within(tx, organizationId)
    .select('employees.id')
    .where('employees.id', '=', employeeId)
    .where('users.account', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

export async function mailboxOf(tx: TenantTx, employeeId: string) {
  const { firstname, lastname, email } = await tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['u.firstname', 'u.lastname', 'u.email'])
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
  return { name: `${firstname} ${lastname}`, address: email };
}
