import * as v from 'valibot';
import { timestampSchema } from '../kit/fields.ts';
import { criteriaSchema, searchOrders } from './search.schema.ts';

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
