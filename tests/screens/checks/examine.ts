import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Screen } from '../screen.ts';
import { walkByKeyboard } from './keyboard.ts';
import { surveyPage } from './survey.ts';
import { smallTargets } from './targets.ts';

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** A window of 1280×1024 at 400 %: the least that must still do (WCAG 1.4.10). */
const magnified = { width: 320, height: 256 };
/** The narrowest window with the navigation beside the page. */
const narrowest = { width: 992, height: 768 };
const sizes = [{ width: 1920, height: 1080 }, desktop, narrowest, { width: 768, height: 1024 }, phone, magnified];

/** At 400 % the rows of a list repeat each other. */
const aBitOfAList = 30;

/** What a program can find wrong with a screen that stands in a page, each in words. Its page is used up by that. */
export async function examine(page: Page, screen: Screen): Promise<readonly string[]> {
  const found: string[] = [];
  const note = (where: string, faults: readonly string[]) => found.push(...faults.map((fault) => `${where}: ${fault}`));
  const canWalk = screen.isLoading !== true;
  note('barrier', await barriers(page));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  note('barrier in the dark', await barriers(page, ['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (canWalk) note('keyboard', await walkByKeyboard(page));
  for (const size of sizes) {
    if (screen.isNarrow && size.width > phone.width) continue;
    // oxlint-disable-next-line no-await-in-loop -- one window
    await page.setViewportSize(size);
    // oxlint-disable-next-line no-await-in-loop -- see above
    const { sideways, cut, overlapping, moving } = await page.evaluate(surveyPage);
    const at = `${size.width} px`;
    note(`${at} scrolls sideways`, sideways);
    note(`${at} cuts`, cut);
    note(`${at} overlaps`, overlapping);
    note(`${at} moves`, moving);
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (size === phone) note('small target', await page.evaluate(smallTargets));
  }
  if (canWalk) note('keyboard at 400 %', await walkByKeyboard(page, aBitOfAList));
  return found;
}

/** Violations of the rules for accessibility; only of `rules` where they are named. */
async function barriers(page: Page, rules?: string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (
    rules ? axe.withRules(rules) : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
}
