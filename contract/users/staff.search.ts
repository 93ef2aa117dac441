import type { ListSearch } from '../kit/list-search.ts';

/** Invited and not come yet; in; shut out. */
export const staffStatuses = ['pending', 'active', 'inactive'] as const;

export const staffSearch = {
  order: ['lastname', 'created_at'],
  filter: { status: staffStatuses },
} as const satisfies ListSearch;
