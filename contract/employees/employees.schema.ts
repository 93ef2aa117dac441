import * as v from 'valibot';
import { idSchema, lineSchema, phonenumberSchema, timestampSchema } from '../kit/fields.ts';
import { employeeStatuses } from './employees.search.ts';

/** The step "about you" of an employee: both are required (specification, section 5). */
export const updateEmployeeSchema = v.strictObject({
  meta: v.strictObject({ position: lineSchema(120), phonenumber: phonenumberSchema }),
});

/** What colleagues may do with each other's accounts. */
export const employeeEvents = ['deactivate'] as const;

/** Who was here longer ago than this was here long ago, in days. */
export const longAgo = 98;

/** An employee as colleagues see each other. */
export const employeeRecordSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  verified: v.boolean(),
  /** Whether they may log in. */
  status: v.picklist(employeeStatuses),
  /** Until when somebody who is deleting the account may still keep it. */
  leaves_at: v.nullable(timestampSchema),
  created_at: timestampSchema,
  /** Who invited them, by name. */
  invited_by: v.nullable(v.string()),
  /** So many days ago, or a few more, they were here last: 0 today, 1 within a week, then whole weeks, `longAgo` at most. */
  last_active_days: v.nullable(v.number()),
  events: v.array(v.picklist(employeeEvents)),
  meta: v.object({ position: v.nullable(v.string()), phonenumber: v.nullable(v.string()) }),
});
export type Employee = v.InferOutput<typeof employeeRecordSchema>;
