import type { Locale } from './fields.ts';

/** How each of our languages writes dates, numbers and lists: for readers in Germany, so English is not American. */
export const formatLocales: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };

/** A moment as a day in words, in a time zone: `20. November 2026`, `20 November 2026`; with the time where asked. */
export function writtenDay(locale: Locale, timeZone: string, moment: Date, timeStyle?: 'short'): string {
  const format = new Intl.DateTimeFormat(formatLocales[locale], { dateStyle: 'long', timeStyle, timeZone });
  return format.format(moment);
}
