import * as v from 'valibot';
import { timestampSchema } from '../kit/fields.ts';
import { bandsKm, mostOfChoice } from './bands.ts';
import { criteriaSchema, relatedOccupations, searchFilters, searchOrders } from './search.schema.ts';

/** What a company thinks of somebody for itself: one of them, or neither. */
export const marks = ['saved', 'hidden'] as const;
export type Mark = (typeof marks)[number];

export const markInput = v.strictObject({ mark: v.nullable(v.picklist(marks)) });
export const markSchema = v.object({ saved: v.boolean(), hidden: v.boolean() });

/** What was searched last; without criteria only that somebody is here. */
export const lastSearchInput = v.strictObject({
  criteria: v.optional(criteriaSchema),
  order: v.optional(v.picklist(searchOrders)),
});

/** How a search begins: as the last one was left, else around the company and for what it trains. */
export const searchStartSchema = v.object({
  criteria: criteriaSchema,
  order: v.picklist(searchOrders),
  is_remembered: v.boolean(),
  /** Around the company, for what it trains. */
  own: criteriaSchema,
  since: v.nullable(timestampSchema),
});
export type SearchStart = v.InferOutput<typeof searchStartSchema>;

export const countsQuery = v.strictObject({ filter: v.optional(v.strictObject(searchFilters)) });

const count = v.pipe(v.number(), v.maxValue(mostOfChoice + 1));

/** What a search can ask of a certificate: nothing, or at least this rank. */
export const leastRanks = ['any', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

/**
 * How many the same search finds with one choice made otherwise: each figure is the total of a search that can be asked.
 * Null where a choice means nothing: a radius without a place, relatives without an occupation.
 */
export const searchCountsSchema = v.object({
  total: count,
  radius_km: v.nullable(v.record(v.picklist(bandsKm.map(String)), count)),
  related: v.nullable(v.record(v.picklist(relatedOccupations), count)),
  /** By rank, for ranks that a certificate has. */
  graduation_rank: v.record(v.picklist(leastRanks), count),
  ranked_only: count,
  recommended_only: count,
  not_contacted: count,
  saved: count,
  hidden: count,
  fresh: count,
});
export type SearchCounts = v.InferOutput<typeof searchCountsSchema>;
