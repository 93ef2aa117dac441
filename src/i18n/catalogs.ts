import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { isolateNames } from './isolated-names.ts';

/**
 * `start` has the login page's words; `forms` comes with any page that has one or the first key, `errors` alone with
 * pages where something is only pressed, `guest` with other guests' pages; behind the login come `employee` with a catalog for each room of theirs, `help` and, for everything else
 * there, `member` (lingui.config.ts).
 */
export type CatalogName =
  | 'start'
  | 'forms'
  | 'errors'
  | 'guest'
  | 'employee'
  | 'alerts'
  | 'email-templates'
  | 'organizations'
  | 'pings'
  | 'profiles'
  | 'recommendations'
  | 'registration-codes'
  | 'search'
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
    alerts: async () => [await import('../../locales/de/alerts.po')],
    'email-templates': async () => [await import('../../locales/de/email-templates.po')],
    organizations: async () => [await import('../../locales/de/organizations.po')],
    pings: async () => [await import('../../locales/de/pings.po')],
    profiles: async () => [await import('../../locales/de/profiles.po')],
    recommendations: async () => [await import('../../locales/de/recommendations.po')],
    'registration-codes': async () => [await import('../../locales/de/registration-codes.po')],
    search: async () => [await import('../../locales/de/search.po')],
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
    alerts: async () => [await import('../../locales/en/alerts.po')],
    'email-templates': async () => [await import('../../locales/en/email-templates.po')],
    organizations: async () => [await import('../../locales/en/organizations.po')],
    pings: async () => [await import('../../locales/en/pings.po')],
    profiles: async () => [await import('../../locales/en/profiles.po')],
    recommendations: async () => [await import('../../locales/en/recommendations.po')],
    'registration-codes': async () => [await import('../../locales/en/registration-codes.po')],
    search: async () => [await import('../../locales/en/search.po')],
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
