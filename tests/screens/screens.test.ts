import { setTimeout as delay } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import type { Visitor } from '../support/visitor.ts';
import { catalogue } from './catalogue.ts';
import { examine, examineByKeyboard, windowsOf } from './checks/examine.ts';
import { isTaken, looksAt, nextLook, turnOf } from './checks/look.ts';
import { NothingDrawn, resize } from './resize.ts';
import type { Screen } from './screen.ts';
import { Stage } from './stage.ts';
import { isLong } from '../support/page-fixtures.ts';
import { isWhole } from '../support/whole.ts';

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.open(browser);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'parallel' });

/**
 * What is examined on one page, one after the other: a screen, and the one that shows that its call has failed. In a
 * whole run each has a page of its own.
 */
const examined = catalogue.flatMap((screen): (readonly [Screen, Screen?])[] => {
  if (isWhole) return [[screen]];
  if (catalogue.some(({ name }) => name === screen.failure?.of)) return [];
  const next = catalogue.find(({ failure }) => failure?.of === screen.name);
  return [next ? [screen, next] : [screen]];
});

for (const screens of examined) {
  const title = screens.map((screen) => screen?.name).join(' ');
  test(title, isTaken(screens[0]) ? {} : isLong, async ({ stage }) => {
    const { visitor, found } = await lookAt(stage, screens);
    expect(found).toEqual([]);
    await stage.leave(visitor);
    expect(stage.faults.found, `what went wrong in the pages: ${stage.faults.found.join('; ')}`).toEqual([]);
  });
}

/**
 * Opens a screen, and examines it, in a whole run in both languages, else with what follows on its page; what was found,
 * and who still stands before it. A page that is drawn no more is opened anew, once: where that isn't drawn either, it is
 * the product's fault.
 */
async function lookAt(
  stage: Stage,
  screens: readonly [Screen, Screen?],
  isAnew = false,
): Promise<{ readonly visitor: Visitor; readonly found: readonly string[] }> {
  const [screen, next] = screens;
  const [first, second] = looksAt(screen, turnOf(screen.name), isWhole);
  try {
    let visitor = await stage.open(screen, first.locale, windowsOf[first.windows][0]);
    const { page } = visitor;
    const found = [...(await examine(page, first))];
    if (next) {
      const look = nextLook(first, next);
      await resize(page, windowsOf[look.windows][0]);
      // whoever has pressed a button still looks there
      await screen.sees(visitor).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await stage.fail(visitor, next);
      found.push(...(await examine(page, look)), ...(await examineByKeyboard(page, next, [look.windows])));
      return { visitor, found };
    }
    if (second) {
      await resize(page, windowsOf[first.windows][0]);
      visitor = await stage.translate(visitor, screen);
      found.push(...(await examine(visitor.page, second)));
    }
    found.push(...(await examineByKeyboard(visitor.page, screen, second ? ['wide', 'narrow'] : [first.windows])));
    return { visitor, found };
  } catch (error) {
    if (isAnew || !(error instanceof NothingDrawn)) throw error;
    await stage.discard({ context: error.page.context() });
    return lookAt(stage, screens, true);
  }
}

function loginPage(): Screen {
  const screen = catalogue.find(({ name }) => name === 'login');
  if (!screen) throw new Error('The catalogue has no login page.');
  return screen;
}

test('a page can be left in any moment of showing another document', async ({ stage }) => {
  const screen = loginPage();
  for (const moment of [4, 8, 12, 16, 20, 24]) {
    // oxlint-disable-next-line no-await-in-loop -- one moment after the other
    const visitor = await stage.open(screen, 'de');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await visitor.page.evaluate(() => void setTimeout(() => window.location.reload()));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await delay(moment);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await stage.leave(visitor);
    expect(visitor.page.isClosed()).toBe(true);
  }
});

test('a page that is drawn no more is looked at anew, and the second time it is a fault', async ({ stage }) => {
  const screen = loginPage();
  let opened = 0;
  const undrawn = (pages: number): Screen => ({
    ...screen,
    prepare: async (page) => {
      opened += 1;
      if (opened <= pages) await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    },
  });
  const narrowed: Screen = { ...undrawn(1), act: ({ page }) => resize(page, { width: 390, height: 844 }) };
  for (const once of [undrawn(1), narrowed]) {
    opened = 0;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { visitor, found } = await lookAt(stage, [once]);
    expect([found, opened]).toEqual([[], 2]);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await stage.leave(visitor);
  }
  await expect(lookAt(stage, [undrawn(4)])).rejects.toThrow(NothingDrawn);
});
