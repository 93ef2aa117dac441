import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';
import type { Criteria } from './search.schema.ts';

/** Whether something is looked for: how far around a place, and how related an occupation, narrow nothing by themselves. */
export const hasCriterion = (criteria: Criteria): boolean =>
  Object.entries(criteria).some(
    ([name, value]) =>
      !['related', 'radius_km'].includes(name) && value !== undefined && value !== 'false' && value.length > 0,
  );

/** How many people criteria find that are saved (docs/decisions/alerts.md). */
export const estimateSchema = v.object({
  today: v.number(),
  /** There are more than `today`. */
  today_is_at_least: v.boolean(),
  /** New ones, by those who became findable in the last 28 days. */
  per_week: v.number(),
  /** What the reader has already, made by them or telling them, and that looks for the same. */
  same: v.nullable(v.object({ id: idSchema, name: v.string() })),
});
export type Estimate = v.InferOutput<typeof estimateSchema>;
