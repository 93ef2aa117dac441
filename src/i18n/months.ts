import type { Locale } from '../../contract/kit/fields.ts';
import { formatLocales } from '../../contract/kit/dates.ts';

/** A month as stored, by its first day, in words: "September 2027". */
export function monthInWords(locale: Locale, firstDay: string): string {
  const format = new Intl.DateTimeFormat(formatLocales[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${firstDay}T00:00:00Z`));
}

/** The first days of the months from this one on, for two years, and of one that was said before. */
export function monthsToChoose(now: Date, said: string | null): string[] {
  const months = Array.from({ length: 25 }, (_, ahead) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + ahead, 1)).toISOString().slice(0, 10),
  );
  return said === null || months.includes(said) ? months : [said, ...months];
}
