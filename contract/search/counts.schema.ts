import * as v from 'valibot';
import { bandsKm, mostOfChoice } from './bands.ts';
import { relatedOccupations, searchFilters } from './search.schema.ts';

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
  interested: count,
});
export type SearchCounts = v.InferOutput<typeof searchCountsSchema>;
