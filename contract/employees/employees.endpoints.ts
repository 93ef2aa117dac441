import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { ownEmployeeSchema } from '../users/me.schema.ts';
import { updateEmployeeSchema } from './employees.schema.ts';

export const updateEmployee = endpoint({
  name: 'employees.update',
  method: 'PATCH',
  path: '/v1/employees/{id}',
  summary: 'Sets the own position and phone number; the number is stored in international form.',
  access: { stage: 'verified', roles: ['employee'] },
  params: idParams,
  body: updateEmployeeSchema,
  response: one(ownEmployeeSchema),
});
