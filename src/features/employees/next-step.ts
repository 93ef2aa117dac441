import type { EmployeeDashboardData } from './employee-dashboard.calls.ts';

export type NextStep = 'contact' | 'search' | 'create' | 'handOver' | 'wait';

/** What helps most now: people who said yes come first, then whatever has not begun. */
export function nextStepOf({ search, codes }: EmployeeDashboardData): NextStep {
  if (search && search.pings.waiting > 0) return 'contact';
  if (codes && codes.active === 0 && (!search || search.pings.all > 0)) return 'create';
  if (search && search.pings.all === 0) return 'search';
  if (codes && codes.active > 0 && codes.codes.every(({ times_used }) => times_used === 0)) return 'handOver';
  return 'wait';
}
