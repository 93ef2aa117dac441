import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMinor } from './me.service.ts';

/** SECURITY 5: the second in which somebody stops being a minor, where calendars and clocks are odd. */

const tenantOf = (timezone: string, guardian_age: number): TenantRow => ({
  ...(tenantRow(new FakeClock(), 'app') as TenantRow),
  timezone,
  guardian_age,
});

test.each([
  ['on an ordinary day', 'Europe/Berlin', 16, '2010-11-20', '2026-11-19T23:00:00Z'],
  ['on the day summer time begins', 'Europe/Berlin', 16, '2010-03-29', '2026-03-28T23:00:00Z'],
  ['on the day after', 'Europe/Berlin', 16, '2010-03-30', '2026-03-29T22:00:00Z'],
  ['on the day summer time ends', 'Europe/Berlin', 16, '2010-10-25', '2026-10-24T22:00:00Z'],
  ['on the day after that', 'Europe/Berlin', 16, '2010-10-26', '2026-10-25T23:00:00Z'],
  ['born on 29 February, in a year without one', 'Europe/Berlin', 18, '2008-02-29', '2026-02-28T23:00:00Z'],
  ['born on 29 February, in a year with one', 'Europe/Berlin', 16, '2008-02-29', '2024-02-28T23:00:00Z'],
  ['born on 1 March, around a 29 February', 'Europe/Berlin', 18, '2010-03-01', '2028-02-29T23:00:00Z'],
  ['on New Year’s Day', 'Europe/Berlin', 14, '2013-01-01', '2026-12-31T23:00:00Z'],
  ['in a zone ahead of ours', 'Pacific/Auckland', 16, '2010-11-20', '2026-11-19T11:00:00Z'],
  ['in a zone behind ours', 'America/St_Johns', 16, '2010-11-20', '2026-11-20T03:30:00Z'],
])('%s', (_, timezone, age, born, midnight) => {
  const tenant = tenantOf(timezone, age);
  const at = (milliseconds: number) => isMinor(born, tenant, new Date(Date.parse(midnight) + milliseconds));
  expect([at(-1000), at(-1), at(0), at(1000)]).toEqual([true, true, false, false]);
});
