import * as v from 'valibot';
import { applicantDetails } from '../applicants/applicant-details.ts';
import { dateSchema, idSchema, localeSchema, timestampSchema } from '../kit/fields.ts';
import { roles } from '../kit/roles.ts';
import { organizationStatuses, usageTypes } from '../organizations/organizations.search.ts';

export const searchStatuses = [
  'unconfirmed',
  'wants_to_be_matched',
  'doesnot_want_matching',
  'expired',
  'archived',
] as const;
export const searchStatusSchema = v.picklist(searchStatuses);
export type SearchStatus = (typeof searchStatuses)[number];

export const tosStatuses = ['pending', 'accepted', 'expired', 'revoked'] as const;

export const usageTypeSchema = v.picklist(usageTypes);
export type UsageType = (typeof usageTypes)[number];

export const onboardingSchema = v.object({
  steps: v.array(v.object({ slug: v.string(), complete: v.boolean(), optional: v.boolean() })),
  complete: v.boolean(),
});
export type Onboarding = v.InferOutput<typeof onboardingSchema>;

export const userSchema = v.object({
  id: idSchema,
  type: v.picklist(roles),
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  locale: localeSchema,
  verified: v.boolean(),
  tos_accepted: v.boolean(),
  onboarding: onboardingSchema,
});

/** An address as stored; `line_2` may be absent, `country` has two letters (specification, section 3). */
export const addressSchema = v.object({
  line_1: v.string(),
  line_2: v.nullable(v.string()),
  postcode: v.string(),
  city: v.string(),
  country: v.string(),
});
export type Address = v.InferOutput<typeof addressSchema>;

export const ownApplicantSchema = v.object({
  id: idSchema,
  /** What companies read instead of the town; null while the address can't be placed. */
  area: v.nullable(v.string()),
  graduation_type_id: v.nullable(idSchema),
  occupation_id: v.nullable(idSchema),
  /** An occupation was stored before this onboarding began, so the selector is locked. */
  had_occupation: v.boolean(),
  date_of_birth: v.nullable(dateSchema),
  /** Younger than the tenant's guardian age today. */
  minor: v.boolean(),
  meta: v.object({ phonenumber: v.nullable(v.string()) }),
  address: v.nullable(addressSchema),
  /** The address lies in Germany and was found, so distance search can find it. */
  geocoded: v.boolean(),
  further_occupation_ids: v.array(idSchema),
  ...applicantDetails,
  /** A company has been given the contact details: the name changes through staff from now on. */
  name_released: v.boolean(),
  /** A company recommends this applicant, which others see without its name. */
  recommended: v.boolean(),
  /** The search was confirmed in the last 30 days, by the search's own rule. */
  renewed_lately: v.boolean(),
  search_status: searchStatusSchema,
  looking_until: v.nullable(timestampSchema),
  /**
   * Looks no more because a place was found: with whom, where it was a company of this tenant; whether that company says
   * so too; until when data is kept.
   */
  found: v.nullable(
    v.object({ organization: v.nullable(v.string()), confirmed: v.boolean(), kept_until: timestampSchema }),
  ),
  tos_status: v.picklist(tosStatuses),
  /** The agreement to be found; companies find nobody without it. */
  findable_status: v.picklist(tosStatuses),
  matchability: v.picklist(['matchable', 'unmatchable']),
  unmatchable_reasons: v.array(v.string()),
});
export type OwnApplicant = v.InferOutput<typeof ownApplicantSchema>;

export const ownEmployeeSchema = v.object({
  id: idSchema,
  meta: v.object({ position: v.nullable(v.string()), phonenumber: v.nullable(v.string()) }),
});
export type OwnEmployee = v.InferOutput<typeof ownEmployeeSchema>;

export const ownOrganizationSchema = v.object({
  id: idSchema,
  name: v.string(),
  usage_type: v.nullable(usageTypeSchema),
  status: v.picklist(organizationStatuses),
  /** What it trains. */
  occupation_ids: v.array(idSchema),
  /** Since when the tenant vouches for it; null where nobody has, or where it isn't known any more. */
  verified_at: v.nullable(timestampSchema),
  /** When it is erased, where an administrator deletes it. */
  deletes_at: v.nullable(timestampSchema),
  /** Sent back as `If-Match` when the organization is changed. */
  version: v.number(),
});
export type OwnOrganization = v.InferOutput<typeof ownOrganizationSchema>;

/** Everything the browser knows about who is logged in (decisions, section 2). */
export const meSchema = v.object({
  user: userSchema,
  applicant: v.optional(ownApplicantSchema),
  employee: v.optional(ownEmployeeSchema),
  organization: v.optional(ownOrganizationSchema),
  abilities: v.array(v.string()),
  /** Somebody of the operator's, here for an hour at most: who sent them, why, until when, and where they came from. */
  handover: v.optional(
    v.object({ operator: v.string(), reason: v.string(), ends_at: timestampSchema, home: v.string() }),
  ),
});
export type Me = v.InferOutput<typeof meSchema>;
