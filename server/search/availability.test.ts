import { expect, test } from 'vitest';
import { writeAgainOn } from './availability.ts';

const tenant = { timezone: 'Europe/Berlin', ping_pause_days: 90 };

test.each([
  ['2026-11-16T22:59:00Z', '2026-11-17T12:00:00Z', '2027-02-14'],
  ['2026-11-16T23:01:00Z', '2026-11-17T12:00:00Z', '2027-02-15'],
  ['2026-11-16T22:59:00Z', '2027-02-13T22:59:00Z', '2027-02-14'],
  ['2026-11-16T22:59:00Z', '2027-02-13T23:00:00Z', null],
])('written at %s, read at %s: again from %s, a whole day of the tenant’s', (written, now, day) => {
  expect(writeAgainOn(new Date(written), tenant, new Date(now))).toBe(day);
});
