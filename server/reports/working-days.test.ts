import { expect, test } from 'vitest';
import { nextWorkingDay } from './working-days.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-24'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['before Easter', '2026-04-02', '2026-04-07'],
  ['before an early Easter', '2008-03-20', '2008-03-25'],
  ['before a late Easter', '2038-04-22', '2038-04-27'],
  ['before Ascension', '2026-05-13', '2026-05-15'],
  ['before Whit Monday', '2026-05-22', '2026-05-26'],
  ['before Christmas', '2026-12-24', '2026-12-28'],
  ['on New Year’s Eve', '2026-12-31', '2027-01-04'],
  ['before the day of unity', '2028-10-02', '2028-10-04'],
])('%s: an answer is due on the next day on which people work', (_, day, due) => {
  expect(nextWorkingDay(day)).toBe(due);
});
