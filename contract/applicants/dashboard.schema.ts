import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { interestSchema } from '../interests/interests.schema.ts';
import { applicantPingSchema } from '../pings/applicant-ping.schema.ts';

/** So many messages, the newest. */
export const shownPings = 50;

/** So many companies near by, the nearest. */
export const shownCompanies = 3;

/** A company near by, in as few words as a small portrait has. */
const nearCompanySchema = v.object({
  id: idSchema,
  name: v.string(),
  /** Its mark's address and its colour, as it shows itself. */
  logo: v.nullable(v.string()),
  color: v.nullable(v.string()),
  city: v.nullable(v.string()),
  distance_km: v.nullable(v.number()),
  /** What it offers by name, the reader's wishes first. */
  occupations: v.array(v.string()),
});
export type NearCompany = v.InferOutput<typeof nearCompanySchema>;

/** What an applicant's own first page shows beside what the session knows of them. */
export const applicantDashboardSchema = v.object({
  pings: v.array(applicantPingSchema),
  /** By name, as companies read it; null while it isn't said. */
  occupation: v.nullable(v.string()),
  further: v.array(v.string()),
  /** In both languages: the reader may change theirs while the page is open. */
  graduation: v.nullable(v.object({ de: v.string(), en: v.string() })),
  /**
   * Those that train what the reader would like to learn, in the smallest radius from the usual one on that has any;
   * else whatever is near, with `is_wished` false. Null where nobody is near, or the reader looks no more.
   */
  near: v.nullable(
    v.object({
      total: v.number(),
      radius_km: v.number(),
      is_wished: v.boolean(),
      companies: v.array(nearCompanySchema),
    }),
  ),
  interests: v.array(interestSchema),
  /** When somebody, the reader or a guardian, last agreed that companies may find the reader. */
  findable_since: v.nullable(timestampSchema),
});
export type ApplicantDashboard = v.InferOutput<typeof applicantDashboardSchema>;
