import type { employeesSearch } from '../../contract/employees/employees.search.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';

export function listEmployees(
  tx: TenantTx,
  organizationId: string,
  page: Paged<(typeof employeesSearch)['order'][number]>,
) {
  const employees = tx.selectFrom('employees').where('employees.organization_id', '=', organizationId);
  const rows = employees
    .innerJoin('users', 'users.id', 'employees.user_id')
    .select([
      'employees.id',
      'users.firstname',
      'users.lastname',
      'users.email',
      'users.verification',
      'employees.position',
      'employees.phonenumber',
    ])
    .orderBy(page.by === 'lastname' ? alphabetical('users.lastname') : 'employees.created_at', page.direction)
    .orderBy('employees.id', page.direction);
  return selectPage(rows, employees, page);
}

/** A colleague who can log in. */
export async function isColleague(tx: TenantTx, organizationId: string, employeeId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('employees as e')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select('e.id')
    .where('e.id', '=', employeeId)
    .where('e.organization_id', '=', organizationId)
    .where('u.account', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}
