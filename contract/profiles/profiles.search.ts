import type { ListSearch } from '../kit/list-search.ts';

export const profileStatuses = ['draft', 'published', 'archived'] as const;

export const profilesSearch = {
  order: ['name', 'created_at'],
  filter: { status: profileStatuses },
} as const satisfies ListSearch;
