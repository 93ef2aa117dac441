import { employees, updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { checkedPhonenumber } from '../phonenumbers/phonenumber.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { listEmployees } from './employees.repository.ts';

export function employeesRoutes(route: Route): void {
  route(employees.list, async ({ query, tx, actor }) => {
    if (!actor.organization_id) throw new Failure('not_found');
    const { page = 1, per_page = perPageDefault, order = 'lastname' } = query;
    const { data, total } = await listEmployees(tx, {
      organization_id: actor.organization_id,
      by: order.endsWith('lastname') ? 'lastname' : 'created_at',
      descending: order.startsWith('-'),
      limit: per_page,
      offset: (page - 1) * per_page,
    });
    return { data, meta: { total, per_page, current_page: page } };
  });

  route(updateEmployee, async ({ params, body, tx, actor, now }) => {
    if (params.id !== actor.employee_id) throw new Failure('not_found');
    const organization = await tx
      .selectFrom('organizations')
      .select('usage_type')
      .where('id', '=', actor.organization_id ?? '')
      .executeTakeFirst();
    if (!organization?.usage_type) throw new Failure('step_not_open', { meta: { step: 'usage-type' } });
    const phonenumber = checkedPhonenumber(body.meta.phonenumber);
    const saved = await tx
      .updateTable('employees')
      .set({ position: body.meta.position, phonenumber, updated_at: now })
      .where('id', '=', params.id)
      .returning(['id', 'position', 'phonenumber'])
      .executeTakeFirst();
    if (!saved) throw new Failure('not_found');
    return { data: { id: saved.id, meta: { position: saved.position, phonenumber: saved.phonenumber } } };
  });
}
