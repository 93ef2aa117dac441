import type { ListSearch } from '../kit/list-search.ts';

/** What is noticed by itself; from how much on, `server/reports/suspicious-events.rules.ts` says. */
export const suspicionKinds = [
  'wrong_passwords',
  'wrong_codes',
  'limit_reached',
  'refused_lookups',
  'many_opened',
  'many_saved',
  'many_minors',
  'unwanted_messages',
  'many_accounts',
  'shared_guardian',
  'guardian_is_child',
  'guardian_at_company',
] as const;

/**
 * What an account reads about itself once staff have looked into it. What is said of a guardian's address is about
 * others: whoever named one could ask there whose it is.
 */
export const ownSuspicionKinds = [
  'wrong_passwords',
  'wrong_codes',
  'refused_lookups',
  'many_opened',
  'many_saved',
  'many_minors',
  'guardian_is_child',
] as const satisfies readonly (typeof suspicionKinds)[number][];

/** So long it is kept, looked into or not; in days, as what companies looked at is. */
export const suspicionDays = 90;

/** Nobody has looked into it yet; somebody has. */
export const suspicionStatuses = ['pending', 'checked'] as const;

export const suspiciousEventsSearch = {
  order: ['updated_at'],
  filter: { status: suspicionStatuses, kind: suspicionKinds },
} as const satisfies ListSearch;
