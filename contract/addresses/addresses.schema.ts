import * as v from 'valibot';
import { lineSchema } from '../kit/fields.ts';

/** The beginning of a postcode or of a place's name. */
export const addressesQuery = v.strictObject({ filter: v.strictObject({ query: lineSchema(80) }) });

/** A place in Germany. `postcode` is null where the place has several and the question named none. */
export const addressSuggestionSchema = v.object({
  label: v.string(),
  postcode: v.nullable(v.string()),
  city: v.string(),
  /** ISO 3166-2 without `DE-`, for telling places of one name apart. */
  state: v.string(),
  country: v.literal('DE'),
});
export type AddressSuggestion = v.InferOutput<typeof addressSuggestionSchema>;
