import * as v from 'valibot';

/** Fields that many resources share. Lengths are in UTF-16 code units; every text has an upper bound. */

export const idSchema = v.pipe(v.string(), v.maxLength(36), v.uuid());
/** Chosen from suggestions, by its id: letters that were only typed are no choice (specification: required_typeahead). */
export const chosenSchema = v.pipe(
  v.string('required_typeahead'),
  v.maxLength(36),
  v.uuid(({ input }) => (input === '' ? 'required_typeahead' : 'id')),
);
export const idParams = v.strictObject({ id: idSchema });

/** ISO 8601 with zone, as the server writes it. */
export const timestampSchema = v.pipe(v.string(), v.isoTimestamp());
/** `YYYY-MM-DD`, a day of the calendar, which begins with the year 1: neither people nor PostgreSQL know a year 0. */
export const dateSchema = v.pipe(
  v.string(),
  v.maxLength(10),
  v.isoDate(),
  v.check(
    (text) =>
      text >= '0001' &&
      !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
      new Date(`${text}T00:00:00Z`).toISOString().startsWith(text),
    'date',
  ),
);

/** Control characters other than line breaks and tabs, and lone surrogates, are refused: PostgreSQL cannot hold NUL. */
// oxlint-disable-next-line no-control-regex -- naming the refused characters is the rule itself
const refusedCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;
const cleanText = v.check((text: string) => !refusedCharacters.test(text), 'characters');

/** One line of required text, trimmed. */
export const lineSchema = (max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max),
    cleanText,
    v.trim(),
    v.nonEmpty('required'),
    v.regex(/^[^\r\n\t]*$/, 'single_line'),
  );
/** One line that may stay empty. */
export const optionalLineSchema = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), cleanText, v.trim(), v.regex(/^[^\r\n\t]*$/, 'single_line'));
/** Several lines, trimmed; may be empty. */
export const textSchema = (max: number) => v.pipe(v.string(), v.maxLength(max), cleanText, v.trim());

/** A text in German and in English. */
export const bothLanguagesSchema = <S extends v.GenericSchema<string, string>>(text: S) =>
  v.strictObject({ de: text, en: text });

/** Checked by a schema of query strings, and kept as it came: what an address says can be put into an address again. */
export const asSent = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.custom<v.InferInput<S>>((value) => typeof value === 'object' && value !== null, 'type'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { message, path, input } of v.safeParse(schema, dataset.value).issues ?? [])
        addIssue({ message, input, ...(path && { path }) });
    }),
  );

/** `#rrggbb` and nothing else: the value reaches style sheets. */
export const colorSchema = v.pipe(v.string(), v.maxLength(7), v.regex(/^#[0-9a-f]{6}$/i, 'color'), v.toLowerCase());
export const locales = ['de', 'en'] as const;
export const localeSchema = v.picklist(locales);
export type Locale = v.InferOutput<typeof localeSchema>;
/** 256 random bits in base64url. Longer or other text is simply no token. */
export const tokenSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]{20,64}$/, 'token'));
