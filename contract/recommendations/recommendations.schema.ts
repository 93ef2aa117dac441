import * as v from 'valibot';
import { idSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { recommendationStatuses } from './recommendations.search.ts';

export type RecommendationStatus = (typeof recommendationStatuses)[number];

/** Events a person of the company can cause; `applicant_registers` is the system's own. */
export const recommendationEvents = ['confirm', 'revoke', 'withdraw'] as const;
export type RecommendationEvent = (typeof recommendationEvents)[number];

/** Whom a company recommends, by name: somebody who came by one of its codes. */
export const recommendationSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  /** What they came by. */
  code: v.nullable(v.object({ id: idSchema, name: v.string(), code: v.string() })),
  /** What the company says about this person, who reads it. */
  note: v.string(),
  /** `created` where the company hasn't said yet whether it knows who came by its code. */
  status: v.picklist(recommendationStatuses),
  /** Whether companies can find them today; null once they aren't recommended any more. Why not is told to no company. */
  findable: v.nullable(v.boolean()),
  events: v.array(v.picklist(recommendationEvents)),
  /** Sent back as `If-Match` when the note is changed. */
  version: v.number(),
  created_at: timestampSchema,
});
export type Recommendation = v.InferOutput<typeof recommendationSchema>;

export const updateRecommendationSchema = v.strictObject({ note: textSchema(1000) });
export type UpdateRecommendation = v.InferOutput<typeof updateRecommendationSchema>;
