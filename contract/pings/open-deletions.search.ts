import type { ListSearch } from '../kit/list-search.ts';

/** What companies were asked to delete and have not confirmed, as staff list it. */
export const openDeletionsSearch = {
  order: ['requested_at'],
  filter: {
    /** Longer than companies get for it. */
    overdue: ['yes', 'no'],
  },
} as const satisfies ListSearch;
