import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const startFeatures = 'authentication,errors';
const guestFeatures =
  'account/link,applicants/looking,channels,legal,legal-contacts,pings/answer,registration,verification';
/** Of the kit what guests see too. */
const everybodys = 'src/kit/{load-failed,recommendation-card}.tsx';
/** A tab of the organization's pages, none of the dashboard. */
const employeesList = 'src/features/employees/{employees-screen.tsx,employee-words.ts}';
/** Each a catalog of its own, for the pages of employees that show it (src/app/page-words.ts). */
const rooms = [
  'alerts',
  'email-templates',
  'organizations',
  'pings',
  'profiles',
  'recommendations',
  'registration-codes',
  'search',
];
/** What else stands on the pages of a room. */
const besides: Readonly<Record<string, readonly string[]>> = {
  organizations: ['src/features/invitations/**/*.{ts,tsx}', employeesList],
  search: ['src/kit/search-filters/**/*.{ts,tsx}'],
};
/** Where a message stands, for the search as well, which fetches what writes one with the composer. */
const standing =
  'src/features/pings/{ping-status,ping-words,release-words,take-back,use-contact,use-unavailable}.{ts,tsx}';
/** What is said where something pressed is refused, with or without a form. */
const refusals = ['contract/kit/errors.messages.ts', 'src/forms/use-refused-act.ts'];
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * Catalogs by who needs them, so that nobody fetches the words of pages that aren't theirs: what the login page loads,
 * what every other page needs besides, then guests' pages, what employees find on most of theirs, each room of theirs,
 * help, and all else behind the login; what the server says in mails, and what contract and machines say to both sides.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: 'locales/{locale}/start',
      include: ['src/main.tsx', 'src/{app,api,i18n,ui}/**/*.{ts,tsx}', `src/features/{${startFeatures}}/**/*.{ts,tsx}`],
      exclude: tests,
    },
    {
      path: 'locales/{locale}/forms',
      include: ['src/forms/**/*.{ts,tsx}', everybodys],
      exclude: [...tests, ...refusals],
    },
    { path: 'locales/{locale}/errors', include: refusals },
    { path: 'locales/{locale}/guest', include: [`src/features/{${guestFeatures}}/**/*.{ts,tsx}`], exclude: tests },
    {
      path: 'locales/{locale}/employee',
      include: ['src/{kit,features/employees}/**/*.{ts,tsx}'],
      exclude: [...tests, everybodys, employeesList, 'src/kit/search-filters/**'],
    },
    ...rooms.map((room) => ({
      path: `locales/{locale}/${room}`,
      include: [`src/features/${room}/**/*.{ts,tsx}`, ...(besides[room] ?? [])],
      exclude: [...tests, standing, `src/features/{${guestFeatures}}/**`],
    })),
    { path: 'locales/{locale}/standing', include: [standing] },
    { path: 'locales/{locale}/help', include: ['src/features/help/**/*.{ts,tsx}'], exclude: tests },
    {
      path: 'locales/{locale}/member',
      include: ['src/routes/**/*.{ts,tsx}', 'src/features/**/*.{ts,tsx}'],
      exclude: [
        ...tests,
        `src/features/{${startFeatures},${guestFeatures},${rooms.join()},employees,help,invitations}/**`,
      ],
    },
    { path: 'locales/{locale}/server', include: ['server/**/*.ts'], exclude: tests },
    { path: 'locales/{locale}/shared', include: ['contract/**/*.ts'], exclude: [...tests, ...refusals] },
  ],
});
