import type { ListSearch } from '../kit/list-search.ts';
import { period } from '../statistics/period.search.ts';

/** Of what went out; the undo window counts as out. */
export const deskStatuses = ['created', 'pending', 'accepted', 'declined', 'expired', 'revoked', 'archived'] as const;

/** Whose time for an answer is over, or that got one: it stays one when they are filed away. */
export const answerableStatuses = ['accepted', 'declined', 'expired', 'archived'] as const;
/** Whether those that could be answered were. */
export const deskAnswers = ['possible', 'given', 'missing'] as const;

/** Companies' messages, as the tenant's staff list them. */
export const organizationPingsSearch = {
  order: ['created_at', 'expires_at'],
  filter: {
    status: deskStatuses,
    answer: deskAnswers,
    /** The person they were written to. */
    applicant_id: 'id',
    /** Sent on these days. */
    ...period,
  },
} as const satisfies ListSearch;
