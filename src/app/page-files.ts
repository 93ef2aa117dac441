import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';

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
