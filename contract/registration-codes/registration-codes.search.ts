import type { ListSearch } from '../kit/list-search.ts';

export const registrationCodeStatuses = ['draft', 'active', 'inactive', 'expired', 'archived'] as const;

/** For one person, who is recommended at once, or for several, whom the company confirms one by one. */
export const registrationCodeKinds = ['group', 'personal'] as const;

export const registrationCodesSearch = {
  order: ['created_at', 'name', 'times_used', 'times_opened', 'valid_until'],
  filter: {
    status: registrationCodeStatuses,
    /** The profile that it bears. */
    profile_id: 'id',
    /** Active, and its last day is near. */
    ending: ['soon'],
  },
} as const satisfies ListSearch;
