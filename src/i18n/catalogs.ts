import { i18n, type Messages } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { type CatalogFile, type CatalogName, filesOf } from './catalog-names.ts';
import { isolateNames } from './isolated-names.ts';

type Catalog = { messages: Messages };

/** By the names of their files; the server's are its own. */
const loaders: Record<Locale, Record<string, () => Promise<Catalog>>> = {
  de: import.meta.glob<Catalog>(['./*.po', '!./server.po'], { base: '../../locales/de' }),
  en: import.meta.glob<Catalog>(['./*.po', '!./server.po'], { base: '../../locales/en' }),
};

isolateNames(i18n);

/** Whether there are words of this name. */
export const isCatalog = (name: string): name is CatalogName => `./${name}.po` in loaders.de;

const wanted = new Set<CatalogName>(['start']);
const loaded = new Set<string>();

async function loadInto(locale: Locale, file: CatalogFile): Promise<void> {
  const key = `${locale}/${file}`;
  if (loaded.has(key)) return;
  const { messages } = await (loaders[locale][`./${file}.po`] as () => Promise<Catalog>)();
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
