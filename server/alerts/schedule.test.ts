import { expect, test } from 'vitest';
import type { AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import { instantAt } from '../../contract/kit/zoned.ts';
import { dayBegins, dueRun, nextRun } from './schedule.ts';

const berlin = 'Europe/Berlin';

/** The days of the first runs of an alert that is saved at an instant. */
function days(interval: AlertInterval, saved: string, count: number): string[] {
  let next = nextRun(interval, null, berlin, new Date(saved));
  const first = next.on;
  const found = [first];
  while (found.length < count) {
    next = nextRun(interval, first, berlin, next.at);
    found.push(next.on);
  }
  return found;
}

test('the first run is the next morning, today where seven is to come', () => {
  expect(nextRun('daily', null, berlin, new Date('2026-11-20T05:59:59Z')).at.toISOString()).toBe(
    '2026-11-20T06:00:00.000Z',
  );
  expect(nextRun('daily', null, berlin, new Date('2026-11-20T06:00:00Z')).at.toISOString()).toBe(
    '2026-11-21T06:00:00.000Z',
  );
});

test('a week begins on Monday, a fortnight with the first run', () => {
  expect(days('weekly', '2026-11-20T08:00:00Z', 3)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
  expect(days('weekly', '2026-11-23T05:00:00Z', 2)).toEqual(['2026-11-23', '2026-11-30']);
  expect(days('biweekly', '2027-03-19T08:00:00Z', 3)).toEqual(['2027-03-20', '2027-04-03', '2027-04-17']);
});

test('a month is the same day, or the last of one that ends before it; the day is not forgotten', () => {
  expect(days('monthly', '2027-01-30T08:00:00Z', 5)).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
  ]);
  expect(days('monthly', '2028-01-28T08:00:00Z', 3)).toEqual(['2028-01-29', '2028-02-29', '2028-03-29']);
  expect(days('monthly', '2027-01-01T08:00:00Z', 150).at(-1)).toBe('2039-06-02');
});

test('seven is what the clock on the wall shows, on both ends of summer and anywhere', () => {
  const seven = (zone: string, day: string) => instantAt(zone, day, 7).toISOString();
  expect(['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'].map((day) => seven(berlin, day))).toEqual([
    '2027-03-27T06:00:00.000Z',
    '2027-03-28T05:00:00.000Z',
    '2027-10-30T05:00:00.000Z',
    '2027-10-31T06:00:00.000Z',
  ]);
  expect(seven('Pacific/Auckland', '2027-01-01')).toBe('2026-12-31T18:00:00.000Z');
  expect(seven('Asia/Kathmandu', '2027-01-01')).toBe('2027-01-01T01:15:00.000Z');
  expect(seven('America/New_York', '2027-03-14')).toBe('2027-03-14T11:00:00.000Z');
  expect(dayBegins(berlin, '2027-10-31').toISOString()).toBe('2027-10-30T22:00:00.000Z');
});

test('of mornings that were missed the last one is made up for', () => {
  const due = new Date('2026-11-21T06:00:00Z');
  const made = (now: string) => dueRun('daily', '2026-11-21', berlin, due, new Date(now));
  expect(made('2026-11-21T06:00:00Z')).toMatchObject({ run: { on: '2026-11-21' }, next: { on: '2026-11-22' } });
  expect(made('2026-11-24T05:59:00Z')).toMatchObject({ run: { on: '2026-11-23' }, next: { on: '2026-11-24' } });
  expect(
    dueRun('weekly', '2026-11-23', berlin, new Date('2026-11-23T06:00:00Z'), new Date('2026-12-09T09:00:00Z')),
  ).toMatchObject({
    run: { on: '2026-12-07' },
    next: { on: '2026-12-14' },
  });
});
