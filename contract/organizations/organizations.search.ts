import type { ListSearch } from '../kit/list-search.ts';
import { period } from '../statistics/period.search.ts';

export const organizationStatuses = ['created', 'verified', 'active', 'inactive', 'archived'] as const;

export const usageTypes = ['referring', 'searching', 'searching_and_referring'] as const;

/** Those who take part at all: `unsaid` have not chosen yet. */
export const askedUsages = [...usageTypes, 'unsaid'] as const;

const yesOrNo = ['yes', 'no'] as const;

/** Staff's list of their companies. */
export const organizationsSearch = {
  order: ['name', 'created_at'],
  filter: {
    /** A part of the name. */
    q: 'text',
    status: organizationStatuses,
    usage_type: askedUsages,
    /** Nobody of it was here for a while. */
    stalled: yesOrNo,
    /** A published one. */
    profile: yesOrNo,
    /** An active one. */
    code: yesOrNo,
    alert: yesOrNo,
    /** Invitations of it that wait until staff approve them. */
    held: yesOrNo,
    /** Entered on these days. */
    ...period,
  },
} as const satisfies ListSearch;
