import type { Page } from '@playwright/test';
import { barriers } from '../../support/barriers.ts';
import { resize } from '../resize.ts';
import type { Screen } from '../screen.ts';
import { bareIds } from './bare-ids.ts';
import { walkByKeyboard } from './keyboard.ts';
import type { Look } from './look.ts';
import { surveyPage } from './survey.ts';
import { smallTargets } from './targets.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
/** A window of 1280×1024 at 400 %: the least that must still do (WCAG 1.4.10). */
const magnified = { width: 320, height: 256 };
/** The narrowest window with the navigation beside the page. */
const narrowest = { width: 992, height: 768 };

/** In the first one of them a screen is opened, and its barriers are looked for. */
export const windowsOf = {
  wide: [desktop, { width: 1920, height: 1080 }, narrowest, { width: 768, height: 1024 }],
  narrow: [phone, magnified],
} as const;

/** At 400 % the rows of a list repeat each other. */
const aBitOfAList = 30;

/** What a program can see to be wrong with a screen that stands in a page, each in words. */
export async function examine(page: Page, { windows, locale, scheme }: Look): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (where: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${where} (${locale}, ${scheme}): ${fault}`));
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  for (const [index, size] of windowsOf[windows].entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await resize(page, size);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (index === 0) note(`barrier at ${size.width} px`, await barriers(page));
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (index === 0) note('has no words for', await bareIds(page));
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (index === 0 && windows === 'narrow') note('small target', await page.evaluate(smallTargets));
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { sideways, cut, overlapping, moving, unexplained } = await page.evaluate(surveyPage);
    const at = `${size.width} px`;
    note(`${at} scrolls sideways`, sideways);
    note(`${at} cuts`, cut);
    note(`${at} overlaps`, overlapping);
    note(`${at} moves`, moving);
    note(`${at} does not say what its asterisk means`, unexplained);
  }
  return found;
}

/** Milliseconds in which a notification has faded; by itself it goes after five thousand. */
const fading = 1000;

/** At 400 % a notification covers most of the window: F8 leads to it, Escape closes it; a dialog that holds the focus closes before. */
async function closeNotifications(page: Page): Promise<readonly string[]> {
  const open = () => document.querySelectorAll('li[data-swipe-direction]').length;
  const most = (await page.evaluate(open)) + (await page.locator('[role=dialog]').count());
  for (let tries = 0; tries < most; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    const left = await page.evaluate(open);
    if (left === 0) break;
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const key of ['F8', 'Tab', 'Escape']) await page.keyboard.press(key);
    // it leaves the page once it has faded
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page
      .waitForFunction((before) => document.querySelectorAll('li[data-swipe-direction]').length < before, left, {
        timeout: fading,
      })
      .catch(() => undefined);
  }
  const left = await page.evaluate(open);
  return left === 0 ? [] : [`keyboard: ${left} notifications can’t be closed`];
}

/** What goes wrong for somebody without a mouse; the page is used up by that, and what loads can't be operated. */
export async function examineByKeyboard(
  page: Page,
  { isLoading, isNarrow }: Screen,
  windows: readonly Look['windows'][],
): Promise<readonly string[]> {
  if (isLoading) return [];
  const found: string[] = [];
  if (windows.includes('wide') || isNarrow) {
    await resize(page, isNarrow ? phone : desktop);
    found.push(...(await walkByKeyboard(page)).map((fault) => `keyboard: ${fault}`));
  }
  if (windows.includes('narrow')) {
    await resize(page, magnified);
    found.push(...(await closeNotifications(page)));
    found.push(...(await walkByKeyboard(page, aBitOfAList)).map((fault) => `keyboard at 400 %: ${fault}`));
  }
  return found;
}
