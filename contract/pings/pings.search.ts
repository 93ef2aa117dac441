import type { ListSearch } from '../kit/list-search.ts';

export const pingStatuses = [
  'draft',
  'created',
  'pending',
  'accepted',
  'declined',
  'expired',
  'revoked',
  'archived',
] as const;

/** Of an appointment after a yes. */
export const appointmentStatuses = ['pending', 'accepted', 'declined', 'expired', 'revoked'] as const;

/** Where a message stands in the company's work: something to do, waits for somebody else or for a day, nothing more. */
export const works = ['todo', 'open', 'done'] as const;
export type Work = (typeof works)[number];

/** How many days back one looks for what was written. */
export const sinceDays = ['7', '30', '90'] as const;

export const pingsSearch = {
  order: ['created_at', 'expires_at'],
  filter: {
    status: pingStatuses,
    /** Who said yes, still looks and waits for the organization to get in touch. */
    waiting: 'true',
    /** Of an organization; a message that never went out is in none of them. */
    work: works,
    /** In the names the organization may see. */
    q: 'text',
    /** The employee who takes care of it. */
    owner: 'id',
    occupation: 'id',
    since: sinceDays,
  },
} as const satisfies ListSearch;
