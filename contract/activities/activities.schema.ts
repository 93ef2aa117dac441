import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { activityKinds } from './activities.kinds.ts';

const nameSchema = v.nullable(v.string());

/** Something that happened to its reader, in the words of today: nothing about anybody else is stored with it. */
export const activitySchema = v.object({
  id: idSchema,
  kind: v.picklist(activityKinds),
  happened_at: timestampSchema,
  read: v.boolean(),
  /** For applicants: the company it is about; for staff, the one that was reported. */
  organization: nameSchema,
  /** For employees: by name while the contact details are released, else as the company knows them before a yes; or whom they invited. */
  person: nameSchema,
  /** A saved search by its name, and how many it found. */
  alert: nameSchema,
  matches: v.nullable(v.number()),
  /** What it leads to. */
  ping_id: v.nullable(idSchema),
  alert_id: v.nullable(idSchema),
  alert_run_id: v.nullable(idSchema),
});
export type Activity = v.InferOutput<typeof activitySchema>;

/** What has been seen: nothing that came after it is read by it. */
export const readActivitiesSchema = v.strictObject({ until: v.pipe(v.string(), v.maxLength(40), v.isoTimestamp()) });
