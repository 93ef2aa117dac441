import type { Browser } from '@playwright/test';
import { type Figure, kilobytes } from './figures.ts';
import { listen, sizeOf, withoutFonts } from './loaded-files.ts';
import { ask } from './product.ts';

/** Most a guest's login page may transfer, compressed as served, fonts aside; the best comparable product takes 154. */
const budget = 129_500;
const references =
  'of 129.5 kB at most, aim 130; best comparable product 154, bare libraries without a form library 107';

/** What a browser loads for a guest's login page, file by file, and whether the sum keeps the budget. */
export async function measureTransfer(browser: Browser, port: number): Promise<Figure[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const files = listen(await context.newCDPSession(page));
  await page.goto(`http://app.localhost:${port}/login`, { waitUntil: 'networkidle' });
  await page.locator('html[data-started]').waitFor();
  const links = await page
    .locator('link[rel="icon"], link[rel="manifest"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  await context.close();
  // A headless browser leaves out what stands in the tab and on the home screen; people's browsers fetch it.
  for (const { pathname, search } of links.map((link) => new URL(link))) {
    if ([...files.values()].some(({ path }) => path === pathname + search)) continue;
    const { bytes, status } = await ask(port, pathname + search);
    files.set(pathname, { path: pathname + search, type: 'Head', bytes, status });
  }
  const all = [...files.values()];
  const counted = withoutFonts(all).toSorted((a, b) => b.bytes - a.bytes);
  const failing = all.filter(({ status }) => status === 0 || status >= 400);
  return [
    ...counted.map(({ path, bytes, type }) => ({ what: path.slice(0, 60), value: kilobytes(bytes), reference: type })),
    {
      what: 'login page, all',
      value: kilobytes(sizeOf(counted)),
      reference: references,
      held: sizeOf(counted) <= budget,
    },
    {
      what: 'fonts',
      value: kilobytes(sizeOf(all.filter(({ type }) => type === 'Font'))),
      reference: 'beside it; the text stands before they come',
    },
    {
      what: 'requests that fail',
      value: String(failing.length),
      reference: failing.map(({ path, status }) => `${status} ${path}`).join(', ') || `of ${all.length}; none may`,
      held: failing.length === 0,
    },
  ];
}
