import type { Page } from '@playwright/test';

/** Keeps the API's answers to a path back until they are let go; says how many wait. */
export async function hold(page: Page, path: RegExp): Promise<{ readonly waiting: () => number; letGo: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route(path, async (route) => {
    waiting += 1;
    await promise;
    await route.continue();
  });
  return { waiting: () => waiting, letGo: resolve };
}
