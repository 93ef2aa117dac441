import {
  deleteEmployee,
  employees,
  keepEmployee,
  moveEmployee,
  showEmployee,
  showEmployeeDeletion,
  updateEmployee,
} from '../../contract/employees/employees.endpoints.ts';
import { type Caller, ownedBy } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { spanned } from '../kit/span.ts';
import { checkedPhonenumber } from '../phonenumbers/phonenumber.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { deactivateColleague } from '../account/deactivation.service.ts';
import { employeeDeletion } from '../account/employee-deletion-counts.service.ts';
import { deleteEmployeeAccount, keepEmployeeAccount } from '../account/employee-deletion.service.ts';
import { listAllEmployees } from './desk.repository.ts';
import { anyEmployee, details, moveAny } from './desk.service.ts';
import { findEmployee, listEmployees } from './employees.repository.ts';
import { employeeViews } from './employees.view.ts';

const isStaff = ({ actor }: Pick<Caller, 'actor'>): boolean => actor.type !== 'employee';

export function employeesRoutes(route: Route): void {
  const one = resourceRoutes(route, employees, {
    usual: 'lastname',
    list: (call, page) =>
      isStaff(call)
        ? listAllEmployees(call.tx, spanned(call.query.filter, call.tenant.timezone), page, call.now)
        : listEmployees(
            call.tx,
            { ...spanned(call.query.filter, call.tenant.timezone), organization_id: ownedBy(call) },
            page,
            call.now,
          ),
    view: employeeViews,
  });

  route(showEmployee, async (call) => details(call, await anyEmployee(call, call.params.id)));

  route(showEmployeeDeletion, async (call) => {
    const { user_id } = await anyEmployee(call, call.params.id);
    return { data: await employeeDeletion(call, user_id) };
  });

  route(deleteEmployee, async (call) => {
    const { user_id } = await anyEmployee(call, call.params.id);
    await deleteEmployeeAccount(call, user_id, call.body.name);
    return details(call, await anyEmployee(call, call.params.id));
  });

  route(keepEmployee, async (call) => {
    const { user_id } = await anyEmployee(call, call.params.id);
    await keepEmployeeAccount(call, user_id);
    return details(call, await anyEmployee(call, call.params.id));
  });

  route(moveEmployee, async (call) => {
    const { event, reason } = call.body;
    const { id } = call.params;
    if (call.actor.type === 'administrator') {
      await moveAny(call, (await anyEmployee(call, id)).user_id, { event, reason });
      return one(call, await anyEmployee(call, id));
    }
    const found = async () => {
      const row = await findEmployee(call.tx, ownedBy(call), id);
      if (!row) throw new Failure('not_found');
      return row;
    };
    const { user_id } = await found();
    if (event !== 'deactivate') throw new Failure('transition_not_allowed', { meta: { events: [] } });
    await deactivateColleague(call, user_id);
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
