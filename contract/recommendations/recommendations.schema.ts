import * as v from 'valibot';
import { idSchema, localeSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { emailSchema, firstnameSchema } from '../kit/person-fields.ts';
import { recommendationStatuses } from './recommendations.search.ts';

export type RecommendationStatus = (typeof recommendationStatuses)[number];

/** Events a person of the company can cause; `applicant_registers` is the system's own. */
export const recommendationEvents = ['confirm', 'revoke', 'withdraw', 'unconfirm'] as const;
export type RecommendationEvent = (typeof recommendationEvents)[number];

/** An address that was written to is kept so long, and its link valid. */
export const mailedDays = 14;

/** Whom a company recommends, by name: somebody who came by one of its codes, or whom it has written to. */
export const recommendationSchema = v.object({
  id: idSchema,
  /** Of whom was written to, the first name alone until they register, and nothing once the address is erased. */
  firstname: v.nullable(v.string()),
  lastname: v.nullable(v.string()),
  by_mail: v.boolean(),
  /** Where the mail went, until somebody registers by it or it is erased. */
  email: v.nullable(v.string()),
  erase_at: v.nullable(timestampSchema),
  /** What they came by, if not by mail. */
  code: v.nullable(v.object({ id: idSchema, name: v.string(), code: v.string() })),
  /** What the company says about this person, who reads it. */
  note: v.string(),
  /** `created` where the company hasn't said yet whether it knows who came by its code. */
  status: v.picklist(recommendationStatuses),
  /** Whom it is about has hidden it: no company sees it, and the own one reads that. */
  hidden: v.boolean(),
  /** Whether companies can find them today; null once they aren't recommended any more. Why not is told to no company. */
  findable: v.nullable(v.boolean()),
  events: v.array(v.picklist(recommendationEvents)),
  /** Sent back as `If-Match` when the note is changed. */
  version: v.number(),
  created_at: timestampSchema,
});
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

/** A recommendation as whom it is about reads it. */
export const receivedRecommendationSchema = v.object({
  id: idSchema,
  organization: v.string(),
  /** What the company says about the reader. */
  note: v.string(),
  /** Other companies see that somebody recommends the reader; which company is said only with a yes. */
  shown: v.boolean(),
  created_at: timestampSchema,
});
export type ReceivedRecommendation = v.InferOutput<typeof receivedRecommendationSchema>;

/** One mail to somebody who has agreed to it. */
export const createRecommendationSchema = v.strictObject({
  firstname: firstnameSchema,
  email: emailSchema,
  email_template_id: v.pipe(v.string(), v.nonEmpty('required'), idSchema),
  /** Of the mail; the sender's own without. */
  locale: v.optional(localeSchema),
  note: v.optional(textSchema(1000), ''),
  /** They have agreed to get it. */
  consented: v.literal(true, 'consented'),
});
export type NewRecommendation = v.InferOutput<typeof createRecommendationSchema>;

export const updateRecommendationSchema = v.strictObject({ note: textSchema(1000) });

/** So many at most are moved together: a page and a half of the list. */
export const mostTogether = 30;
/** What can be said of several at once: that the company knows them, and right after it that this was a mistake. */
export const moveRecommendationsSchema = v.strictObject({
  event: v.picklist(['confirm', 'unconfirm']),
  ids: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostTogether)),
});

/** What became of one of several: as it stands now, and whether this call moved it. Null where the company has no such one. */
export const movedRecommendationSchema = v.object({
  id: idSchema,
  moved: v.boolean(),
  recommendation: v.nullable(recommendationSchema),
});
export type MovedRecommendation = v.InferOutput<typeof movedRecommendationSchema>;
