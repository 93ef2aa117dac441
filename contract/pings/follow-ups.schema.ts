import * as v from 'valibot';
import { dateSchema, idSchema, textSchema, timestampSchema } from '../kit/fields.ts';

/** What became of a yes, as the company says. */
export const outcomes = ['reached', 'appointment', 'hired', 'not_fitting', 'not_reached'] as const;
export type Outcome = (typeof outcomes)[number];
/** That they talk: then an ended search takes no contact details away. */
export const talking: readonly (Outcome | null)[] = ['reached', 'appointment', 'hired'];

export const noteLength = 500;
/** How long a note is kept, in months. */
export const noteMonths = 6;

/** What a company keeps of somebody who said yes. */
export const followUpSchema = v.object({
  /** Of owner, day and note. */
  version: v.number(),
  outcome: v.nullable(v.picklist(outcomes)),
  /** Who takes care of it: whoever wrote, unless somebody else does. */
  owner: v.object({ id: idSchema, fullname: v.string() }),
  /** The day to come back to it. */
  next_on: v.nullable(dateSchema),
  note: v.nullable(v.string()),
  /** When the note is erased at the latest. */
  note_until: v.nullable(timestampSchema),
  /** Every outcome that was said, the earliest first; `by` is null for who is gone, the outcome where it was taken back. */
  history: v.array(
    v.object({ outcome: v.nullable(v.picklist(outcomes)), at: timestampSchema, by: v.nullable(v.string()) }),
  ),
});
export type FollowUp = v.InferOutput<typeof followUpSchema>;

export const outcomeInputSchema = v.strictObject({ outcome: v.nullable(v.picklist(outcomes)) });

export const followUpInputSchema = v.strictObject({
  owner_id: v.optional(idSchema),
  next_on: v.optional(v.nullable(dateSchema)),
  note: v.optional(v.nullable(textSchema(noteLength))),
});
export type FollowUpInput = v.InferOutput<typeof followUpInputSchema>;
