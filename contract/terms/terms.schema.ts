import * as v from 'valibot';
import { idSchema, localeSchema, timestampSchema } from '../kit/fields.ts';

/** A version of the tenant's terms in the reader's language; `hash` is the SHA-256 of that text, in hex. */
export const termsSchema = v.object({
  id: idSchema,
  version: v.number(),
  locale: localeSchema,
  text: v.string(),
  hash: v.string(),
  published_at: timestampSchema,
});
export type Terms = v.InferOutput<typeof termsSchema>;
export const textHashSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/, 'hash'));
