import type { ListSearch } from '../kit/list-search.ts';

export const invitationStatuses = ['pending', 'accepted', 'declined', 'expired', 'revoked'] as const;

export const invitationsSearch = {
  order: ['created_at', 'lastname', 'expires_at'],
  filter: { status: invitationStatuses },
} as const satisfies ListSearch;
