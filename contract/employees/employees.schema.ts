import * as v from 'valibot';
import { lineSchema, phonenumberSchema } from '../kit/fields.ts';

/** The step "about you" of an employee: both are required (specification, section 5). */
export const updateEmployeeSchema = v.strictObject({
  meta: v.strictObject({ position: lineSchema(120), phonenumber: phonenumberSchema }),
});
export type UpdateEmployee = v.InferInput<typeof updateEmployeeSchema>;
