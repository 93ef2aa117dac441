import type { ListSearch } from '../kit/list-search.ts';

export const recommendationStatuses = ['created', 'accepted', 'revoked'] as const;

export const recommendationsSearch = {
  order: ['created_at', 'lastname'],
  filter: {
    status: recommendationStatuses,
    findable: ['yes', 'no'],
    /** By one of the codes: in the last four weeks, or not said yet whether the company knows them. */
    came: ['lately', 'unsaid'],
    /** The own registration code they came by. */
    code: 'id',
  },
} as const satisfies ListSearch;
