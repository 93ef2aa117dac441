import * as v from 'valibot';
import { dateSchema, idSchema, lineSchema, timestampSchema } from '../kit/fields.ts';
import { companyRecord, movedRecord, namedByStaff } from '../kit/records.ts';
import { criteriaSchema } from '../search/search.schema.ts';
import { alertIntervals, alertStatuses } from './alerts.search.ts';

export type AlertStatus = (typeof alertStatuses)[number];
export type AlertInterval = (typeof alertIntervals)[number];

export const alertEvents = ['activate', 'pause', 'resume', 'archive'] as const;
export type AlertEvent = (typeof alertEvents)[number];

/** Alerts that aren't archived: of one employee, or made by staff for one organization. */
export const mostAlerts = 20;
/** So many may one person make in a day, whatever becomes of them. */
export const mostAlertsADay = 60;
/** Criteria that more people fulfil must be narrowed first. */
export const mostMatches = 2_000;
const mostRecipients = 20;

/** A saved search, as its organization sees it. */
export const alertSchema = v.object({
  ...movedRecord(alertStatuses, alertEvents),
  ...companyRecord,
  name: v.string(),
  interval: v.picklist(alertIntervals),
  criteria: criteriaSchema,
  recipients: v.array(v.object({ employee_id: idSchema, fullname: v.string(), opted_out: v.boolean() })),
  /** Presets the composer of whoever comes by the alert; null once it can't be used any more. */
  email_template_id: v.nullable(idSchema),
  /** The day from which a paused one reports again by itself. */
  paused_until: v.nullable(dateSchema),
  last_run_at: v.nullable(timestampSchema),
  /** The latest run that found somebody: the search shows whom, by `filter[alert_run_id]`. */
  last_found: v.nullable(v.object({ run_id: idSchema, on: dateSchema, matches: v.number() })),
  next_run_at: v.nullable(timestampSchema),
  last_sent_at: v.nullable(timestampSchema),
  /** Since when it waits to hear whether it is still needed; any change and any look at what it found says yes. */
  asked_at: v.nullable(timestampSchema),
  matches_last_run: v.number(),
  matches_total: v.number(),
});
export type Alert = v.InferOutput<typeof alertSchema>;

const fields = {
  name: lineSchema(120),
  interval: v.picklist(alertIntervals),
  criteria: criteriaSchema,
  /** Colleagues of the organization. */
  recipient_ids: v.pipe(v.array(idSchema), v.maxLength(mostRecipients, 'max_items')),
  /** A published one for messages. */
  email_template_id: v.nullable(idSchema),
};

export const createAlertSchema = v.strictObject({
  ...fields,
  criteria: v.optional(fields.criteria, {}),
  /** Whoever makes it, where nobody is named; staff name somebody. */
  recipient_ids: v.optional(fields.recipient_ids),
  email_template_id: v.optional(fields.email_template_id, null),
  /** A draft doesn't run until it is activated. */
  status: v.optional(v.picklist(['draft', 'active']), 'active'),
  ...namedByStaff,
});

/** Every field may be sent alone. */
export const updateAlertSchema = v.partial(v.strictObject(fields));
