import type { ListSearch } from '../kit/list-search.ts';

export const invitationStatuses = ['pending', 'accepted', 'declined', 'expired', 'revoked'] as const;

const yesOrNo = ['yes', 'no'] as const;

export const invitationsSearch = {
  order: ['created_at', 'lastname', 'expires_at'],
  filter: {
    status: invitationStatuses,
    /** Those that wait until staff approve them. */
    held: yesOrNo,
    /** Made by an employee, to an address outside what were the company's domains then. */
    outside_domains: yesOrNo,
  },
} as const satisfies ListSearch;
