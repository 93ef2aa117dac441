import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, dayIn } from '../../contract/kit/age.ts';
import { longAgo } from '../../contract/employees/employees.schema.ts';
import { lastActiveDays } from './employees.view.ts';

const day = 86_400_000;
const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Pacific/Auckland', 'UTC'] as const;
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2028-01-01'), noInvalidDate: true });

test('weeks counted back from today never come before the day somebody was here, so never before they joined, wherever one reads it', () => {
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 0, max: 120 * day }),
      fc.constantFrom(...zones),
      fc.constantFrom(...zones),
      (joined, later, tenant, reader) => {
        const now = new Date(joined.getTime() + later);
        const days = lastActiveDays(joined, now, tenant) ?? -1;
        const told = dayAfter(dayIn(reader, now), days < 7 ? 0 : -days);
        expect(told >= dayIn(reader, joined)).toBe(true);
        // and hardly farther: a week, and the hour of the clocks
        expect(later < (days < 7 ? 7 : days + 7) * day + day / 24 || days === longAgo).toBe(true);
      },
    ),
    { numRuns: 3_000 },
  );
});

test('more than three months are more than the longest three', () => {
  expect(longAgo).toBeGreaterThan(31 + 30 + 31);
});
