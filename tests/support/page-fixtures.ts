import { test as base, type BrowserContext, expect } from '@playwright/test';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { type BrowserWorld, createBrowserWorld, type Slug } from './browser-world.ts';
import { Faults } from './faults.ts';
import { Visitor } from './visitor.ts';

export { expect } from '@playwright/test';

interface Visit {
  /** The browser's language; the tenant's own unless said otherwise. */
  readonly locale?: Locale;
}

export interface TestFixtures {
  /** A new browser profile at a tenant: nobody logged in, nothing remembered. */
  readonly open: (slug: Slug, visit?: Visit) => Promise<Visitor>;
  /** Fails the test at its end for anything that went wrong unseen. */
  readonly faults: Faults;
}

export interface WorkerFixtures {
  readonly world: BrowserWorld;
}

interface WorkerOptions {
  /** A file that sets it has a worker and a world that no other file has used. */
  readonly isApart: boolean;
}

const locales: Record<Slug, Locale> = { app: 'en', chemie: 'de' };

/** Left to `npm run test:all`. */
export const isLong = { tag: '@long' };

export const test = base.extend<TestFixtures, WorkerFixtures & WorkerOptions>({
  isApart: [false, { scope: 'worker', option: true }],
  world: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what is needed from it
    async ({}, use) => {
      const world = await createBrowserWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  faults: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      // in the first line, which is what a run's summary shows
      expect(faults.found, `what went wrong in the pages: ${faults.found.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
  open: async ({ browser, world, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (slug, { locale = locales[slug] } = {}) => {
      const context = await browser.newContext({
        baseURL: world.origin(slug),
        locale: formatLocales[locale],
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      contexts.push(context);
      await faults.watch(context);
      return new Visitor(await context.newPage(), locale, (person) => world.session(slug, person));
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});
