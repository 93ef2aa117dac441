import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import { employees, employeesAndStaff, administrators, newEmployees, staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'employees',
  make: async ({ browser }) => {
    const id = (await browser.call(fetchMe)).body.data.employee?.id ?? '';
    const body = { meta: { position: 'Leitung der Lehrwerkstatt', phonenumber: '+49 30 901820' } };
    await browser.call(updateEmployee, { params: { id }, body });
    return id;
  },
  typed: { text: 'Leitung der Lehrwerkstatt', afterwards: 'goes' },
  admission: {
    agenda: employees,
    delete: administrators,
    deletion: administrators,
    keep: administrators,
    list: employeesAndStaff,
    'menu-counts': employees,
    show: administrators,
    statistics: employeesAndStaff,
    'statistics.csv': staff,
    transition: { from: 'onboarded', roles: ['employee', 'administrator'] },
    update: newEmployees,
  },
  notThePersons: {
    employees: 'the company’s people',
  },
};
