import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Locale } from '../../contract/kit/fields.ts';
import prepareBuild from '../support/browser-build.ts';
import { chromiumArguments, ensureBrowser } from '../support/browser.ts';
import { screensNamed } from './catalogue.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { resize } from './resize.ts';
import type { Screen } from './screen.ts';
import { Stage } from './stage.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'screens');
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
const schemes = ['light', 'dark'] as const;
const lanes = 2;
/** Pictures end here, in pixels. */
const tallest = 6000;

/** Takes every picture of one screen in one language: its page is loaded once, then resized and recoloured. */
async function portray(stage: Stage, screen: Screen, locale: Locale): Promise<readonly Picture[]> {
  const [first, ...rest] = screen.isNarrow ? sizes.slice(0, 1) : sizes;
  const visitor = await stage.open(screen, locale, first);
  const { page } = visitor;
  const pictures: Picture[] = [];
  for (const size of [first, ...rest]) {
    if (!size) continue;
    await page.setViewportSize(size);
    await showAll(page, size);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      const file = `${screen.name}.${size.width}.${locale}.${scheme}.png`;
      await page.screenshot({ path: join(folder, file), animations: 'disabled', caret: 'hide' });
      pictures.push({ file, name: screen.name, route: screen.route, width: size.width, locale, scheme });
    }
  }
  await stage.leave(visitor);
  return pictures;
}

/** Makes the window as high as the page: what sticks to its edges then covers nothing. A dialog keeps the window. */
async function showAll(page: Page, { width, height }: (typeof sizes)[number]): Promise<void> {
  const all = await page.evaluate(() =>
    document.querySelector('[role=dialog], [role=alertdialog]') ? 0 : document.documentElement.scrollHeight,
  );
  await resize(page, { width, height: all > height ? Math.min(all, tallest) : height });
}

/**
 * Works the screens off on some lanes side by side, those of one person on one of them, for what is done as somebody is
 * seen by them everywhere; one that fails is told at the end and stops no other.
 */
async function takeAll(browser: Browser, screens: readonly Screen[]) {
  const stage = await Stage.open(browser);
  const queue = [...Map.groupBy(screens, ({ as }, index) => as ?? index).values()];
  const pictures: Picture[] = [];
  const failures: string[] = [];
  const take = async (screen: Screen, locale: Locale): Promise<void> => {
    try {
      pictures.push(...(await portray(stage, screen, locale)));
    } catch (error) {
      failures.push(`${screen.name} (${locale}): ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const lane = async (): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      for (const screen of group) {
        // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
        await take(screen, 'de');
        // oxlint-disable-next-line no-await-in-loop -- see above
        await take(screen, 'en');
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await stage.close();
  return { pictures, failures };
}

/** `npm run screens [-- name…]`: pictures of the running product in `screens/`, with a contact sheet. */
async function main(names: readonly string[]): Promise<void> {
  const started = performance.now();
  const screens = screensOrUsage(names);
  if (!screens) return;
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
  try {
    await prepareBuild();
    if (names.length === 0) await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const { pictures, failures } = await takeAll(browser, screens);
    const sheet = join(folder, 'index.html');
    await writeFile(sheet, contactSheet(pictures));
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${pictures.length} pictures of ${screens.length} screens in ${seconds} s: ${relative(root, sheet)}`);
    if (failures.length > 0) throw new Error(`${failures.length} could not be taken:\n${failures.join('\n')}`);
  } finally {
    await browser.close();
  }
}

function screensOrUsage(names: readonly string[]): readonly Screen[] | undefined {
  try {
    return screensNamed(names);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nnpm run screens [-- <screens>]`);
    process.exitCode = 2;
    return undefined;
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
