import * as v from 'valibot';
import { activityKinds } from '../activities/activities.kinds.ts';
import { applicantDetails } from '../applicants/applicant-details.ts';
import { dateSchema, timestampSchema } from '../kit/fields.ts';
import { outcomes } from '../pings/follow-ups.schema.ts';
import { appointmentStatuses } from '../pings/pings.search.ts';
import { reporters, reportReasons, reportStatuses } from '../reports/reports.search.ts';
import { ownSuspicionKinds } from '../reports/suspicious-events.search.ts';
import { addressSchema } from '../users/me.schema.ts';

const moment = v.nullable(timestampSchema);
const words = v.nullable(v.string());
/** Statuses that mean the same of whatever a company keeps. */
const ordinaryStatuses = ['draft', 'published', 'active', 'inactive', 'expired', 'archived'] as const;
export type OrdinaryStatus = (typeof ordinaryStatuses)[number];
const status = v.picklist(ordinaryStatuses);

/**
 * Everything stored about a person, as they would say it: occupations and certificates by name, no ids, no hashes.
 * Other people are in it only as that person sees them. A part that is empty for somebody is absent.
 */
export const accountExportSchema = v.object({
  exported_at: timestampSchema,
  tenant: v.object({ name: v.string(), slug: v.string() }),
  user: v.object({
    firstname: v.string(),
    lastname: v.string(),
    email: v.string(),
    /** The address that waits for its code. */
    new_email: words,
    type: v.string(),
    locale: v.string(),
    timezone: v.string(),
    verified_at: moment,
    last_login_at: moment,
    created_at: timestampSchema,
  }),
  applicant: v.optional(
    v.object({
      occupation: words,
      further_occupations: v.array(v.string()),
      graduation_type: words,
      date_of_birth: v.nullable(dateSchema),
      phonenumber: words,
      address: v.nullable(addressSchema),
      /** Latitude and longitude found for the address. */
      coordinates: words,
      ...applicantDetails,
      search_status: v.string(),
      search_reason: words,
      /** With whom a place was found, where it is a company from here. */
      found_with: words,
      search_ended_at: moment,
      looking_until: moment,
      renewed_at: moment,
      tos_status: v.string(),
      tos_accepted_at: moment,
      findable_status: v.string(),
      /** Of a minor: whether the guardian is asked before a release, or told. */
      release_choice: words,
      erasure_warned_at: moment,
    }),
  ),
  employee: v.optional(v.object({ position: words, phonenumber: words })),
  organization: v.optional(v.object({ name: v.string(), usage_type: words })),
  consents: v.array(
    v.object({
      act: v.string(),
      kind: v.string(),
      given_by: v.string(),
      terms_version: v.number(),
      locale: v.string(),
      created_at: timestampSchema,
    }),
  ),
  legal_contacts: v.array(
    v.object({
      firstname: v.string(),
      lastname: v.string(),
      email: v.nullable(v.string()),
      letter_reference: v.nullable(v.string()),
      gender: v.string(),
      relation: v.string(),
      status: v.string(),
      sent_at: moment,
      confirmed_at: moment,
      created_at: timestampSchema,
    }),
  ),
  pings_received: v.array(
    v.object({
      organization: v.string(),
      employee: v.string(),
      offered_kind: words,
      offered_occupation: words,
      subject: v.string(),
      body: v.string(),
      personal_line: v.string(),
      /** What the company saw when it wrote. */
      occupation: words,
      graduation_type: words,
      area: words,
      recommended: v.boolean(),
      status: v.string(),
      sent_at: moment,
      responded_at: moment,
      decline_reason: words,
      released_at: moment,
      released_until: moment,
      withdrawn_at: moment,
      note: v.nullable(v.string()),
      /** When the applicant was asked whether anybody got in touch, and what they said. */
      asked_at: moment,
      contacted: v.nullable(v.boolean()),
    }),
  ),
  /** What companies proposed after a yes, whatever became of it. */
  appointments: v.array(
    v.object({
      organization: v.string(),
      starts_at: timestampSchema,
      ends_at: timestampSchema,
      /** Null for a call. */
      place: words,
      status: v.picklist(appointmentStatuses),
      created_at: timestampSchema,
    }),
  ),
  /** What companies noted of somebody who said yes, the earliest first. */
  outcomes: v.array(
    v.object({
      organization: v.string(),
      outcome: v.picklist([...outcomes, 'taken_back']),
      said_at: timestampSchema,
    }),
  ),
  /** What an employee wrote; whom to is not told. Null once a yes to it is taken back. */
  pings_sent: v.array(
    v.object({
      offered_kind: words,
      offered_occupation: words,
      subject: v.nullable(v.string()),
      body: v.nullable(v.string()),
      personal_line: v.nullable(v.string()),
      status: v.string(),
      created_at: timestampSchema,
    }),
  ),
  /**
   * What somebody made for a company, and what of it names them: codes, profiles, alerts, templates. A column of records
   * says in `<column>.export.ts` which are somebody's, and needs no part of its own.
   */
  records: v.array(
    v.object({
      /** What the log calls such a record, in the reader's language. */
      record: v.string(),
      name: v.string(),
      recommendation: v.optional(v.string()),
      reply_to: v.optional(v.nullable(v.string())),
      status,
      created_at: timestampSchema,
    }),
  ),
  /** Whom an employee invited, as they typed it. */
  invitations: v.array(
    v.object({
      firstname: v.string(),
      lastname: v.string(),
      email: v.string(),
      status: v.string(),
      created_at: timestampSchema,
    }),
  ),
  /** Whom an employee recommended by mail, as they typed it, until it is erased. */
  recommendations_sent: v.array(
    v.object({
      firstname: v.nullable(v.string()),
      email: v.nullable(v.string()),
      note: v.string(),
      status: v.string(),
      created_at: timestampSchema,
    }),
  ),
  /** Companies that looked at somebody for five seconds or did something about them, of the last 90 days. */
  views: v.array(v.object({ organization: v.string(), viewed_on: dateSchema })),
  /** Which companies have saved or hidden somebody in their own search. */
  marks: v.array(v.object({ organization: v.string(), mark: v.string(), created_at: timestampSchema })),
  /** In which companies somebody shows interest. */
  interests: v.array(v.object({ organization: v.string(), shown_on: dateSchema, until: dateSchema })),
  /** What an employee searched last; of the people, how many were looked at. */
  search: v.optional(
    v.object({ occupations: v.array(v.string()), place: words, opened: v.number(), last_seen_at: timestampSchema }),
  ),
  blocks: v.array(v.object({ organization: v.string() })),
  /** Companies the person has reported, or whose report by a guardian concerns them: that one's words are the guardian's. */
  reports: v.array(
    v.object({
      organization: v.string(),
      reporter: v.picklist(reporters),
      reason: v.nullable(v.picklist(reportReasons)),
      text: words,
      status: v.picklist(reportStatuses),
      answer: words,
      created_at: timestampSchema,
      answered_at: moment,
    }),
  ),
  recommendations: v.array(v.object({ organization: v.string(), note: v.string(), created_at: timestampSchema })),
  /** By which address the person is reached, and what for. */
  channels: v.array(
    v.object({
      address: v.string(),
      contact: v.boolean(),
      /** Applicants have no alerts. */
      alert: v.optional(v.boolean()),
      tips: v.boolean(),
      bounced_at: moment,
      created_at: timestampSchema,
    }),
  ),
  sessions: v.array(v.object({ user_agent: v.string(), created_at: timestampSchema, last_seen_at: timestampSchema })),
  /** What happened to the person, as far as it is kept. */
  activities: v.array(v.object({ what: v.picklist(activityKinds), happened_at: timestampSchema, read_at: moment })),
  /** What was noticed by itself about the account, and what staff noted of it, of 90 days. */
  suspicious_events: v.array(
    v.object({ what: v.picklist(ownSuspicionKinds), times: v.number(), note: words, created_at: timestampSchema }),
  ),
  /** Mails of the last month, without their texts: those lie in the person's own mailbox. */
  mails: v.array(
    v.object({ subject: v.string(), recipient: v.string(), created_at: timestampSchema, sent_at: moment }),
  ),
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;
