import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { listQuery, one, page } from '../kit/lists.ts';
import { ownEmployeeSchema } from '../users/me.schema.ts';
import { employeeRecordSchema, updateEmployeeSchema } from './employees.schema.ts';

export const listEmployees = endpoint({
  name: 'employees.list',
  method: 'GET',
  path: '/v1/employees',
  summary: "The employees of the reader's organization.",
  access: { stage: 'onboarded', roles: ['employee'] },
  query: listQuery({}, ['lastname', 'created_at']),
  response: page(employeeRecordSchema),
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
