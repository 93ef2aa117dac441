import * as v from 'valibot';
import { authors } from '../kit/roles.ts';
import { dateSchema, idSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { firstnameSchema, lastnameSchema } from '../kit/person-fields.ts';
import { legalContactStatuses, relations } from '../legal-contacts/legal-contacts.schema.ts';
import { agreementSchema } from '../terms/terms.schema.ts';
import { searchStatusSchema } from '../users/me.schema.ts';
import { unmatchableReasons } from './unmatchable-reasons.ts';

/** A place found with a company of this tenant, or in another way. */
const placesFound = ['found_here', 'found_elsewhere'] as const;

/** How old somebody is, no closer than a list has to say it. */
export const ageBands = ['under_16', 'under_18', 'under_21', 'older'] as const;

/** One of staff's applicants, as their list has them. */
export const applicantEntrySchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  /** Null until they have said when they were born. */
  age_band: v.nullable(v.picklist(ageBands)),
  /** Younger than the tenant's guardian age today. */
  minor: v.boolean(),
  /** What the guardian named last has answered; null while nobody is named. */
  guardian: v.nullable(v.picklist(legalContactStatuses)),
  search_status: searchStatusSchema,
  /** Whether companies find them. */
  matchable: v.boolean(),
  /** All that keeps them from it; empty where they are found. */
  unmatchable_reasons: v.array(v.picklist(unmatchableReasons)),
  /** What they look for first, by name. */
  occupation: v.nullable(v.string()),
  /** Where they live, no closer than companies are told before a yes; null for an address that is on no map. */
  area: v.nullable(v.string()),
  /** The company whose code they came by, and what it calls the code. */
  source: v.nullable(v.object({ organization_id: idSchema, organization: v.string(), code: v.string() })),
  created_at: timestampSchema,
});
export type ApplicantEntry = v.InferOutput<typeof applicantEntrySchema>;

/** The guardian named last, as staff need them to help: the address whole, for it may be wrong. */
const guardianSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  relation: v.picklist(relations),
  /** Null for who has none, and signs a letter. */
  email: v.nullable(v.string()),
  status: v.picklist(legalContactStatuses),
  /** Declined by somebody else, whom the mail reached by mistake. */
  not_me: v.boolean(),
  sent_at: v.nullable(timestampSchema),
  expires_at: v.nullable(timestampSchema),
  confirmed_at: v.nullable(timestampSchema),
  /** What staff may do about it now: send a link again, or enter what a letter says that has come back. */
  events: v.array(v.string()),
  /** How often somebody who was asked for this child has said no, wasn't meant, or took a yes back. */
  refusals: v.number(),
  /** Nobody has answered as them, also in time, or the wrong person has: staff may ask somebody else in their place. */
  replaceable: v.boolean(),
});

/**
 * A step of the search or of the guardian's consent: the status it came to, `no_longer_asked` where a guardian's was
 * revoked without their taking anything back; `reason` in staff's words.
 */
const stepSchema = v.object({
  id: idSchema,
  at: timestampSchema,
  what: v.picklist(['search', 'guardian']),
  to: v.string(),
  by: v.picklist([...authors, 'guardian']),
  reason: v.nullable(v.string()),
});

/** Somebody as staff see them on their page; each look is written down. */
export const applicantDetailsSchema = v.object({
  ...applicantEntrySchema.entries,
  email: v.string(),
  date_of_birth: v.nullable(dateSchema),
  phonenumber: v.nullable(v.string()),
  city: v.nullable(v.string()),
  looking_until: v.nullable(timestampSchema),
  /** Where they found a place, for which their search has ended; null where it goes on or ended otherwise. */
  found: v.nullable(v.picklist(placesFound)),
  legal_contact: v.nullable(guardianSchema),
  /** The latest first. */
  steps: v.array(stepSchema),
  /** Every yes so far, without its text. */
  agreements: v.array(v.omit(agreementSchema, ['text', 'locale'])),
  events: v.array(v.string()),
});
export type ApplicantDetails = v.InferOutput<typeof applicantDetailsSchema>;

/** What staff know of a place that somebody has found, and from whom. */
export const foundSchema = v.strictObject({
  event: v.literal('found_traineeship'),
  where: v.picklist(placesFound, 'required'),
  /** With which company from here, one that has written to them; nobody says it for another. */
  organization_id: v.optional(idSchema),
  reason: v.pipe(textSchema(500), v.nonEmpty('required')),
});

export const applicantNameSchema = v.strictObject({ firstname: firstnameSchema, lastname: lastnameSchema });
