import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { deskStatuses } from './desk.search.ts';

/** A company's message for staff: who wrote to whom and what became of it, never a word of it. */
export const deskPingSchema = v.object({
  id: idSchema,
  status: v.picklist(deskStatuses),
  organization: v.object({ id: idSchema, name: v.string() }),
  /** As the company calls them: by their own name only where it may know it. */
  applicant: v.object({ id: idSchema, name: v.string() }),
  /** Who wrote it. */
  employee: v.string(),
  created_at: timestampSchema,
  /** Null while it can still be undone. */
  sent_at: v.nullable(timestampSchema),
  /** Until when it can be answered. */
  expires_at: timestampSchema,
  responded_at: v.nullable(timestampSchema),
  /** Staff have ended it. */
  ended_by_staff: v.boolean(),
  events: v.array(v.string()),
});
export type DeskPing = v.InferOutput<typeof deskPingSchema>;
