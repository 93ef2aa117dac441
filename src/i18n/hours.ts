import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';

/** An hour as a clock shows it, from which somebody can be called. */
export function hourInWords(locale: Locale, hour: number): string {
  const format = new Intl.DateTimeFormat(formatLocales[locale], {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return format.format(new Date(Date.UTC(2000, 0, 1, hour)));
}
