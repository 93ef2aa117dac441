import { updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { checkedPhonenumber } from '../phonenumbers/phonenumber.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';

export function employeesRoutes(route: Route): void {
  route(updateEmployee, async ({ params, body, tx, actor, now }) => {
    if (params.id !== actor.employee_id) throw new Failure('not_found');
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
