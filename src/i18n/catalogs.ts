import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { type CatalogFile, type CatalogName, filesOf } from './catalog-names.ts';
import { isolateNames } from './isolated-names.ts';

type Catalog = { messages: Messages };

const loaders: Record<Locale, Record<CatalogFile, () => Promise<Catalog>>> = {
  de: {
    start: () => import('../../locales/de/start.po'),
    forms: () => import('../../locales/de/forms.po'),
    shared: () => import('../../locales/de/shared.po'),
    errors: () => import('../../locales/de/errors.po'),
    guest: () => import('../../locales/de/guest.po'),
    employee: () => import('../../locales/de/employee.po'),
    records: () => import('../../locales/de/records.po'),
    activities: () => import('../../locales/de/activities.po'),
    applicants: () => import('../../locales/de/applicants.po'),
    'applicants-later': () => import('../../locales/de/applicants-later.po'),
    letters: () => import('../../locales/de/letters.po'),
    dashboard: () => import('../../locales/de/dashboard.po'),
    desk: () => import('../../locales/de/desk.po'),
    'dashboard-later': () => import('../../locales/de/dashboard-later.po'),
    alerts: () => import('../../locales/de/alerts.po'),
    'email-templates': () => import('../../locales/de/email-templates.po'),
    meanwhile: () => import('../../locales/de/meanwhile.po'),
    'near-by': () => import('../../locales/de/near-by.po'),
    organizations: () => import('../../locales/de/organizations.po'),
    pings: () => import('../../locales/de/pings.po'),
    'pings-later': () => import('../../locales/de/pings-later.po'),
    profiles: () => import('../../locales/de/profiles.po'),
    recommendations: () => import('../../locales/de/recommendations.po'),
    'registration-codes': () => import('../../locales/de/registration-codes.po'),
    'registration-codes-later': () => import('../../locales/de/registration-codes-later.po'),
    reports: () => import('../../locales/de/reports.po'),
    search: () => import('../../locales/de/search.po'),
    'search-later': () => import('../../locales/de/search-later.po'),
    'session-end': () => import('../../locales/de/session-end.po'),
    standing: () => import('../../locales/de/standing.po'),
    help: () => import('../../locales/de/help.po'),
    member: () => import('../../locales/de/member.po'),
  },
  en: {
    start: () => import('../../locales/en/start.po'),
    forms: () => import('../../locales/en/forms.po'),
    shared: () => import('../../locales/en/shared.po'),
    errors: () => import('../../locales/en/errors.po'),
    guest: () => import('../../locales/en/guest.po'),
    employee: () => import('../../locales/en/employee.po'),
    records: () => import('../../locales/en/records.po'),
    activities: () => import('../../locales/en/activities.po'),
    applicants: () => import('../../locales/en/applicants.po'),
    'applicants-later': () => import('../../locales/en/applicants-later.po'),
    letters: () => import('../../locales/en/letters.po'),
    dashboard: () => import('../../locales/en/dashboard.po'),
    desk: () => import('../../locales/en/desk.po'),
    'dashboard-later': () => import('../../locales/en/dashboard-later.po'),
    alerts: () => import('../../locales/en/alerts.po'),
    'email-templates': () => import('../../locales/en/email-templates.po'),
    meanwhile: () => import('../../locales/en/meanwhile.po'),
    'near-by': () => import('../../locales/en/near-by.po'),
    organizations: () => import('../../locales/en/organizations.po'),
    pings: () => import('../../locales/en/pings.po'),
    'pings-later': () => import('../../locales/en/pings-later.po'),
    profiles: () => import('../../locales/en/profiles.po'),
    recommendations: () => import('../../locales/en/recommendations.po'),
    'registration-codes': () => import('../../locales/en/registration-codes.po'),
    'registration-codes-later': () => import('../../locales/en/registration-codes-later.po'),
    reports: () => import('../../locales/en/reports.po'),
    search: () => import('../../locales/en/search.po'),
    'search-later': () => import('../../locales/en/search-later.po'),
    'session-end': () => import('../../locales/en/session-end.po'),
    standing: () => import('../../locales/en/standing.po'),
    help: () => import('../../locales/en/help.po'),
    member: () => import('../../locales/en/member.po'),
  },
};

isolateNames(i18n);

const wanted = new Set<CatalogName>(['start']);
const loaded = new Set<string>();

async function loadInto(locale: Locale, file: CatalogFile): Promise<void> {
  const key = `${locale}/${file}`;
  if (loaded.has(key)) return;
  const { messages } = await loaders[locale][file]();
  i18n.load(locale, messages);
  loaded.add(key);
}

const loadAll = (locale: Locale, names: Iterable<CatalogName>) =>
  Promise.all([...names].flatMap(filesOf).map((file) => loadInto(locale, file)));

/** Loads what this document needs so far in a language and shows everything in it. Nothing typed is lost. */
export async function activateLocale(locale: Locale): Promise<void> {
  await loadAll(locale, wanted);
  i18n.activate(locale, formatLocales[locale]);
}

/** Makes further catalogs available, now and after each change of language. */
export async function needCatalogs(...names: readonly CatalogName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await loadAll(i18n.locale as Locale, names);
}

/** Resolves once everything is there that has been needed so far. */
export const neededCatalogs = (): Promise<void> => needCatalogs(...wanted);
