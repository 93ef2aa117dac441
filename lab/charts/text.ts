import type { Locale } from '../../contract/kit/fields.ts';

/** A text in both languages. */
export type Text = Readonly<Record<Locale, string>>;

export const locales = ['de', 'en'] as const satisfies readonly Locale[];

/** A title inside a sentence. */
export const quoted = (locale: Locale, text: string): string => (locale === 'de' ? `„${text}“` : `“${text}”`);

export const inLanguage = <Name extends string>(
  texts: Readonly<Record<Name, Text>>,
  locale: Locale,
): Readonly<Record<Name, string>> =>
  Object.fromEntries(Object.entries<Text>(texts).map(([name, text]) => [name, text[locale]])) as Record<Name, string>;
