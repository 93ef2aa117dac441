import type { ListSearch } from '../kit/list-search.ts';

/** What a channel may be kept from. Mails about the account itself always go. */
export const preferences = ['contact', 'alert', 'tips'] as const;
export type Preference = (typeof preferences)[number];

/** What a mail is about; each kind of mail belongs to one. */
export type MailClass = 'account' | Preference;

export const channelsSearch = { order: ['kind'], filter: {} } as const satisfies ListSearch;
