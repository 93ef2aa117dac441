import type { Locale } from '../../contract/kit/fields.ts';

/** A text in both languages. */
export type Text = Readonly<Record<Locale, string>>;

export const locales = ['de', 'en'] as const satisfies readonly Locale[];

/** One text for both languages, each made by the same rule. */
export const both = (make: (locale: Locale) => string): Text => ({ de: make('de'), en: make('en') });

/** A title inside a sentence. */
export const quoted = (locale: Locale, text: string): string => (locale === 'de' ? `„${text}“` : `“${text}”`);

/** The same data as a reader of one language gets it. */
export type Said<Value> = Value extends Text
  ? string
  : Value extends readonly (infer One)[]
    ? readonly Said<One>[]
    : Value extends object
      ? { readonly [Key in keyof Value]: Said<Value[Key]> }
      : Value;

export function inLanguage<Value>(value: Value, locale: Locale): Said<Value> {
  const said = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return one.map(said);
    if ('de' in one && 'en' in one) return one[locale];
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, said(inner)]));
  };
  return said(value) as Said<Value>;
}
