import type { I18n } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';

/** A day of the calendar. */
export const dayInWords = (i18n: I18n, day: string, dateStyle: 'medium' | 'long' | 'full' = 'medium'): string =>
  i18n.date(new Date(`${day}T12:00:00`), { dateStyle });

/** The day on which something happened or will, with its day of the week. */
export const momentInWords = (i18n: I18n, moment: string | null): string =>
  moment === null ? '–' : i18n.date(moment, { weekday: 'short', day: 'numeric', month: 'short' });

/** Days as the calendar counts them: what was said last night was yesterday. `now` in ms. */
export function daysSince(instant: string, now: number): number {
  const [then, today] = [new Date(instant), new Date(now)].map((at) => at.setHours(0, 0, 0, 0));
  return Math.max(0, Math.round(((today ?? 0) - (then ?? 0)) / 86_400_000));
}

/** `14:00`, by the clock on the wall of the tenant. */
export const timeInWords = (i18n: I18n, timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat(formatLocales[i18n.locale as Locale], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
