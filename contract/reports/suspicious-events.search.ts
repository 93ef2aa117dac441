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

/** Nobody has looked into it yet; somebody has. */
export const suspicionStatuses = ['pending', 'checked'] as const;

export const suspiciousEventsSearch = {
  order: ['updated_at'],
  filter: { status: suspicionStatuses, kind: suspicionKinds },
} as const satisfies ListSearch;
