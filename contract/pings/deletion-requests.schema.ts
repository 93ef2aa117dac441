import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { listQuery } from '../kit/lists.ts';

/** What an organization was asked to delete: the contact details of a yes that was taken back, or of somebody erased. */
export const deletionRequestSchema = v.object({
  id: idSchema,
  /** Null once the person is erased, and the message with them. */
  ping_id: v.nullable(idSchema),
  /** How the organization called the applicant from the beginning. */
  name: v.string(),
  /** When the yes was given. */
  released_at: timestampSchema,
  requested_at: timestampSchema,
  confirmed_at: v.nullable(timestampSchema),
});
export type DeletionRequest = v.InferOutput<typeof deletionRequestSchema>;

export const deletionRequestsQuery = listQuery({}, []);
