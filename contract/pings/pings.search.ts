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

export const pingsSearch = {
  order: ['created_at', 'expires_at'],
  /** `waiting`: who said yes, still looks and waits for the organization to get in touch. */
  filter: { status: pingStatuses, waiting: 'true' },
} as const satisfies ListSearch;
