import { employees, moveEmployee, updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { ownedBy } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { checkedPhonenumber } from '../phonenumbers/phonenumber.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { deactivateColleague } from '../account/deactivation.service.ts';
import { findEmployee, listEmployees } from './employees.repository.ts';
import { employeeViews } from './employees.view.ts';

export function employeesRoutes(route: Route): void {
  const one = resourceRoutes(route, employees, {
    usual: 'lastname',
    list: (call, page) => listEmployees(call.tx, { ...call.query.filter, organization_id: ownedBy(call) }, page),
    view: employeeViews,
  });

  route(moveEmployee, async (call) => {
    const found = async () => {
      const row = await findEmployee(call.tx, ownedBy(call), call.params.id);
      if (!row) throw new Failure('not_found');
      return row;
    };
    await deactivateColleague(call, (await found()).user_id);
    return one(call, await found());
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
