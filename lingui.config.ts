import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

const guestFeatures = 'authentication,registration,verification,legal-contacts,ping-answer,looking,errors,legal';
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/**
 * Four catalogs: what a guest's page loads, what comes after the login, what the server says in mails,
 * and what contract and machines say to both sides.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'messageId',
  catalogs: [
    {
      path: 'locales/{locale}/guest',
      include: [
        'src/main.tsx',
        'src/{app,api,forms,i18n,ui}/**/*.{ts,tsx}',
        `src/features/{${guestFeatures}}/**/*.{ts,tsx}`,
      ],
      exclude: tests,
    },
    {
      path: 'locales/{locale}/member',
      include: ['src/routes/**/*.{ts,tsx}', 'src/features/**/*.{ts,tsx}'],
      exclude: [...tests, `src/features/{${guestFeatures}}/**`],
    },
    { path: 'locales/{locale}/server', include: ['server/**/*.ts'], exclude: tests },
    { path: 'locales/{locale}/shared', include: ['contract/**/*.ts'], exclude: tests },
  ],
});
