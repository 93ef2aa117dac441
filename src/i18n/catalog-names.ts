/** Each a catalog of its own, for the pages of employees that show it: its folder in src/features and, mostly, its path. */
export const rooms = [
  'activities',
  'alerts',
  'email-templates',
  'near-by',
  'organizations',
  'pings',
  'profiles',
  'recommendations',
  'registration-codes',
  'reports',
  'search',
] as const;
export type Room = (typeof rooms)[number];

/**
 * `start` has the login page's words; `forms` comes with any page that has one or the first key, `errors` alone with
 * pages where something is only pressed, `guest` with other guests' pages; behind the login come `employee`, `records` where one is changed, and a catalog for each room of theirs, `help` and, for everything else
 * there, `member` (lingui.config.ts).
 */
export type CatalogName =
  | Room
  | 'start'
  | 'forms'
  | 'errors'
  | 'guest'
  | 'employee'
  | 'records'
  | 'applicants'
  | 'applicants-later'
  | 'letters'
  | 'dashboard'
  | 'desk'
  | 'desk-overview'
  | 'dashboard-later'
  | 'meanwhile'
  | 'pings-later'
  | 'registration-codes-later'
  | 'search-later'
  | 'session-end'
  | 'standing'
  | 'help'
  | 'member';

/** A file of words. */
export type CatalogFile = CatalogName | 'shared';

const together: Partial<Record<CatalogName, readonly CatalogFile[]>> = { forms: ['forms', 'shared', 'errors'] };

/** The files that one name stands for. */
export const filesOf = (name: CatalogName): readonly CatalogFile[] => together[name] ?? [name];
