import type { ListSearch } from '../kit/list-search.ts';

/** `q` is found in name and slug; `slug` is one tenant's own. */
export const tenantsSearch = {
  order: ['name', 'slug', 'created_at'],
  filter: { q: 'text', slug: 'text' },
} as const satisfies ListSearch;
