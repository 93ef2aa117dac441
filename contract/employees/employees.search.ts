import type { ListSearch } from '../kit/list-search.ts';

export const employeesSearch = { order: ['lastname', 'created_at'], filter: {} } as const satisfies ListSearch;
