import * as v from 'valibot';
import { idSchema, lineSchema, timestampSchema } from '../kit/fields.ts';
import { phonenumberSchema } from '../kit/person-fields.ts';
import { employeeStatuses } from './employees.search.ts';

/** The step "about you" of an employee: both are required (specification, section 5). */
export const updateEmployeeSchema = v.strictObject({
  meta: v.strictObject({ position: lineSchema(120), phonenumber: phonenumberSchema }),
});

/** What may be done with an account: colleagues shut each other out, administrators do all three. */
export const employeeEvents = ['deactivate', 'reactivate', 'verify_manually'] as const;

/** Who was here longer ago than this was here long ago, in days. */
export const longAgo = 98;

/** An employee as colleagues see each other, and staff. */
export const employeeRecordSchema = v.object({
  /** Until somebody has joined, by confirming the address, it is the user's. */
  id: idSchema,
  /** For staff; null for colleagues, who know it. */
  organization: v.nullable(v.object({ id: idSchema, name: v.string() })),
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

/** One thing that was done to an account. */
const accountStepSchema = v.object({
  id: idSchema,
  at: timestampSchema,
  /** As in the log: `deactivate`, `verify_email` … */
  event: v.string(),
  /** Who did it; `system` also for what a mail's link did. */
  author: v.picklist(['employee', 'applicant', 'guardian', 'tenant_member', 'administrator', 'system']),
  /** By name, where it was somebody else and they are still known. */
  by: v.nullable(v.string()),
  /** Staff's alone: the log keeps no others. */
  reason: v.nullable(v.string()),
});

/** An employee as administrators see them, with what was done to the account, the newest first. */
export const employeeDetailsSchema = v.object({
  ...employeeRecordSchema.entries,
  /** When the account is erased, where an administrator deletes it. */
  deletes_at: v.nullable(timestampSchema),
  history: v.array(accountStepSchema),
});
export type EmployeeDetails = v.InferOutput<typeof employeeDetailsSchema>;

/** First and last name, typed by whoever deletes, so that nobody deletes somebody else. */
export const deleteEmployeeSchema = v.strictObject({ name: lineSchema(200) });
