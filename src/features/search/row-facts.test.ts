import { expect, test } from 'vitest';
import { beginInWords, sinceInWords } from './row-facts.ts';

test('a month within a year is its name alone', () => {
  expect(beginInWords('de', '2027-08-01', '2026-11-23')).toBe('August');
  expect(beginInWords('de', '2026-11-01', '2026-11-23')).toBe('November');
});

test('a later one says its year, and so does one that is over', () => {
  expect(beginInWords('en', '2027-11-01', '2026-11-23')).toBe('November 2027');
  expect(beginInWords('en', '2026-10-01', '2026-11-23')).toBe('October 2026');
});

test('the last visit is a weekday for a week, then a date', () => {
  expect(sinceInWords('de', '2026-11-20T09:00:00.000Z', '2026-11-23')).toBe('Freitag');
  expect(sinceInWords('de', '2026-11-16T09:00:00.000Z', '2026-11-23')).toBe('16. November');
});
