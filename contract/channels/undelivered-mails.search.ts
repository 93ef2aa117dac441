import type { ListSearch } from '../kit/list-search.ts';

/** What a mail was about, as staff are told it: never more of it. */
export const mailSubjects = ['guardian', 'message', 'invitation', 'account', 'company', 'alert'] as const;

/** Mails that could not be delivered, as staff list them. */
export const undeliveredMailsSearch = {
  order: ['created_at'],
  filter: { about: mailSubjects },
} as const satisfies ListSearch;
