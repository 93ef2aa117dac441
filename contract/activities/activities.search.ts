import type { ListSearch } from '../kit/list-search.ts';

export const activitiesSearch = {
  order: ['happened_at'],
  filter: { unread: 'true' },
} as const satisfies ListSearch;
