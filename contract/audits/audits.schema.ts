import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { auditActors } from './audits.search.ts';

/** The list goes back so many acts; who looks for an earlier one says when, who or what. */
export const mostAudits = 10_000;

/** One act: who did what to what, which fields it changed and never their values; of a table taken as a file, which and how narrowed. */
export const auditEntrySchema = v.object({
  id: idSchema,
  at: timestampSchema,
  /** `name`: of the account, null where there is none (any more). */
  actor: v.object({ kind: v.picklist(auditActors), name: v.nullable(v.string()) }),
  /** `name`: of a company or a person, as they are called now; null for all else. */
  subject: v.object({ type: v.string(), id: v.string(), name: v.nullable(v.string()) }),
  /** As in the lifecycles, and `create`, `update`, `erase` and the like. */
  event: v.string(),
  /** What staff, or the program, gave as a reason. */
  reason: v.nullable(v.string()),
  fields: v.array(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Whose acts, or what was done to whom, the log is narrowed to; `name` is null of who hasn't said it yet. */
export const auditedSchema = v.object({ name: v.nullable(v.string()) });
