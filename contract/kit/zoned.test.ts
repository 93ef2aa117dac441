import { expect, test } from 'vitest';
import { instantAt, isShown } from './zoned.ts';

test.each([
  ['in winter', '2026-11-24', 14.5, '2026-11-24T13:30:00.000Z'],
  ['in summer', '2026-07-24', 14.5, '2026-07-24T12:30:00.000Z'],
  ['after the hour that is left out', '2027-03-28', 9, '2027-03-28T07:00:00.000Z'],
  ['after the hour that comes twice', '2026-10-25', 9, '2026-10-25T08:00:00.000Z'],
] as const)('a clock on the wall %s', (_, day, hours, instant) => {
  expect(instantAt('Europe/Berlin', day, hours).toISOString()).toBe(instant);
});

test.each([
  ['before the hour that is left out', '2027-03-28', 1.75, true],
  ['in it', '2027-03-28', 2.5, false],
  ['after it', '2027-03-28', 3, true],
  ['in the hour that comes twice', '2026-10-25', 2.5, true],
] as const)('whether clocks show an hour: %s', (_, day, hours, does) => {
  expect(isShown('Europe/Berlin', day, hours)).toBe(does);
});
