import type { Browser, Page } from '@playwright/test';
import { type Figure, median, milliseconds, quantile } from './figures.ts';
import { logIn } from './logged-in.ts';

const people = 15;
const budget = 100;
/** Against the same page drawn anew at the same time, for times alone say more of the machine. */
const mostTimes = 4;

/** From a key to the frame that shows the panel of whom it opens, on the demo data: by one person after the other. */
export async function measurePanel(browser: Browser, port: number): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    const origin = `http://app.localhost:${port}`;
    await logIn(page, origin, 'searching@example.org');
    await page.goto(`${origin}/search?all=true`);
    await page
      .locator('main li a')
      .nth(people - 1)
      .waitFor();
    await page.waitForLoadState('networkidle');
    const opened: number[] = [];
    const drawn: number[] = [];
    for (let person = 0; person < people; person += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
      await page.keyboard.press('j');
      // oxlint-disable-next-line no-await-in-loop -- see above
      drawn.push(await shownAfter(page, 'drawing'));
      // oxlint-disable-next-line no-await-in-loop -- see above
      opened.push(await shownAfter(page, 'Enter'));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await page.keyboard.press('Escape');
      // oxlint-disable-next-line no-await-in-loop -- see above
      await page.locator('[data-panel]').waitFor({ state: 'detached' });
    }
    return figures(opened, drawn);
  } finally {
    await context.close();
  }
}

const figures = (opened: readonly number[], drawn: readonly number[]): Figure[] => {
  const times = median(opened) / median(drawn);
  return [
    {
      what: 'panel opens after Enter, median',
      value: milliseconds(median(opened)),
      reference: `${budget} ms at most on 2 quiet cores; p95 ${milliseconds(quantile(opened, 0.95))} of ${opened.length}`,
    },
    {
      what: 'as often as the page is drawn anew',
      value: times.toFixed(1),
      reference: `${mostTimes} at most, of ${milliseconds(median(drawn))} beside it`,
      held: times <= mostTimes,
    },
  ];
};

type After = 'Enter' | 'drawing';

/** How long until the frame is painted in which the panel says somebody else's name, or the whole page is drawn anew, in milliseconds. */
async function shownAfter(page: Page, what: After): Promise<number> {
  await page.evaluate((isKey) => {
    const name = () => document.querySelector('[data-panel]')?.textContent;
    const before = name();
    const painted = (since: number, resolve: (took: number) => void) => {
      const look = () => {
        const now = name();
        if (isKey && (now === undefined || now === before)) requestAnimationFrame(look);
        else setTimeout(() => resolve(performance.now() - since));
      };
      requestAnimationFrame(look);
    };
    const measured = new Promise<number>((resolve) => {
      if (isKey) {
        addEventListener('keydown', ({ timeStamp }) => painted(timeStamp, resolve), { capture: true, once: true });
        return;
      }
      const since = performance.now();
      const { style } = document.documentElement;
      style.fontSize = style.fontSize === '' ? '100.1%' : '';
      painted(since, resolve);
    });
    Object.assign(window, { measured });
  }, what === 'Enter');
  if (what === 'Enter') await page.keyboard.press(what);
  return page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);
}
