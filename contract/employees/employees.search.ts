import type { ListSearch } from '../kit/list-search.ts';

export const employeeStatuses = ['active', 'inactive'] as const;

export const employeesSearch = {
  order: ['lastname', 'created_at'],
  filter: {
    /** A part of the name or of the address. */
    q: 'text',
    status: employeeStatuses,
    /** Whether the e-mail address is confirmed. */
    verified: ['yes', 'no'],
  },
} as const satisfies ListSearch;
