import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { isolateNames } from './isolated-names.ts';

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
type Catalog = { messages: Messages };

const loaders: Record<Locale, Record<CatalogName, () => Promise<Catalog[]>>> = {
  de: {
    start: async () => [await import('../../locales/de/start.po')],
    forms: () =>
      Promise.all([
        import('../../locales/de/forms.po'),
        import('../../locales/de/shared.po'),
        import('../../locales/de/errors.po'),
      ]),
    errors: async () => [await import('../../locales/de/errors.po')],
    guest: async () => [await import('../../locales/de/guest.po')],
    employee: async () => [await import('../../locales/de/employee.po')],
    records: async () => [await import('../../locales/de/records.po')],
    activities: async () => [await import('../../locales/de/activities.po')],
    applicants: async () => [await import('../../locales/de/applicants.po')],
    'applicants-later': async () => [await import('../../locales/de/applicants-later.po')],
    letters: async () => [await import('../../locales/de/letters.po')],
    dashboard: async () => [await import('../../locales/de/dashboard.po')],
    desk: async () => [await import('../../locales/de/desk.po')],
    'dashboard-later': async () => [await import('../../locales/de/dashboard-later.po')],
    alerts: async () => [await import('../../locales/de/alerts.po')],
    'email-templates': async () => [await import('../../locales/de/email-templates.po')],
    meanwhile: async () => [await import('../../locales/de/meanwhile.po')],
    'near-by': async () => [await import('../../locales/de/near-by.po')],
    organizations: async () => [await import('../../locales/de/organizations.po')],
    pings: async () => [await import('../../locales/de/pings.po')],
    'pings-later': async () => [await import('../../locales/de/pings-later.po')],
    profiles: async () => [await import('../../locales/de/profiles.po')],
    recommendations: async () => [await import('../../locales/de/recommendations.po')],
    'registration-codes': async () => [await import('../../locales/de/registration-codes.po')],
    'registration-codes-later': async () => [await import('../../locales/de/registration-codes-later.po')],
    reports: async () => [await import('../../locales/de/reports.po')],
    search: async () => [await import('../../locales/de/search.po')],
    'search-later': async () => [await import('../../locales/de/search-later.po')],
    'session-end': async () => [await import('../../locales/de/session-end.po')],
    standing: async () => [await import('../../locales/de/standing.po')],
    help: async () => [await import('../../locales/de/help.po')],
    member: async () => [await import('../../locales/de/member.po')],
  },
  en: {
    start: async () => [await import('../../locales/en/start.po')],
    forms: () =>
      Promise.all([
        import('../../locales/en/forms.po'),
        import('../../locales/en/shared.po'),
        import('../../locales/en/errors.po'),
      ]),
    errors: async () => [await import('../../locales/en/errors.po')],
    guest: async () => [await import('../../locales/en/guest.po')],
    employee: async () => [await import('../../locales/en/employee.po')],
    records: async () => [await import('../../locales/en/records.po')],
    activities: async () => [await import('../../locales/en/activities.po')],
    applicants: async () => [await import('../../locales/en/applicants.po')],
    'applicants-later': async () => [await import('../../locales/en/applicants-later.po')],
    letters: async () => [await import('../../locales/en/letters.po')],
    dashboard: async () => [await import('../../locales/en/dashboard.po')],
    desk: async () => [await import('../../locales/en/desk.po')],
    'dashboard-later': async () => [await import('../../locales/en/dashboard-later.po')],
    alerts: async () => [await import('../../locales/en/alerts.po')],
    'email-templates': async () => [await import('../../locales/en/email-templates.po')],
    meanwhile: async () => [await import('../../locales/en/meanwhile.po')],
    'near-by': async () => [await import('../../locales/en/near-by.po')],
    organizations: async () => [await import('../../locales/en/organizations.po')],
    pings: async () => [await import('../../locales/en/pings.po')],
    'pings-later': async () => [await import('../../locales/en/pings-later.po')],
    profiles: async () => [await import('../../locales/en/profiles.po')],
    recommendations: async () => [await import('../../locales/en/recommendations.po')],
    'registration-codes': async () => [await import('../../locales/en/registration-codes.po')],
    'registration-codes-later': async () => [await import('../../locales/en/registration-codes-later.po')],
    reports: async () => [await import('../../locales/en/reports.po')],
    search: async () => [await import('../../locales/en/search.po')],
    'search-later': async () => [await import('../../locales/en/search-later.po')],
    'session-end': async () => [await import('../../locales/en/session-end.po')],
    standing: async () => [await import('../../locales/en/standing.po')],
    help: async () => [await import('../../locales/en/help.po')],
    member: async () => [await import('../../locales/en/member.po')],
  },
};

isolateNames(i18n);

const wanted = new Set<CatalogName>(['start']);
const loaded = new Set<string>();

async function loadInto(locale: Locale, name: CatalogName): Promise<void> {
  const key = `${locale}/${name}`;
  if (loaded.has(key)) return;
  for (const { messages } of await loaders[locale][name]()) i18n.load(locale, messages);
  loaded.add(key);
}

/** Loads what this document needs so far in a language and shows everything in it. Nothing typed is lost. */
export async function activateLocale(locale: Locale): Promise<void> {
  await Promise.all([...wanted].map((name) => loadInto(locale, name)));
  i18n.activate(locale, formatLocales[locale]);
}

/** Makes further catalogs available, now and after each change of language. */
export async function needCatalogs(...names: readonly CatalogName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => loadInto(i18n.locale as Locale, name)));
}

/** Resolves once everything is there that has been needed so far. */
export const neededCatalogs = (): Promise<void> => needCatalogs(...wanted);
