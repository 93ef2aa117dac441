import * as v from 'valibot';
import { lineSchema, optionalLineSchema } from '../kit/fields.ts';

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
  /** What companies read instead of the town; null where `postcode` is. */
  area: v.nullable(v.string()),
});
export type AddressSuggestion = v.InferOutput<typeof addressSuggestionSchema>;

/** The beginning of a street, and the postcode or town where one stands there already. */
export const streetsQuery = v.strictObject({
  filter: v.strictObject({ query: lineSchema(120), place: v.optional(optionalLineSchema(80)) }),
});

/** Whose streets they are: both ask that it is said where they are shown. */
export const streetOriginSchema = v.picklist(['openstreetmap', 'google']);
export type StreetOrigin = v.InferOutput<typeof streetOriginSchema>;

/** A street in Germany; `number` is null where none was found, and has to be asked for. */
export const streetSuggestionSchema = v.object({
  street: v.string(),
  number: v.nullable(v.string()),
  postcode: v.string(),
  city: v.string(),
  country: v.literal('DE'),
});
export type StreetSuggestion = v.InferOutput<typeof streetSuggestionSchema>;
