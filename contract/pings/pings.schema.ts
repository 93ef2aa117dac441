import * as v from 'valibot';
import { dateSchema, idSchema, localeSchema, textSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { bandsKm } from '../search/bands.ts';
import { latestPingSchema, searchFilters, unavailableReasons } from '../search/search.schema.ts';
import { matchSchema } from '../search/match.schema.ts';
import { appointmentSchema } from './appointments.schema.ts';
import { applicantPingSchema } from './applicant-ping.schema.ts';
import { followUpSchema } from './follow-ups.schema.ts';
import { offerFields, offerSchema } from './offer.ts';
import { pingStatuses } from './pings.search.ts';
import { contactFields, releaseFields } from './releases.schema.ts';

export type PingStatus = (typeof pingStatuses)[number];

/** How long the applicant has to answer, in days, and when the one reminder goes out. */
export const answerDays = 21;
export const reminderDays = 7;

/** Which centre and radius the search was made with, so that the reasons are those the employer saw. */
const matchContext = v.optional(
  v.strictObject({
    occupation_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(50))),
    related: searchFilters.related,
    centre: searchFilters.centre,
    graduation_rank: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8))),
    radius_km: v.optional(v.picklist(bandsKm)),
  }),
);

/** How long contact details stay with the organization after the search has ended, in days. */
export const releasedAfterSearchDays = 30;

const messageFields = { email_template_id: idSchema, ...offerFields, search: matchContext };
/** The applicant as the search names them to this company. */
const handle = idSchema;

export const pingInputSchema = v.strictObject({ handle, ...messageFields });
export type PingInput = v.InferInput<typeof pingInputSchema>;

/** So many people get one message at once. */
export const mostAtOnce = 30;
export const pingsInputSchema = v.strictObject({
  handles: v.pipe(v.array(handle), v.minLength(1), v.maxLength(mostAtOnce)),
  ...messageFields,
});
export type PingsInput = v.InferInput<typeof pingsInputSchema>;

/** The occupation may still be open while somebody reads what they would send. */
export const previewInputSchema = v.strictObject({
  handle,
  email_template_id: idSchema,
  kind: offerFields.kind,
  occupation_id: v.nullable(idSchema),
  search: matchContext,
  /** All who are written to, where they are several: of each is told who looks for something else. */
  among: v.optional(v.pipe(v.array(handle), v.minLength(1), v.maxLength(mostAtOnce))),
});
export type PreviewInput = v.InferInput<typeof previewInputSchema>;

/** `offer` is the line above the letter; null while no occupation is chosen. */
const letterSchema = v.object({ offer: v.nullable(v.string()), subject: v.string(), body: v.string() });

/** What will be sent, in both languages; the applicant's name stays a placeholder until yes. */
export const pingPreviewSchema = v.object({
  /** How this company calls the applicant, and what they look for. */
  name: v.string(),
  wish: v.string(),
  /** The language in which it goes out. */
  locale: localeSchema,
  letters: v.object({ de: letterSchema, en: letterSchema }),
  match: matchSchema,
  /** Of all who are written to, whose wishes have nothing in common with the occupation offered; nobody while none is chosen. */
  unrelated: v.array(v.object({ handle, name: v.string(), wish: v.string() })),
  /** How many more pings this employee may send today, and what holds for each person. */
  limits: v.object({ left_today: v.number(), open_at_once: v.number(), pause_days: v.number() }),
});
export type PingPreview = v.InferOutput<typeof pingPreviewSchema>;

/** What became of a message to one of several. Without `ping` it wasn't sent; `reason` is null for whom nobody finds any more. */
export const sentPingSchema = v.object({
  handle,
  name: v.string(),
  ping: v.nullable(v.object({ id: idSchema, send_at: timestampSchema, created_at: timestampSchema })),
  reason: v.nullable(v.picklist(unavailableReasons)),
  latest_ping: v.nullable(latestPingSchema),
});
export type SentPing = v.InferOutput<typeof sentPingSchema>;

/** A ping as the organization sees it. Name and contact are null until the applicant accepted. */
export const organizationPingSchema = v.object({
  perspective: v.literal('organization'),
  id: idSchema,
  status: v.picklist(pingStatuses),
  applicant: v.object({
    handle: idSchema,
    name: v.string(),
    occupation: v.nullable(v.string()),
    graduation_type_id: v.nullable(idSchema),
    area: v.nullable(v.string()),
    recommended: v.boolean(),
    contact: v.nullable(v.object({ firstname: v.string(), lastname: v.string(), ...contactFields })),
  }),
  employee: v.object({ id: idSchema, fullname: v.string() }),
  /** Null for messages from before there were offers. */
  offer: v.nullable(offerSchema),
  personal_line: v.nullable(v.string()),
  /** Null once a yes is taken back: the letter says what the person looks for. */
  subject: v.nullable(v.string()),
  body: v.nullable(v.string()),
  /** Why it was written; empty once a yes is taken back. */
  reasons: matchSchema.entries.reasons,
  /** Until then `cancel` stops the mail. */
  send_at: timestampSchema,
  sent_at: v.nullable(timestampSchema),
  expires_at: timestampSchema,
  responded_at: v.nullable(timestampSchema),
  decline_reason: v.nullable(v.string()),
  /** The day from which the company may write again after a message without a yes; null where it may already. */
  write_again_on: v.nullable(dateSchema),
  /** Null where nobody said yes. */
  release: v.nullable(
    v.object({
      ...releaseFields,
      /** Whether the person took the yes back, or the consent to it was withdrawn. */
      withdrawn_by: v.nullable(v.picklist(['person', 'consent'])),
      /** The company has told staff what became of the contact details: it is asked for nothing more. */
      deletion_closed: v.boolean(),
      /** Who said yes looks no more; `found_here`: for they found their place with this organization. */
      search: v.picklist(['looking', 'ended', 'found_here']),
    }),
  ),
  /** Both say it: the organization that it hired, the applicant that the place is here. */
  found_here: v.boolean(),
  /** It was open when the person found a place. Why else it ended is none of the organization's business. */
  closed_by_place: v.boolean(),
  /** The tenant's staff have ended it. */
  ended_by_staff: v.boolean(),
  /** An answer that nobody of the organization has read. */
  unread: v.boolean(),
  /** Null unless contact details can be seen. */
  follow_up: v.nullable(followUpSchema),
  /** Proposed and agreed, the earliest first. */
  appointments: v.array(appointmentSchema),
  /** What the applicant said when asked whether the organization got in touch; null while they didn't. */
  contacted: v.nullable(v.boolean()),
  created_at: timestampSchema,
  /** Events the reader may send now, along the lifecycle. */
  events: v.array(v.string()),
});
export type OrganizationPing = v.InferOutput<typeof organizationPingSchema>;

export const pingSchema = v.variant('perspective', [organizationPingSchema, applicantPingSchema]);
export type Ping = v.InferOutput<typeof pingSchema>;

export const declineReasonSchema = textSchema(300);
export const pingAnswerSchema = v.strictObject({
  token: tokenSchema,
  event: v.picklist(['accept', 'decline', 'later', 'withdraw']),
  reason: v.optional(declineReasonSchema),
});

/** An organization that has, or had, somebody's contact details. */
export const recipientSchema = v.object({
  ping_id: idSchema,
  organization_id: idSchema,
  organization: v.string(),
  ...releaseFields,
  /** Sees them now. */
  has_access: v.boolean(),
});
export type Recipient = v.InferOutput<typeof recipientSchema>;
