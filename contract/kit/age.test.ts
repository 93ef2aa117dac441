import { expect, test } from 'vitest';
import { birthday, bornBy, dayIn, hasReachedAge } from './age.ts';

test('somebody is old enough on the birthday itself, and not the day before [S5-01]', () => {
  expect(hasReachedAge('2010-11-20', 16, '2026-11-19')).toBe(false);
  expect(hasReachedAge('2010-11-20', 16, '2026-11-20')).toBe(true);
});

test('29 February turns on 1 March in years without one, and on the day itself in leap years', () => {
  expect(birthday('2008-02-29', 16)).toBe('2024-02-29');
  expect(birthday('2008-02-29', 17)).toBe('2025-03-01');
});

test('the last day of birth of those who are old enough parts all birth dates, leap days and their neighbours too', () => {
  const day = (from: string, days: number): string =>
    new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);
  const todays = Array.from({ length: 3 * 366 }, (_, n) => day('2026-12-30', n));
  const wrong = todays.flatMap((today) =>
    [14, 16, 18].flatMap((years) => {
      const last = bornBy(years, today);
      const around = [-1, 0, 1].map((days) => day(last, days));
      return around.filter((born) => hasReachedAge(born, years, today) !== born <= last);
    }),
  );
  expect(wrong).toEqual([]);
  expect([bornBy(18, '2028-02-29'), bornBy(16, '2028-02-29'), bornBy(18, '2027-03-01')]).toEqual([
    '2010-02-28',
    '2012-02-29',
    '2009-03-01',
  ]);
});

test("the day is the tenant's, not the server's: half past midnight in Berlin is still yesterday in UTC", () => {
  const instant = new Date('2026-06-30T22:30:00Z');
  expect(dayIn('Europe/Berlin', instant)).toBe('2026-07-01');
  expect(dayIn('UTC', instant)).toBe('2026-06-30');
});
