import type { Page } from '@playwright/test';
import { barriers } from '../../support/barriers.ts';
import { resize } from '../resize.ts';
import type { Screen } from '../screen.ts';
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
  const [first] = windowsOf[windows];
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await resize(page, first);
  note(`barrier at ${first.width} px`, await barriers(page));
  if (windows === 'narrow') note('small target', await page.evaluate(smallTargets));
  for (const size of windowsOf[windows]) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await resize(page, size);
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { sideways, cut, overlapping, moving, unexplained } = await page.evaluate(surveyPage);
    const at = `${size.width} px`;
    note(`${at} scrolls sideways`, sideways);
    note(`${at} cuts`, cut);
    note(`${at} overlaps`, overlapping);
    note(`${at} moves`, moving);
    note(`${at} does not say what its asterisk means`, unexplained);
  }
  await resize(page, first);
  return found;
}

/** At 400 % a notification covers most of the window: F8 leads to it, Escape closes it. */
async function closeNotifications(page: Page): Promise<readonly string[]> {
  const open = () => document.querySelectorAll('li[data-swipe-direction]').length;
  for (let left = await page.evaluate(open); left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    for (const key of ['F8', 'Tab', 'Escape']) await page.keyboard.press(key);
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
