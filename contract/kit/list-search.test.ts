import { expect, test } from 'vitest';
import { filtersOf } from './list-search.ts';

test.each([
  ['2026-02-28', '2026-02-28'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', undefined],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['yesterday', undefined],
])('an address means a day of the calendar, or none: %s', (asked, day) => {
  expect(filtersOf({ from: 'day' }, { from: asked })).toEqual({ from: day });
});
