import type { ListSearch } from '../kit/list-search.ts';

export const templatePurposes = ['ping', 'recommendation', 'invitation'] as const;
export const templateStatuses = ['draft', 'published', 'archived'] as const;

export const emailTemplatesSearch = {
  order: ['name', 'times_used'],
  filter: {
    purpose: templatePurposes,
    status: templateStatuses,
    /** The profile that it names. */
    profile_id: 'id',
  },
} as const satisfies ListSearch;
