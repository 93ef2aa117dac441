import * as v from 'valibot';
import { idSchema, lineSchema, phonenumberSchema } from '../kit/fields.ts';

/** The step "about you" of an employee: both are required (specification, section 5). */
export const updateEmployeeSchema = v.strictObject({
  meta: v.strictObject({ position: lineSchema(120), phonenumber: phonenumberSchema }),
});

/** An employee as colleagues see each other. */
export const employeeRecordSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  verified: v.boolean(),
  meta: v.object({ position: v.nullable(v.string()), phonenumber: v.nullable(v.string()) }),
});
export type Employee = v.InferOutput<typeof employeeRecordSchema>;
