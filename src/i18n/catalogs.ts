import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { isolateNames } from './isolated-names.ts';

/** `start` has the login page's words; `guest` comes with any other page or the first key, `member` behind the login. */
export type CatalogName = 'start' | 'guest' | 'member';
type Catalog = { messages: Messages };

const loaders: Record<Locale, Record<CatalogName, () => Promise<Catalog[]>>> = {
  de: {
    start: async () => [await import('../../locales/de/start.po')],
    guest: () => Promise.all([import('../../locales/de/guest.po'), import('../../locales/de/shared.po')]),
    member: async () => [await import('../../locales/de/member.po')],
  },
  en: {
    start: async () => [await import('../../locales/en/start.po')],
    guest: () => Promise.all([import('../../locales/en/guest.po'), import('../../locales/en/shared.po')]),
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

/** Makes a further catalog available, now and after each change of language. */
export async function needCatalog(name: CatalogName): Promise<void> {
  wanted.add(name);
  await loadInto(i18n.locale as Locale, name);
}
