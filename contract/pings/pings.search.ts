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

/**
 * What an overview counts: an agreed time today or tomorrow, proposed times without an answer, an answer due soon, what the last
 * four weeks brought (of what was written then, what was answered too), and whom both say the organization has hired.
 */
export const countedPings = [
  'today',
  'tomorrow',
  'proposed',
  'ending',
  'written',
  'answered',
  'accepted',
  'declined',
  'found_here',
] as const;
export type CountedPings = (typeof countedPings)[number];

/** What narrows the messages of an organization, wherever they stand in its work. */
export const narrowing = {
  /** In the names the organization may see. */
  q: 'text',
  /** The employee who takes care of it. */
  owner: 'id',
  occupation: 'id',
  since: sinceDays,
  counted: countedPings,
} as const satisfies ListSearch['filter'];

export const pingsSearch = {
  /** `waiting_since`: of what there is to do, since when; whoever waits longest first, wherever it is listed. */
  order: ['created_at', 'expires_at', 'waiting_since'],
  filter: {
    status: pingStatuses,
    /** Who said yes, still looks and waits for the organization to get in touch. */
    waiting: 'true',
    /** Of an organization, as all below; a message that never went out is in none of them, and found by no name. */
    work: works,
    ...narrowing,
  },
} as const satisfies ListSearch;
