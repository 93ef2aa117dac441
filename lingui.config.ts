import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const startFeatures = 'authentication,errors';
const guestFeatures =
  'account/link,applicants/looking,channels,legal,legal-contacts,pings/answer,registration,verification';
const employeeFeatures = 'alerts,employees,organizations,pings,registration-codes,search';
/** Of the kit what guests see too. */
const everybodys = 'src/kit/load-failed.tsx';
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * Catalogs by who needs them, so that nobody fetches the words of pages that aren't theirs: what the login page loads,
 * what every other page needs besides, then guests' pages, employees' lists, help, and all else behind the login; what
 * the server says in mails, and what contract and machines say to both sides.
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
    { path: 'locales/{locale}/forms', include: ['src/forms/**/*.{ts,tsx}', everybodys], exclude: tests },
    { path: 'locales/{locale}/guest', include: [`src/features/{${guestFeatures}}/**/*.{ts,tsx}`], exclude: tests },
    {
      path: 'locales/{locale}/employee',
      include: ['src/kit/**/*.{ts,tsx}', `src/features/{${employeeFeatures}}/**/*.{ts,tsx}`],
      exclude: [...tests, everybodys, `src/features/{${guestFeatures}}/**`],
    },
    { path: 'locales/{locale}/help', include: ['src/features/help/**/*.{ts,tsx}'], exclude: tests },
    {
      path: 'locales/{locale}/member',
      include: ['src/routes/**/*.{ts,tsx}', 'src/features/**/*.{ts,tsx}'],
      exclude: [...tests, `src/features/{${startFeatures},${guestFeatures},${employeeFeatures},help}/**`],
    },
    { path: 'locales/{locale}/server', include: ['server/**/*.ts'], exclude: tests },
    { path: 'locales/{locale}/shared', include: ['contract/**/*.ts'], exclude: tests },
  ],
});
