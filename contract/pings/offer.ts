import * as v from 'valibot';
import { chosenSchema, type Locale, optionalLineSchema } from '../kit/fields.ts';

/** What a company offers whom it writes to. */
export const offerKinds = ['apprenticeship', 'internship', 'trial_day', 'talk'] as const;
export type OfferKind = (typeof offerKinds)[number];

export const offerSchema = v.object({ kind: v.picklist(offerKinds), occupation: v.string() });
export type Offer = v.InferOutput<typeof offerSchema>;

const names: Record<OfferKind, Record<Locale, string>> = {
  apprenticeship: { de: 'Ausbildung', en: 'Apprenticeship' },
  internship: { de: 'Praktikum', en: 'Internship' },
  trial_day: { de: 'Schnuppertag', en: 'Trial day' },
  talk: { de: 'Gespräch', en: 'Conversation' },
};

/** The kind alone, for lists and choices. */
export const offerKindName = (kind: OfferKind, locale: Locale): string => names[kind][locale];

const sentences: Record<OfferKind, Record<Locale, string>> = {
  apprenticeship: { de: 'Ausbildungsplatz: {occupation}', en: 'A place as an apprentice: {occupation}' },
  internship: { de: 'Praktikum: {occupation}', en: 'An internship: {occupation}' },
  trial_day: { de: 'Schnuppertag: {occupation}', en: 'A trial day: {occupation}' },
  talk: { de: 'Gespräch über die Ausbildung: {occupation}', en: 'A talk about the training: {occupation}' },
};

/** The one line above a letter that says what is offered: the same in mail, preview and answer page. */
export const offerLine = ({ kind, occupation }: Offer, locale: Locale): string =>
  sentences[kind][locale].replace('{occupation}', () => occupation);

/** As mail programs find addresses in a text, and more: what looks like one would become a link there. */
const looksLikeAddress = /:\/\/|\bwww\.|@|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;
/** Bidi marks and what can't be seen would let a line show as another. */
const unseen = /[\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff\u061c]/u;

export const mostOfPersonalLine = 300;

/** What somebody adds in their own words: one line, no address of anything. */
export const personalLineSchema = v.pipe(
  optionalLineSchema(mostOfPersonalLine),
  v.check((text) => !unseen.test(text), 'characters'),
  v.check((text) => !looksLikeAddress.test(text), 'no_address'),
);

/** What is offered, as it is chosen. */
export const offerFields = {
  kind: v.picklist(offerKinds),
  occupation_id: chosenSchema,
  personal_line: v.optional(personalLineSchema, ''),
} as const;
