import * as v from 'valibot';
import { bothLanguagesSchema, idSchema, localeSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { consentTextSchema, textHashSchema } from './consent-text.schema.ts';

/**
 * What somebody agrees to, each by itself and with a text of its own: the terms of use, being findable, and each release
 * of contact details.
 */
export const consentActs = ['terms', 'findable', 'release'] as const;
export type ConsentAct = (typeof consentActs)[number];
/** The acts that stand until they are taken back; a release concerns one company. */
export const standingActs = ['terms', 'findable'] as const satisfies readonly ConsentAct[];
export type StandingAct = (typeof standingActs)[number];

/** A version of the tenant's terms in the reader's language; `hash` is the SHA-256 of that text, in hex. */
export const termsSchema = v.object({
  id: idSchema,
  version: v.number(),
  locale: localeSchema,
  text: v.string(),
  hash: v.string(),
  published_at: timestampSchema,
  /** The second act, in the same language. */
  findable: consentTextSchema,
});
export type Terms = v.InferOutput<typeof termsSchema>;

/** What is accepted, by the text that was read. */
export const acceptanceSchema = v.pipe(
  v.strictObject({ hash: v.optional(textHashSchema), findable: v.optional(textHashSchema) }),
  v.check(({ hash, findable }) => hash !== undefined || findable !== undefined, 'required'),
);

/** One act as it stands: when and by whom it was given last, and its text; null where no text with that hash is kept. */
export const givenConsentSchema = v.object({
  act: v.picklist(standingActs),
  status: v.picklist(['pending', 'accepted', 'expired', 'revoked']),
  given_by: v.nullable(v.picklist(['applicant', 'guardian', 'system'])),
  at: v.nullable(timestampSchema),
  version: v.nullable(v.number()),
  text: v.nullable(v.string()),
  locale: v.nullable(localeSchema),
});
export type GivenConsent = v.InferOutput<typeof givenConsentSchema>;

/** A version as its tenant keeps it, in both languages. */
export const termsVersionSchema = v.object({
  id: idSchema,
  version: v.number(),
  material: v.boolean(),
  text: bothLanguagesSchema(v.string()),
  published_at: timestampSchema,
});
export type TermsVersion = v.InferOutput<typeof termsVersionSchema>;

/** `replaces`: the version that its writer read, so that of two who publish at once one is told. */
export const newTermsSchema = v.strictObject({
  replaces: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  material: v.boolean(),
  text: bothLanguagesSchema(
    // a sign that shows nothing is no text either
    v.pipe(
      textSchema(40_000),
      v.check((text) => /[\p{L}\p{N}]/u.test(text), 'required'),
    ),
  ),
});
export type NewTerms = v.InferOutput<typeof newTermsSchema>;

/** Whom a material version would ask again: agreed to the terms and has an account. Whole numbers of applicants. */
export const termsStatisticsSchema = v.object({
  /** Decide themselves. */
  adults: v.number(),
  /** Whose guardian is asked. */
  minors: v.number(),
  /** Of all these, whom companies find today: nobody does until the answer. */
  findable: v.number(),
});
export type TermsStatistics = v.InferOutput<typeof termsStatisticsSchema>;

/** One yes of the ledger, with the text it was given to; of a release also to whom, and since when it holds no more. */
export const agreementSchema = v.object({
  id: idSchema,
  act: v.picklist(consentActs),
  at: timestampSchema,
  ended_at: v.nullable(timestampSchema),
  given_by: v.picklist(['applicant', 'guardian', 'system']),
  version: v.number(),
  locale: localeSchema,
  text: v.nullable(v.string()),
  organization: v.nullable(v.string()),
});
export type Agreement = v.InferOutput<typeof agreementSchema>;

/** A text in force by now that is another than was agreed to last. */
export const newerTextSchema = v.object({
  act: v.picklist(standingActs),
  version: v.number(),
  locale: localeSchema,
  text: v.string(),
});
export type NewerText = v.InferOutput<typeof newerTextSchema>;
