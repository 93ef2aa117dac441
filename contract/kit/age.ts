/** Calendar days are `YYYY-MM-DD`; ages are whole years, counted in the tenant's time zone (decisions, section 1). */

/** One to each time zone: to make one takes thirty times as long as to ask it. */
const calendars = new Map<string, Intl.DateTimeFormat>();

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The calendar day an instant falls on in an IANA time zone. */
export function dayIn(timezone: string, instant: Date): string {
  const parts = calendarOf(timezone).formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** So many days later, or before. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The day somebody born on `dateOfBirth` turns `years`; who was born on 29 February turns on 1 March in other years. */
export function birthday(dateOfBirth: string, years: number): string {
  const [year, month, day] = dateOfBirth.split('-').map(Number) as [number, number, number];
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10);
}

/** The last day of birth of those who are at least `years` old on `today`: for asking a table for all of them. */
export function bornBy(years: number, today: string): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  // on 29 February of a year that has one, those born on 1 March of a year that hasn't are a day short
  const isLeapDay = new Date(Date.UTC(year - years, month - 1, day)).getUTCMonth() !== month - 1;
  return new Date(Date.UTC(year - years, month - 1, isLeapDay ? 28 : day)).toISOString().slice(0, 10);
}

/** Whether somebody born on `dateOfBirth` is at least `years` old on `today`; the birthday itself counts. */
export function hasReachedAge(dateOfBirth: string, years: number, today: string): boolean {
  return birthday(dateOfBirth, years) <= today;
}
