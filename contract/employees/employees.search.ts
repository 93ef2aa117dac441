import type { ListSearch } from '../kit/list-search.ts';
import { period } from '../statistics/period.search.ts';

export const employeeStatuses = ['active', 'inactive'] as const;

export const employeesSearch = {
  order: ['lastname', 'created_at'],
  filter: {
    /** A part of the name or of the address. */
    q: 'text',
    status: employeeStatuses,
    /** Whether the e-mail address is confirmed. */
    verified: ['yes', 'no'],
    /** Whether a confirmed one's company and they themselves have said all that is asked at first. */
    onboarded: ['yes', 'no'],
    /** Confirmed ones who were here since then, back from now. */
    here: ['days_30'],
    /** Registered on these days. */
    ...period,
  },
} as const satisfies ListSearch;

/** The address of those of all companies, which may ask for one of them. */
export const allEmployeesSearch = {
  order: employeesSearch.order,
  filter: { ...employeesSearch.filter, organization_id: 'id' },
} as const satisfies ListSearch;
