import { defineConfig } from '@playwright/test';
import { wishes } from './lab/paths/kit/wishes.ts';
import { chromiumArguments, findBrowser, findShell } from './tests/support/browser.ts';

const { isWatched } = wishes;

const executablePath = isWatched ? findBrowser() : findShell();

/** Browser tests on the built product; each worker runs its own server with its own clock (tests/support/browser-world.ts). */
export default defineConfig({
  globalSetup: './tests/support/browser-build.ts',
  // Neither a bundle nor what Node runs as it stands is translated: 3 s of the processor's time in each worker for the
  // one, 6 s on a clean checkout for the others.
  build: { external: ['**/dist/**', '**/{contract,lab,machines,server}/**', '**/tests/support/**'] },
  projects: [
    {
      name: 'pages',
      testMatch: ['**/tests/e2e/**/*.test.ts', '**/lab/charts/*.page.test.ts'],
    },
    { name: 'screens', testDir: 'tests/screens' },
    { name: 'paths', testDir: 'lab/paths', grepInvert: /@random/ },
    { name: 'walks', testDir: 'lab/paths', grep: /@random/ },
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
  },
});
