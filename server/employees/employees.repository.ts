import { sql } from 'kysely';
import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

type Status = (typeof employeesSearch)['filter']['status'][number];
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
    sql<Date | null>`greatest(users.last_login_at, (select max(s.last_seen_at) from sessions s
      where s.tenant_id = users.tenant_id and s.user_id = users.id))`.as('last_active_at'),
    sql<string | null>`(select u.firstname || ' ' || u.lastname from invitations i
      join users u on u.tenant_id = i.tenant_id and u.id = i.invited_by
      where i.tenant_id = users.tenant_id and i.user_id = users.id limit 1)`.as('inviter'),
  ]);

export const findEmployee = (tx: TenantTx, organizationId: string, id: string) =>
  whole(within(tx, organizationId).where('employees.id', '=', id)).executeTakeFirst();

export function listEmployees(
  tx: TenantTx,
  { organization_id, status }: { readonly organization_id: string; readonly status?: readonly Status[] | undefined },
  page: Paged<(typeof employeesSearch)['order'][number]>,
) {
  const own = within(tx, organization_id);
  const asked = status ? own.where('users.account', 'in', status) : own;
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
