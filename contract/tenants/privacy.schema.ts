import * as v from 'valibot';
import { localeSchema } from '../kit/fields.ts';

/** What the notice explains to children, in the order in which they ask. */
export const plainSubjects = ['who', 'stored', 'seen', 'guardian', 'yours', 'order', 'never', 'kept', 'ask'] as const;
export type PlainSubject = (typeof plainSubjects)[number];

/** A tenant's privacy notice in the reader's language: in words that children understand, and in full. */
export const privacySchema = v.object({
  locale: localeSchema,
  plain: v.array(v.object({ about: v.picklist(plainSubjects), title: v.string(), text: v.string() })),
  /** Headings, paragraphs and lists, as in the terms. */
  full: v.string(),
  /** How long the proof of a consent outlives an account, in months. */
  proof_months: v.number(),
});
export type Privacy = v.InferOutput<typeof privacySchema>;
