import { type Locale, locales } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { type CatalogName, filesOf } from '../i18n/catalog-names.ts';
import { isAccounts, isOfDeletion } from './account-paths.ts';
import { accountParts, clientPart, loginParts, pagesOf, partsOf, sessionPart } from './page-files.ts';
import { wordsOfMember } from './page-words.ts';
import { wordsOfCompanies } from '../i18n/words-of-companies.ts';
import { patternOf, wordsOfStaff } from '../i18n/words-of-desk.ts';

interface Opened {
  readonly path: string;
  readonly locale: Locale;
  /** As the browser's hint has it; undefined for guests. */
  readonly role?: Role | undefined;
}

/** What a page behind the navigation needs, whatever it is. */
export const wordsOf = (role: Role, path: string): readonly CatalogName[] =>
  wordsOfMember(role, path) ?? (role === 'employee' ? wordsOfCompanies : wordsOfStaff)(path);

const loginPaths: readonly string[] = ['/', '/login'];

/**
 * What the program will fetch for a page, by the sources of its parts, so that the document can ask for
 * all of it at once. Otherwise each part is known only when the one before it runs: on a phone six turns to the server.
 */
export function partsOfPage({ path, locale, role }: Opened): readonly string[] {
  const page = role && pagesOf[role]?.[patternOf(path)];
  const words = page ? [...wordsOf(role, path), ...(page.words ?? [])] : [];
  const catalogs = ['start' as const, ...words].flatMap(filesOf);
  return [
    ...(role ? [sessionPart] : []),
    ...(isAccounts(path) && !isOfDeletion(path) ? accountParts : []),
    ...(role === undefined && loginPaths.includes(path) ? loginParts : []),
    ...catalogs.map((name) => `locales/${locale}/${name}.po`),
    ...(page ? partsOf(page) : role ? [clientPart] : []),
  ];
}

/** What is opened most by a link, a bookmark or a reload: the build makes the files of each page one (server/shell/page-bundles.ts). */
export const openedMost: readonly Opened[] = locales.flatMap((locale) => [
  ...loginPaths.map((path) => ({ path, locale })),
  ...Object.entries(pagesOf).flatMap(([role, pages]) =>
    Object.keys(pages).map((path) => ({ path, locale, role: role as Role })),
  ),
]);
