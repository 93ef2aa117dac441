import * as v from 'valibot';
import { idSchema, textSchema, timestampSchema } from '../kit/fields.ts';

/** So long a company has to delete contact details and to confirm it, and is left in peace after a reminder; in days. */
export const deletionDays = 14;

/** What staff do about one: the company is reminded, or they have talked to it and close the matter. */
export const openDeletionEvents = ['remind', 'close'] as const;

/** Why a company isn't reminded now: lately it was, or nobody of it can log in. */
export const unremindedReasons = ['lately', 'nobody'] as const;

/** A company was asked to delete somebody's contact details and has not confirmed it. */
export const openDeletionSchema = v.object({
  id: idSchema,
  organization: v.object({ id: idSchema, name: v.string() }),
  /** How the company called the applicant from the beginning: it names nobody. */
  name: v.string(),
  /** A yes was taken back, or the account is gone and with it who it was. */
  because: v.picklist(['withdrawn', 'erased']),
  requested_at: timestampSchema,
  overdue: v.boolean(),
  /** When the company was last reminded, of this or another. */
  reminded_at: v.nullable(timestampSchema),
  unreminded: v.nullable(v.picklist(unremindedReasons)),
  events: v.array(v.picklist(openDeletionEvents)),
});
export type OpenDeletion = v.InferOutput<typeof openDeletionSchema>;

export const moveOpenDeletionSchema = v.strictObject({
  event: v.picklist(openDeletionEvents),
  /** What the company said; needed to close. The log keeps it. */
  reason: v.optional(textSchema(500)),
});
