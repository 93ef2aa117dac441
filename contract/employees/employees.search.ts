import type { ListSearch } from '../kit/list-search.ts';

export const employeeStatuses = ['active', 'inactive'] as const;

export const employeesSearch = {
  order: ['lastname', 'created_at'],
  filter: { status: employeeStatuses },
} as const satisfies ListSearch;
