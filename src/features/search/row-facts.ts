import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import { formatLocales } from '../../../contract/kit/dates.ts';

/** What somebody is called by a company: by their own name while a yes stands. */
export const calledOf = ({ name, released_name }: SearchResult): string => released_name ?? name;

/** The band from the place searched, or else from the company. */
export function distanceOf({ match }: SearchResult): number | undefined {
  const reason = match.reasons.find(({ kind }) => kind === 'distance');
  return reason?.kind === 'distance' ? reason.within_km : undefined;
}

/** Was found a moment ago, and can't be found any more. */
export const hasGone = ({ availability, unavailable_reason, latest_ping }: SearchResult): boolean =>
  availability === 'unavailable' && unavailable_reason === null && latest_ping === null;

/** A day of the last week by its name, an earlier one by its date. */
export function sinceInWords(locale: Locale, instant: string, today: string): string {
  const days = (Date.parse(today) - Date.parse(instant.slice(0, 10))) / 86_400_000;
  const parts = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'long' } as const);
  return new Intl.DateTimeFormat(formatLocales[locale], parts).format(new Date(instant));
}

/** A month by its first day: within a year of today its name says enough, shortened where there is little room. */
export function beginInWords(
  locale: Locale,
  firstDay: string,
  today: string,
  length: 'long' | 'short' = 'long',
): string {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const ahead = months(firstDay) - months(today);
  const isNear = ahead >= 0 && ahead < 12;
  const format = new Intl.DateTimeFormat(formatLocales[locale], {
    month: length,
    ...(!isNear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return format.format(new Date(`${firstDay}T00:00:00Z`));
}
