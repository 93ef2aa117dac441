import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../server/demo/accounts.ts';
import type { Figure } from './figures.ts';

/** How long each answer of the API is kept back, in ms: whatever stands in for it is seen. */
const answerAfter = 600;
const most = 0.002;

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

interface List {
  readonly what: string;
  readonly account: string;
  readonly path: string;
  /** Selector of what stands there once everything has come. */
  readonly shown: string;
  /** A choice in a select for whose answer skeletons stand in. The other lists keep their rows until it is there. */
  readonly choice?: { readonly name: string; readonly value: string };
}

const row = 'tbody tr';
const lists: readonly List[] = [
  {
    what: 'search results',
    account: 'searching@example.org',
    path: '/search?place=10115&radius=100',
    shown: 'main ul > li details',
    choice: { name: 'order', value: '-renewed_at' },
  },
  {
    what: 'contacted applicants',
    account: 'searching@example.org',
    path: '/pings',
    shown: row,
  },
  {
    what: 'registration codes',
    account: 'referring@example.org',
    path: '/registration-codes',
    shown: row,
  },
];

/**
 * How far the lists jump (the sum of layout shifts) from the first paint to their content, and again after a choice
 * that brings another one, each answer of the API coming late.
 */
export async function measureLayoutShift(browser: Browser, port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const list of lists) {
    for (const [name, viewport] of Object.entries(viewports)) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time: another one would take the processor from it
      const [opened, changed] = await shiftsOf(browser, `http://app.localhost:${port}`, list, viewport);
      const line = (when: string, value: number): Figure => ({
        what: `${list.what}, ${name}, ${when}`,
        value: value.toFixed(4),
        reference: `at most ${most}`,
        held: value <= most,
      });
      figures.push(line('opened', opened), ...(changed === undefined ? [] : [line('changed', changed)]));
    }
  }
  return figures;
}

async function shiftsOf(
  browser: Browser,
  origin: string,
  { account, path, shown, choice }: List,
  viewport: { width: number; height: number },
): Promise<[opened: number, changed: number | undefined]> {
  const context = await browser.newContext({ viewport, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login?redirect=/help`);
    await page.locator('html[data-started]').waitFor();
    await page.locator('input[name=email]').fill(account);
    await page.locator('input[name=password]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/help');
    await page.route('**/api/**', async (route) => {
      await delay(answerAfter);
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { sum: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((entries) => {
        for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + path);
    await page.locator(shown).first().waitFor();
    const opened = await shiftUntilCalm(page);
    if (choice === undefined) return [opened, undefined];
    await page.locator(`select[name=${choice.name}]`).selectOption(choice.value);
    await page.waitForURL((url) => url.searchParams.get(choice.name) === choice.value);
    await page.waitForLoadState('networkidle');
    return [opened, (await shiftUntilCalm(page)) - opened];
  } finally {
    await context.close();
  }
}

/** Typefaces and the last answers included. */
async function shiftUntilCalm(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await delay(2 * answerAfter);
  return page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
}
