import type { ListSearch } from '../kit/list-search.ts';

export const recommendationStatuses = ['created', 'accepted', 'revoked'] as const;

export const recommendationsSearch = {
  order: ['created_at', 'lastname'],
  filter: { status: recommendationStatuses, findable: ['yes', 'no'] },
} as const satisfies ListSearch;
