import { sql } from 'kysely';
import type { Employee } from '../../contract/employees/employees.schema.ts';
import type { TenantTx } from '../db/scope.ts';

interface EmployeeQuery {
  readonly organization_id: string;
  readonly by: 'lastname' | 'created_at';
  readonly descending: boolean;
  readonly limit: number;
  readonly offset: number;
}

/** A page of an organization's employees, and how many there are in all. */
export async function listEmployees(tx: TenantTx, query: EmployeeQuery): Promise<{ data: Employee[]; total: number }> {
  const direction = query.descending ? 'desc' : 'asc';
  const column = query.by === 'lastname' ? sql`users.lastname collate "und-x-icu"` : sql.ref('employees.created_at');
  const rows = await tx
    .selectFrom('employees')
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
    .where('employees.organization_id', '=', query.organization_id)
    .orderBy(column, direction)
    .orderBy('employees.id', direction)
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const { total } = await tx
    .selectFrom('employees')
    .where('organization_id', '=', query.organization_id)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    data: rows.map(({ verification, position, phonenumber, ...person }) => ({
      ...person,
      verified: verification === 'verified',
      meta: { position, phonenumber },
    })),
    total,
  };
}
