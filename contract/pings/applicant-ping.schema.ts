import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { faceSchema, wholeFaceSchema } from '../profiles/face.schema.ts';
import { matchSchema } from '../search/match.schema.ts';
import { appointmentSchema } from './appointments.schema.ts';
import { closedBecause } from './closed-because.ts';
import { offerSchema } from './offer.ts';
import { pingStatuses } from './pings.search.ts';
import { releaseFields, releasesSchema } from './releases.schema.ts';

/** Who a company is, to whoever decides about a yes. */
export const companySchema = v.object({
  id: idSchema,
  name: v.string(),
  street: v.nullable(v.string()),
  postcode: v.nullable(v.string()),
  city: v.nullable(v.string()),
  website: v.nullable(v.string()),
  /** What it trains, by name. */
  occupations: v.array(v.string()),
  /** Where it says what it does with contact details, or the words themselves. */
  privacy: v.nullable(v.string()),
  /** Its face, as it stands near by; null where it shows none. */
  profile: v.nullable(faceSchema),
  /** All that it shows of itself, for those who read by a link or for their child; whoever is logged in has it near by. */
  portrait: v.nullable(wholeFaceSchema),
  /** Since when the tenant vouches for it. */
  verified_at: v.nullable(timestampSchema),
});
export type Company = v.InferOutput<typeof companySchema>;

/** A ping as the applicant sees it, in the dashboard or by the mail's link. */
export const applicantPingSchema = v.object({
  perspective: v.literal('applicant'),
  id: idSchema,
  status: v.picklist(pingStatuses),
  organization: companySchema,
  /** Their phone number and address are shown once the applicant accepted. */
  employee: v.object({
    fullname: v.string(),
    position: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phonenumber: v.nullable(v.string()),
  }),
  offer: v.nullable(offerSchema),
  /** What the employee adds in their own words. */
  personal_line: v.nullable(v.string()),
  subject: v.string(),
  body: v.string(),
  match: matchSchema,
  sent_at: v.nullable(timestampSchema),
  expires_at: timestampSchema,
  responded_at: v.nullable(timestampSchema),
  /** Since when a guardian has been asked, while the answer is open. */
  guardian_asked_at: v.nullable(timestampSchema),
  /** The first name of whoever is asked, or told, before or after a minor's yes. */
  guardian: v.nullable(v.string()),
  /** What that guardian has chosen for each yes; null for whoever decides alone. */
  guardian_choice: v.nullable(v.picklist(['ask', 'tell'])),
  /** What accepting releases, as it stands now. */
  releases: releasesSchema,
  /** Number and address are told in part: whoever opens a mail's link may not be whom it was sent to. */
  masked: v.boolean(),
  /** Null where the reader has not said yes. */
  release: v.nullable(v.object(releaseFields)),
  /** The reader means to answer later: since when, and when they are reminded; null where too little time is left. */
  later: v.nullable(v.object({ since: timestampSchema, reminds_at: v.nullable(timestampSchema) })),
  /** What it ended with: a place found, a search that ended otherwise, an organization that stopped taking part, or staff who ended it. */
  closed_because: v.nullable(v.picklist(closedBecause)),
  /** Proposed and agreed, the earliest first. */
  appointments: v.array(appointmentSchema),
  /** Whether it is asked if the organization got in touch. */
  asked_contacted: v.boolean(),
  events: v.array(v.string()),
});
export type ApplicantPing = v.InferOutput<typeof applicantPingSchema>;
