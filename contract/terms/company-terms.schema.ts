import * as v from 'valibot';
import { localeSchema, timestampSchema } from '../kit/fields.ts';
import { consentTextSchema } from './consent-text.schema.ts';

/** What a company agrees to before it writes to anybody, and how it stands with the own one. */
export const companyTermsSchema = v.object({
  ...consentTextSchema.entries,
  locale: localeSchema,
  /** By whom and when a text that still holds was accepted; null where the company has to before it writes. */
  accepted: v.nullable(v.object({ at: timestampSchema, by: v.nullable(v.string()), version: v.number() })),
});
export type CompanyTerms = v.InferOutput<typeof companyTermsSchema>;
