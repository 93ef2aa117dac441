import type { ListSearch } from '../kit/list-search.ts';
import { period } from '../statistics/period.search.ts';

/** Of what went out; the undo window counts as out. */
export const deskStatuses = ['created', 'pending', 'accepted', 'declined', 'expired', 'revoked', 'archived'] as const;

/** Companies' messages, as the tenant's staff list them. */
export const organizationPingsSearch = {
  order: ['created_at', 'expires_at'],
  filter: {
    status: deskStatuses,
    /** The person they were written to. */
    applicant_id: 'id',
    /** Sent on these days. */
    ...period,
  },
} as const satisfies ListSearch;
