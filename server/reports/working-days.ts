import { dayAfter } from '../../contract/kit/age.ts';

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Easter Sunday, by the rule of the Gregorian calendar. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const moon = (19 * golden + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const late = moon === 29 || (moon === 28 && golden > 10) ? 1 : 0;
  const full = dayAfter(`${year}-03-21`, moon - late);
  // 1 January 1970 was a Thursday
  const weekday = (dayNumber(full) + 4) % 7;
  return dayAfter(full, 7 - weekday);
}

const fixed: readonly string[] = ['01-01', '05-01', '10-03', '12-25', '12-26'];
/** Good Friday, Easter Monday, Ascension, Whit Monday. */
const fromEaster: readonly number[] = [-2, 1, 39, 50];

/** A holiday in all of Germany. What only some states keep is a working day for whoever promises an answer everywhere. */
function isHoliday(day: string): boolean {
  if (fixed.includes(day.slice(5))) return true;
  const easter = easterSunday(Number(day.slice(0, 4)));
  return fromEaster.includes(dayNumber(day) - dayNumber(easter));
}

const isWorkingDay = (day: string): boolean => ![0, 6].includes((dayNumber(day) + 4) % 7) && !isHoliday(day);

/** The first working day after a day. */
export function nextWorkingDay(day: string): string {
  let next = dayAfter(day, 1);
  while (!isWorkingDay(next)) next = dayAfter(next, 1);
  return next;
}
