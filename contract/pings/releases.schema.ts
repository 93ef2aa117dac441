import * as v from 'valibot';
import { releasedDetails } from '../applicants/applicant-details.ts';
import { localeSchema, timestampSchema } from '../kit/fields.ts';
import { consentTextSchema } from '../terms/consent-text.schema.ts';

/** A yes from the day it was given: until when contact details can be seen, and what became of them. */
export const releaseFields = {
  at: timestampSchema,
  until: v.nullable(timestampSchema),
  withdrawn_at: v.nullable(timestampSchema),
  deletion_confirmed_at: v.nullable(timestampSchema),
};

/** How somebody is reached who has said yes. */
export const contactFields = {
  email: v.string(),
  phonenumber: v.nullable(v.string()),
  ...releasedDetails,
  /** Names of the companies that recommend the applicant. */
  recommended_by: v.array(v.string()),
};

/** What a yes hands to the company, as whoever decides reads it before. */
export const releasesSchema = v.object({
  name: v.string(),
  ...contactFields,
  /** The text a yes is given to, in the reader's language; the ledger names it. */
  consent: v.object({ ...consentTextSchema.entries, locale: localeSchema }),
});
export type Releases = v.InferOutput<typeof releasesSchema>;
