import type { I18n } from '@lingui/core';
import type { Locale } from '../../contract/kit/fields.ts';

/** The language that is shown. */
export const localeOf = ({ locale }: I18n): Locale => (locale === 'de' ? 'de' : 'en');

export type InBoth = Readonly<Record<Locale, string>>;

/** The language in which something is said: the one that is shown, or the other where that is missing. */
export const languageOf = (i18n: I18n, text: InBoth): Locale => {
  const [own, other] = localeOf(i18n) === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const);
  return text[own] === '' && text[other] !== '' ? other : own;
};

export const inLocale = (i18n: I18n, text: InBoth): string => text[languageOf(i18n, text)];
