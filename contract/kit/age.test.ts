import { expect, test } from 'vitest';
import { birthday, dayIn, hasReachedAge } from './age.ts';

test('somebody is old enough on the birthday itself, and not the day before [S5-01]', () => {
  expect(hasReachedAge('2010-11-20', 16, '2026-11-19')).toBe(false);
  expect(hasReachedAge('2010-11-20', 16, '2026-11-20')).toBe(true);
});

test('29 February turns on 1 March in years without one, and on the day itself in leap years', () => {
  expect(birthday('2008-02-29', 16)).toBe('2024-02-29');
  expect(birthday('2008-02-29', 17)).toBe('2025-03-01');
});

test("the day is the tenant's, not the server's: half past midnight in Berlin is still yesterday in UTC", () => {
  const instant = new Date('2026-06-30T22:30:00Z');
  expect(dayIn('Europe/Berlin', instant)).toBe('2026-07-01');
  expect(dayIn('UTC', instant)).toBe('2026-06-30');
});
