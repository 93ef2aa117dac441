import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { listQuery, many } from '../kit/lists.ts';
import { faceSchema, wholeFaceSchema } from '../profiles/face.schema.ts';
import { bandsKm } from '../search/bands.ts';
import { nearByOrders } from './near-by.search.ts';

/** Where the reader lives decides: without a place nothing is near, and all companies are told without distances. */
export const nearByQuery = v.strictObject({
  ...listQuery(
    {
      /** An occupation, or a field of them, which means each in it. */
      occupation_ids: v.optional(many(idSchema)),
      radius_km: v.optional(v.picklist(bandsKm.map(String))),
    },
    nearByOrders,
  ).entries,
  append: v.optional(v.literal('towns')),
});

const pointSchema = { lat: v.number(), lng: v.number() };
const namedSchema = v.object({ id: idSchema, name: v.string() });

const companySchema = {
  id: idSchema,
  /** As messages and interests call it; the profile may call it otherwise. */
  name: v.string(),
  profile: faceSchema,
  city: v.nullable(v.string()),
  /** From postcode to postcode, rounded to whole kilometres, 1 at least; null where one of the two has no place. */
  distance_km: v.nullable(v.number()),
  /** Its postcode's point; null where it has no place. */
  place: v.nullable(v.object(pointSchema)),
  /** What it offers, the reader's wishes first. */
  occupations: v.array(v.object({ ...namedSchema.entries, wished: v.boolean() })),
  website: v.string(),
};

/** An organization that shows itself, as somebody sees it in a list. */
export const nearByOrganizationSchema = v.object(companySchema);
export type NearByOrganization = v.InferOutput<typeof nearByOrganizationSchema>;

export const nearByPageSchema = v.object({
  data: v.array(nearByOrganizationSchema),
  meta: v.object({
    total: v.number(),
    per_page: v.number(),
    current_page: v.number(),
    /** How far was looked; null where the reader has no place. */
    radius_km: v.nullable(v.picklist(bandsKm)),
    /** How many there are with each radius, with the occupations asked for; none where the reader has no place. */
    within: v.array(v.object({ radius_km: v.picklist(bandsKm), total: v.number() })),
    /** What is offered within the radius and by how many: the reader's wishes, whoever offers them, then the most offered. */
    occupations: v.array(v.object({ ...namedSchema.entries, wished: v.boolean(), total: v.number() })),
    /** The point of the reader's own postcode, which distances are counted from. */
    home: v.nullable(v.object({ ...pointSchema, city: v.string() })),
    /** Larger towns around, to find one's way by; only with `append=towns`. */
    towns: v.optional(v.array(v.object({ ...pointSchema, name: v.string() }))),
  }),
});
export type NearByPage = v.InferOutput<typeof nearByPageSchema>;

/** The same with everything that it shows of itself. */
export const portraitSchema = v.object({
  ...companySchema,
  profile: wholeFaceSchema,
  /** Since when the tenant vouches for it. */
  verified_at: v.nullable(timestampSchema),
  /** Near enough to be shown interest. */
  near: v.boolean(),
  /** A message of theirs waits for the reader's answer, or they see the reader's contact details now. */
  has_written: v.boolean(),
});
export type OrganizationPortrait = v.InferOutput<typeof portraitSchema>;
