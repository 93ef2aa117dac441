import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const browserOnly = ['tests/e2e/**', 'tests/screens/**', 'lab/paths/*.test.ts', 'lab/walks/browser/**'];
/** Those of tests/reliability say which database they are about and bring it. */
const database = ['{tests/api,tests/security,server}/**/*.test.ts'];

/**
 * `node`: contract, machines and laws; `database`: the server and its API, on the embedded database or that of
 * TEST_DATABASE_URL; `dom`: components of src, with macros and styles as built.
 */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      maxWorkers: 2,
      testTimeout: 20_000,
      hookTimeout: 60_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['{contract,lab,machines,scripts,tests}/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ...browserOnly, ...database],
          },
        },
        {
          extends: true,
          test: { name: 'database', environment: 'node', include: database },
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
