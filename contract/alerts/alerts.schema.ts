import * as v from 'valibot';
import { dateSchema, idSchema, lineSchema, timestampSchema } from '../kit/fields.ts';
import { transitionBody } from '../kit/transitions.ts';
import { type Criteria, criteriaFilters, criteriaSchema } from '../search/search.schema.ts';
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

/** Whether something is looked for: how far around a place, and how related an occupation, narrow nothing by themselves. */
export const hasCriterion = (criteria: Criteria): boolean =>
  Object.entries(criteria).some(
    ([name, value]) =>
      !['related', 'radius_km'].includes(name) && value !== undefined && value !== 'false' && value.length > 0,
  );

/** A saved search, as its organization sees it. */
export const alertSchema = v.object({
  id: idSchema,
  organization_id: idSchema,
  name: v.string(),
  interval: v.picklist(alertIntervals),
  criteria: criteriaSchema,
  recipients: v.array(v.object({ employee_id: idSchema, fullname: v.string(), opted_out: v.boolean() })),
  /** Presets the composer of whoever comes by the alert; null once it can't be used any more. */
  email_template_id: v.nullable(idSchema),
  /** Staff of the association made or changed it. */
  by_staff: v.boolean(),
  status: v.picklist(alertStatuses),
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
  /** Events its reader may cause now. */
  events: v.array(v.picklist(alertEvents)),
  /** Sent back as `If-Match` when the alert is changed. */
  version: v.number(),
  created_at: timestampSchema,
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
  /** Named by staff; an employee's is the own one. */
  organization_id: v.optional(idSchema),
});
export type NewAlert = v.InferOutput<typeof createAlertSchema>;

/** Every field may be sent alone. */
export const updateAlertSchema = v.partial(v.strictObject(fields));
export type UpdateAlert = v.InferInput<typeof updateAlertSchema>;

export const moveAlertSchema = v.strictObject({
  ...transitionBody(alertEvents).entries,
  /** With `pause`: the day from which it reports again by itself. */
  paused_until: v.optional(dateSchema),
});

export const optOutSchema = v.strictObject({ opted_out: v.boolean() });

export const estimateQuery = v.strictObject({
  filter: v.optional(
    v.strictObject({
      ...criteriaFilters,
      /** Whose search it would be: named by staff. */
      organization_id: v.optional(idSchema),
    }),
  ),
});

/** How many an alert with these criteria would find (docs/decisions/alerts.md). */
export const estimateSchema = v.object({
  today: v.number(),
  /** There are more than `today`. */
  today_is_at_least: v.boolean(),
  /** New ones, by those who became findable in the last 28 days. */
  per_week: v.number(),
  /** An alert that the reader has already, made by them or telling them, and that looks for the same. */
  same: v.nullable(v.object({ id: idSchema, name: v.string() })),
});
export type Estimate = v.InferOutput<typeof estimateSchema>;
