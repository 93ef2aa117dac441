import * as v from 'valibot';
import { dateSchema, idSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { transitionBody } from '../kit/transitions.ts';
import { reporters, reportReasons, reportStatuses } from './reports.search.ts';

export type ReportReason = (typeof reportReasons)[number];
export type ReportStatus = (typeof reportStatuses)[number];

/** So long may be what happened, and what staff answer. */
export const reportLength = 1000;

/** What is said of a company, whoever says it. */
export const reportFields = {
  organization_id: idSchema,
  reason: v.pipe(v.string(), v.maxLength(20), v.nonEmpty('required'), v.picklist(reportReasons)),
  text: v.optional(textSchema(reportLength), ''),
};

export const reportInputSchema = v.strictObject({
  ...reportFields,
  /** The message it is about, where it is about one. */
  ping_id: v.optional(idSchema),
});

const said = {
  id: idSchema,
  organization: v.object({ id: idSchema, name: v.string() }),
  reason: v.picklist(reportReasons),
  text: v.string(),
  status: v.picklist(reportStatuses),
  created_at: timestampSchema,
  /** The day by which staff answer. */
  answer_by: dateSchema,
  answer: v.nullable(v.string()),
  answered_at: v.nullable(timestampSchema),
};

/** A report as whoever made it reads it. */
export const ownReportSchema = v.object(said);
export type OwnReport = v.InferOutput<typeof ownReportSchema>;

/** A company that can be reported. */
export const reportableSchema = v.object({
  organization: v.object({ id: idSchema, name: v.string(), city: v.nullable(v.string()) }),
  /** Waits for its answer: until then there is nothing more to report. */
  report: v.nullable(ownReportSchema),
});
export type Reportable = v.InferOutput<typeof reportableSchema>;

/** Events that staff cause. */
export const reportEvents = ['confirm', 'decline', 'archive'] as const;

export const reportTransitionSchema = v.strictObject({
  ...transitionBody(reportEvents).entries,
  /** What the reporter reads, by mail and in the product. */
  answer: v.optional(textSchema(reportLength)),
});

/** A report as staff read it. Nobody is named once the reporter's account is gone, nor is anything they wrote kept. */
export const reportSchema = v.object({
  ...said,
  reporter: v.picklist(reporters),
  applicant: v.nullable(v.object({ id: idSchema, firstname: v.string(), lastname: v.string(), email: v.string() })),
  guardian: v.nullable(v.object({ firstname: v.string(), lastname: v.string(), email: v.nullable(v.string()) })),
  ping_id: v.nullable(idSchema),
  answered_by: v.nullable(v.string()),
  events: v.array(v.picklist(reportEvents)),
});
export type Report = v.InferOutput<typeof reportSchema>;
