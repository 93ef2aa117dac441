import { expect, test } from 'vitest';
import type { EmployeeDashboardData } from './employee-dashboard.calls.ts';
import { nextStepOf } from './next-step.ts';

const search = (all: number, waiting = 0): EmployeeDashboardData['search'] => ({
  matchable: 9,
  isMore: false,
  pings: { all, pending: all - waiting, waiting },
  nextEnd: undefined,
  toCall: [],
});
const codes = (...used: number[]) =>
  ({ codes: used.map((times_used) => ({ times_used })), active: used.length }) as EmployeeDashboardData['codes'];

test('whoever said yes comes before everything else [S2-23]', () => {
  expect(nextStepOf({ search: search(3, 1), codes: codes() })).toBe('contact');
});

test('what has not begun is suggested, on the company’s own side only', () => {
  expect(nextStepOf({ search: search(0), codes: undefined })).toBe('search');
  expect(nextStepOf({ search: undefined, codes: codes() })).toBe('create');
  expect(nextStepOf({ search: undefined, codes: codes(0, 0) })).toBe('handOver');
  expect(nextStepOf({ search: search(2), codes: codes() })).toBe('create');
  expect(nextStepOf({ search: search(2), codes: undefined })).toBe('wait');
});
