import type { ListSearch } from '../kit/list-search.ts';

export const templatePurposes = ['ping', 'recommendation', 'invitation'] as const;
type Purpose = (typeof templatePurposes)[number];
/** Those whose mails are written from templates; the others are neither offered nor shown to anybody. */
export const sentPurposes: readonly [Purpose, ...Purpose[]] = ['ping', 'invitation'];
export const templateStatuses = ['draft', 'published', 'archived'] as const;

export const emailTemplatesSearch = {
  order: ['name', 'times_used'],
  filter: { purpose: sentPurposes, status: templateStatuses },
} as const satisfies ListSearch;
