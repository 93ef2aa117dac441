import { dayAfter } from '../../contract/kit/age.ts';
import type { Period } from '../../contract/statistics/period.search.ts';
import { weeksShown } from '../../contract/statistics/statistics.schema.ts';

/** From a day until another, both counted. */
export type Days = Required<Record<keyof Period, string>>;

/** Up to so many days a course has one point for each. */
const daily = 31;
/** Up to so many days one for each week, and beyond that one for each month. */
const weekly = 183;

const monthsEnd = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

/** Days in the parts that a course draws, the oldest first; the last one may be shorter. */
export function stretchesOf(days: Days | undefined, today: string): Days[] {
  const { from, until } = days ?? { from: dayAfter(today, 1 - 7 * weeksShown), until: today };
  const length = (Date.parse(until) - Date.parse(from)) / 86_400_000 + 1;
  const endOf = (day: string) => (length <= daily ? day : length <= weekly ? dayAfter(day, 6) : monthsEnd(day));
  const stretches: Days[] = [];
  for (let day = from; day <= until;) {
    const end = endOf(day);
    stretches.push({ from: day, until: end < until ? end : until });
    day = dayAfter(end, 1);
  }
  return stretches;
}
