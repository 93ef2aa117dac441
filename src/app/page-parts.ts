import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { type CatalogName, filesOf } from '../i18n/catalog-names.ts';
import { wordsOfMember } from './page-words.ts';

interface Opened {
  readonly path: string;
  readonly locale: Locale;
  /** As the browser's hint has it; undefined for guests. */
  readonly role?: Role | undefined;
}

interface Page {
  /** Files, or the groups of vite.config.ts, that the page is made of, before it shows what its data are. */
  readonly parts: readonly string[];
  /** What is read there besides the page's own words. */
  readonly words?: readonly CatalogName[];
}

const list = (...parts: readonly string[]): Page => ({ parts: ['company-routes', ...parts] });
const activities: Page = {
  parts: ['src/routes/activities.loaders.ts', 'src/features/activities/activities-screen.tsx'],
};

/** The pages that are opened most by a link, a bookmark or a reload; a test says which files each lacks or doesn't need. */
export const pagesOf: Partial<Record<Role, Readonly<Record<string, Page>>>> = {
  applicant: {
    '/dashboard': {
      parts: ['applicant-dashboard', 'src/features/applicants/letters.tsx'],
      words: ['letters', 'errors'],
    },
    '/near-by': { parts: ['src/routes/near-by.loaders.ts', 'src/routes/near-by.route.tsx'] },
    '/activities': activities,
  },
  employee: {
    '/dashboard': { parts: ['employee-dashboard'] },
    '/search': list('search'),
    '/pings': list('pings'),
    '/registration-codes': list('codes'),
    '/profiles': list('profiles'),
    '/alerts': list('alerts'),
    '/applicants': list('src/routes/recommendations.loaders.ts', 'src/routes/recommendations.route.tsx'),
    '/email-templates': list(
      'src/routes/email-templates.loaders.ts',
      'src/features/email-templates/email-templates-screen.tsx',
    ),
    '/activities': activities,
  },
};

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
