import type { I18n } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { dayIn } from '../../contract/kit/age.ts';

interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** `Di., 24. November, 14:00–15:00 Uhr`, by the clock on the wall of the tenant, wherever the reader is. */
export function spanInWords(i18n: I18n, timeZone: string, { starts_at, ends_at }: Span): string {
  const format = new Intl.DateTimeFormat(formatLocales[i18n.locale as Locale], {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  return format.formatRange(new Date(starts_at), new Date(ends_at)).replace(/ Uhr$/u, '\u00A0Uhr');
}

/** How near an appointment is, in the days of the tenant. `now` in ms. */
export function nearness(timeZone: string, { starts_at, ends_at }: Span, now: number): 'past' | 'today' | 'upcoming' {
  if (Date.parse(ends_at) <= now) return 'past';
  return dayIn(timeZone, new Date(starts_at)) === dayIn(timeZone, new Date(now)) ? 'today' : 'upcoming';
}
