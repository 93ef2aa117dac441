import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const browserOnly = ['tests/e2e/**', 'tests/screens/**', 'lab/paths/*.test.ts', 'lab/**/*.page.test.ts'];
const database = ['{tests/api,tests/security,server}/**/*.test.ts'];
const reliability = ['tests/reliability/**/*.test.ts'];

/**
 * `node`: contract, machines and laws; `database`: the server and its API, on the embedded database or that of
 * TEST_DATABASE_URL; `reliability`: processes that are killed and cut off, each with the database it is about; `dom`:
 * components of src, with macros and styles as built.
 * Without isolation a worker reads its modules once and not once for each file: a test leaves no state in a module.
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      // for what never ends, not for what is slow: beside the browser's tests a whole run is five times slower than alone
      testTimeout: 240_000,
      hookTimeout: 300_000,
      // what comes late on a busy machine comes all the same
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            // not by `exclude`, which would stand in place of what a run leaves out (scripts/testing/at-length.ts)
            include: [
              '{contract,lab,machines,scripts,tests}/**/*.test.ts',
              ...[...browserOnly, ...database, ...reliability].map((path) => `!${path}`),
            ],
            isolate: false,
          },
        },
        {
          extends: true,
          test: { name: 'database', environment: 'node', include: database, isolate: false },
        },
        {
          extends: true,
          test: { name: 'reliability', environment: 'node', include: reliability },
        },
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            // A page to each file in a context of its own: a process to each costs four times as much.
            pool: 'vmThreads',
            include: ['src/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/support/dom.setup.ts'],
          },
        },
      ],
    },
  }),
);
