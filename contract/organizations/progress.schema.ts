import * as v from 'valibot';
import { idSchema, localeSchema, timestampSchema } from '../kit/fields.ts';
import { usageTypeSchema } from '../users/me.schema.ts';
import { organizationStatuses } from './organizations.search.ts';
import { milestones, stages } from './progress.search.ts';

/** How long a company is left in peace after a reminder, in days. */
export const remindedDays = 14;
/** How many are reminded at once. */
export const mostReminded = 50;

/** Why a company isn't reminded now: lately it was, nobody of it is there, it isn't its turn, it has come to the end. */
export const remindRefusals = ['lately', 'nobody', 'not_its_turn', 'done'] as const;
export type RemindRefusal = (typeof remindRefusals)[number];

/** How far one company has come. */
export const progressRecordSchema = v.object({
  id: idSchema,
  name: v.string(),
  status: v.picklist(organizationStatuses),
  usage_type: v.nullable(usageTypeSchema),
  /** What it has reached; of a company that refers only, its own (`milestonesOf`). */
  reached: v.array(v.picklist(milestones)),
  stages: v.array(v.picklist(stages)),
  /** Of its own milestones, in whole hundredths. */
  percent: v.number(),
  /** The first that it lacks; null where it lacks none. */
  next: v.nullable(v.picklist(milestones)),
  /** See `employeeRecordSchema`: of whoever of it was here last. */
  last_active_days: v.nullable(v.number()),
  stalled: v.boolean(),
  reminded_at: v.nullable(timestampSchema),
  /** Null where it can be reminded now. */
  remind: v.nullable(v.picklist(remindRefusals)),
});
export type Progress = v.InferOutput<typeof progressRecordSchema>;

/** Why staff are needed: to check a company, or to help one that stands still. */
export const needs = ['unchecked', 'stalled'] as const;

/** All companies that take part or are about to, and who of them needs staff. */
export const progressSummarySchema = v.object({
  total: v.number(),
  /** How many have come as far as each stage. */
  stages: v.object(
    Object.fromEntries(stages.map((stage) => [stage, v.number()])) as Record<
      (typeof stages)[number],
      v.NumberSchema<undefined>
    >,
  ),
  needing: v.object({
    total: v.number(),
    /** Those who wait longest, five at most. */
    first: v.array(v.object({ ...progressRecordSchema.entries, because: v.picklist(needs) })),
  }),
});
export type ProgressSummary = v.InferOutput<typeof progressSummarySchema>;

export const remindInputSchema = v.strictObject({
  organization_ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostReminded)),
});

/** What a company gets, or why nothing. */
export const reminderSchema = v.object({
  organization_id: idSchema,
  name: v.string(),
  refused: v.nullable(v.picklist(remindRefusals)),
  /** Who gets it, and in which language. */
  to: v.array(v.object({ name: v.string(), locale: localeSchema })),
  /** As the first of them reads it. */
  subject: v.string(),
  text: v.string(),
});
export type Reminder = v.InferOutput<typeof reminderSchema>;
export const remindersSchema = v.array(reminderSchema);
