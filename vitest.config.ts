import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const browserOnly = ['tests/e2e/**', 'tests/paths/**', 'tests/screens/**', 'tests/walks/browser/**'];

/** `node`: contract, machines, server, laws and the API; `dom`: components of src, with macros and styles as built. */
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
            include: ['{contract,machines,server,scripts,tests}/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ...browserOnly],
          },
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
