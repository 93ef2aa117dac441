import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { isolateNames } from './isolated-names.ts';

/**
 * `start` has the login page's words; `forms` comes with any other page or the first key, `guest` with other guests'
 * pages; behind the login come `employee`, `help` and, for everything else there, `member` (lingui.config.ts).
 */
export type CatalogName = 'start' | 'forms' | 'guest' | 'employee' | 'help' | 'member';
type Catalog = { messages: Messages };

const loaders: Record<Locale, Record<CatalogName, () => Promise<Catalog[]>>> = {
  de: {
    start: async () => [await import('../../locales/de/start.po')],
    forms: () => Promise.all([import('../../locales/de/forms.po'), import('../../locales/de/shared.po')]),
    guest: async () => [await import('../../locales/de/guest.po')],
    employee: async () => [await import('../../locales/de/employee.po')],
    help: async () => [await import('../../locales/de/help.po')],
    member: async () => [await import('../../locales/de/member.po')],
  },
  en: {
    start: async () => [await import('../../locales/en/start.po')],
    forms: () => Promise.all([import('../../locales/en/forms.po'), import('../../locales/en/shared.po')]),
    guest: async () => [await import('../../locales/en/guest.po')],
    employee: async () => [await import('../../locales/en/employee.po')],
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
