import type { ListSearch } from '../kit/list-search.ts';

export const alertStatuses = ['draft', 'active', 'inactive', 'archived'] as const;
export const alertIntervals = ['daily', 'weekly', 'biweekly', 'monthly'] as const;

export const alertsSearch = {
  order: ['created_at', 'name', 'next_run_at', 'last_run_at', 'matches_total'],
  filter: {
    status: alertStatuses,
    interval: alertIntervals,
    /** Waits to hear whether it is still needed. */
    asked: ['yes'],
  },
} as const satisfies ListSearch;
