import type { ListSearch } from '../kit/list-search.ts';

/** Applicants are none of them: staff read those one by one, and each look is kept. */
export const listedTypes = ['employee', 'tenant_member', 'administrator'] as const;

export const usersSearch = {
  order: ['lastname', 'created_at'],
  filter: {
    /** A part of the name or of the address. */
    q: 'text',
    type: listedTypes,
    status: ['active', 'inactive'],
    /** Whether the e-mail address is confirmed. */
    verified: ['yes', 'no'],
  },
} as const satisfies ListSearch;
