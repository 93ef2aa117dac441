import { i18n } from '@lingui/core';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { type Catalog, type CatalogFile, type CatalogLoaders, type CatalogName, filesOf } from './catalog-names.ts';
import { isolateNames } from './isolated-names.ts';

/** By the names of their files: what everybody may need; what lists of companies and the staff say comes with these. */
const loaders: CatalogLoaders = {
  de: import.meta.glob<Catalog>(
    [
      './{start,forms,shared,errors,guest,help,member,session-end,activities}.po',
      './{applicants,applicants-later,letters,meanwhile,near-by}.po',
      './{employee,dashboard,dashboard-later,desk-menu,desk-overview}.po',
    ],
    { base: '../../locales/de' },
  ),
  en: import.meta.glob<Catalog>(
    [
      './{start,forms,shared,errors,guest,help,member,session-end,activities}.po',
      './{applicants,applicants-later,letters,meanwhile,near-by}.po',
      './{employee,dashboard,dashboard-later,desk-menu,desk-overview}.po',
    ],
    { base: '../../locales/en' },
  ),
};

/** Of the staff's pages: with their routes, which whoever knows the router says how to fetch. */
let fetchOthers: () => Promise<CatalogLoaders> | undefined = () => undefined;
export const findOtherCatalogs = (fetch: () => Promise<CatalogLoaders>): void => {
  fetchOthers = fetch;
};

async function loaderOf(locale: Locale, file: CatalogFile): Promise<() => Promise<Catalog>> {
  const key = `./${file}.po`;
  const loader =
    loaders[locale][key] ??
    (await import('./words-of-companies.ts')).catalogsOfCompanies()[locale][key] ??
    (await fetchOthers())?.[locale][key];
  // a name that nobody has is a mistake, which types and laws exclude
  return loader as () => Promise<Catalog>;
}

isolateNames(i18n);

const wanted = new Set<CatalogName>(['start']);
const loaded = new Set<string>();

async function loadInto(locale: Locale, file: CatalogFile): Promise<void> {
  const key = `${locale}/${file}`;
  if (loaded.has(key)) return;
  const { messages } = await (await loaderOf(locale, file))();
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
