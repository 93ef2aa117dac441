import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const startFeatures = 'authentication,errors';
const guestFeatures = 'account-link,registration,verification,legal-contacts,ping-answer,looking,legal';
const memberForms = 'src/forms/occupations/**/*.{ts,tsx}';
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * Five catalogs: what the login page loads, what other guests' pages need besides, what comes after the login, what
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
    {
      path: 'locales/{locale}/guest',
      include: ['src/forms/**/*.{ts,tsx}', `src/features/{${guestFeatures}}/**/*.{ts,tsx}`],
      exclude: [...tests, memberForms],
    },
    {
      path: 'locales/{locale}/member',
      include: ['src/{routes,kit}/**/*.{ts,tsx}', memberForms, 'src/features/**/*.{ts,tsx}'],
      exclude: [...tests, `src/features/{${startFeatures},${guestFeatures}}/**`],
    },
    { path: 'locales/{locale}/server', include: ['server/**/*.ts'], exclude: tests },
    { path: 'locales/{locale}/shared', include: ['contract/**/*.ts'], exclude: tests },
  ],
});
