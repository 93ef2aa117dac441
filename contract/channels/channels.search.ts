import type { ListSearch } from '../kit/list-search.ts';
import type { Role } from '../kit/roles.ts';

/** What a channel may be kept from. Mails about the account itself always go. */
export const preferences = ['contact', 'alert', 'tips'] as const;
export type Preference = (typeof preferences)[number];

/** What somebody is asked about: nothing of which no mail is, as of `tips` today. */
export const preferencesOf = {
  applicant: ['contact'],
  employee: ['contact', 'alert'],
  tenant_member: [],
  administrator: [],
} as const satisfies Record<Role, readonly Preference[]>;

/** What a mail is about; each kind of mail belongs to one. */
export type MailClass = 'account' | Preference;

export const channelsSearch = { order: ['kind'], filter: {} } as const satisfies ListSearch;
