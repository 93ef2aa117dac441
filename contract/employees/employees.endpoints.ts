import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { transitionBody } from '../kit/transitions.ts';
import { ownEmployeeSchema } from '../users/me.schema.ts';
import { employeeDeletionSchema } from './employee-deletion.schema.ts';
import {
  deleteEmployeeSchema,
  employeeDetailsSchema,
  employeeEvents,
  employeeRecordSchema,
  updateEmployeeSchema,
} from './employees.schema.ts';
import { employeesSearch } from './employees.search.ts';

export const employees = resource({
  name: 'employees',
  access: { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] },
  record: employeeRecordSchema,
  list: {
    summary: 'The employees of the own organization; for staff those of all, or of the one they name.',
    search: employeesSearch,
  },
});

export const showEmployee = endpoint({
  name: 'employees.show',
  method: 'GET',
  path: '/v1/employees/{id}',
  summary: 'Somebody of a company, with what was done to the account.',
  access: { stage: 'onboarded', roles: ['administrator'] },
  params: idParams,
  response: one(employeeDetailsSchema),
});

export const moveEmployee = endpoint({
  name: 'employees.transition',
  method: 'POST',
  path: '/v1/employees/{id}/transitions',
  summary:
    'Shuts a colleague out, who is logged out at once. Administrators shut out anybody of a company, let them in again, or confirm an address by hand, which needs a reason.',
  access: { stage: 'onboarded', roles: ['employee', 'administrator'] },
  params: idParams,
  body: transitionBody(employeeEvents),
  response: one(employeeRecordSchema),
  errors: [
    'transition_not_allowed',
    'already_verified',
    'invitation_unknown',
    'invitation_accepted',
    'invitation_declined',
    'invitation_expired',
  ],
});

export const updateEmployee = endpoint({
  name: 'employees.update',
  method: 'PATCH',
  path: '/v1/employees/{id}',
  summary: 'Sets the own position and phone number; the number is stored in international form.',
  access: { stage: 'verified', roles: ['employee'] },
  params: idParams,
  body: updateEmployeeSchema,
  response: one(ownEmployeeSchema),
  errors: ['step_not_open'],
});

const deleting = { stage: 'onboarded', roles: ['administrator'], ability: 'delete:Employee' } as const;

export const showEmployeeDeletion = endpoint({
  name: 'employees.deletion',
  method: 'GET',
  path: '/v1/employees/{id}/deletion',
  summary: 'What would end, pass on and stay, counted, should somebody’s account be deleted.',
  access: deleting,
  params: idParams,
  response: one(employeeDeletionSchema),
});

export const deleteEmployee = endpoint({
  name: 'employees.delete',
  method: 'DELETE',
  path: '/v1/employees/{id}',
  summary: 'Logs somebody out at once and erases the account in 7 days. The name confirms whose.',
  access: deleting,
  params: idParams,
  body: deleteEmployeeSchema,
  response: one(employeeDetailsSchema),
  errors: ['conflict'],
});

export const keepEmployee = endpoint({
  name: 'employees.keep',
  method: 'POST',
  path: '/v1/employees/{id}/deletion/cancel',
  summary: 'Calls a deletion by an administrator off: they can log in again.',
  access: deleting,
  params: idParams,
  response: one(employeeDetailsSchema),
  errors: ['conflict'],
});
