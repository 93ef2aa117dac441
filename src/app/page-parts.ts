import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { filesOf } from '../i18n/catalog-names.ts';
import { pagesOf } from './page-files.ts';
import { wordsOfMember } from './page-words.ts';

interface Opened {
  readonly path: string;
  readonly locale: Locale;
  /** As the browser's hint has it; undefined for guests. */
  readonly role?: Role | undefined;
}

/** Of guests: the server draws it, so its styles have to stand in the document. */
const loginPaths: readonly string[] = ['/', '/login'];

/**
 * What the program will fetch for a page, by the names that the build's manifest has, so that the document can ask for
 * all of it at once. Otherwise each part is known only when the one before it runs: on a phone six turns to the server.
 */
export function partsOfPage({ path, locale, role }: Opened): readonly string[] {
  const page = role && pagesOf[role]?.[path];
  const words = page ? [...wordsOfMember(role, path), ...(page.words ?? [])] : [];
  const catalogs = ['start' as const, ...words].flatMap(filesOf);
  return [
    ...(role ? ['calls'] : []),
    ...(role === undefined && loginPaths.includes(path) ? ['door'] : []),
    ...catalogs.map((name) => `locales/${locale}/${name}.po`),
    ...(page ? ['member', ...page.parts] : []),
  ];
}
