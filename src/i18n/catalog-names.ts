/**
 * `start` has the login page's words; `forms` comes with any page that has one or the first key, `errors` alone with
 * pages where something is only pressed, `guest` with other guests' pages; behind the login come `employee`, `records` where one is changed, and a catalog for each room of theirs, `help` and, for everything else
 * there, `member` (lingui.config.ts).
 */
export type CatalogName =
  | 'start'
  | 'forms'
  | 'errors'
  | 'guest'
  | 'employee'
  | 'records'
  | 'activities'
  | 'applicants'
  | 'applicants-later'
  | 'letters'
  | 'dashboard'
  | 'desk'
  | 'dashboard-later'
  | 'alerts'
  | 'email-templates'
  | 'meanwhile'
  | 'near-by'
  | 'organizations'
  | 'pings'
  | 'pings-later'
  | 'profiles'
  | 'recommendations'
  | 'registration-codes'
  | 'registration-codes-later'
  | 'reports'
  | 'search'
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
