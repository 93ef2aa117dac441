import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from '../support/barriers.ts';

/** The product owner's page, opened from disk as a file, in a browser that is offline. */
const address = pathToFileURL('docs/diagrams/index.html').href;
const desktop = { width: 1440, height: 1000 };
const phone = { width: 390, height: 844 };

const wrong: string[] = [];
test.beforeEach(async ({ page, context }) => {
  wrong.length = 0;
  await context.setOffline(true);
  await page.setViewportSize(desktop);
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('request', (request) => request.url().startsWith('file:') || wrong.push(request.url()));
});
test.afterEach(() => expect(wrong).toEqual([]));

const state = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.locator('.panel');

test('a click opens a parent, another closes it', async ({ page }) => {
  await page.goto(`${address}#session`);
  await expect(state(page, 'Bereit zur Anmeldung, wartet auf einen Menschen')).toBeHidden();
  await state(page, 'Abgemeldet +3, wartet auf einen Menschen').click();
  await expect(state(page, 'Bereit zur Anmeldung, wartet auf einen Menschen')).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  await state(page, 'Abgemeldet, wartet auf einen Menschen').click({ position: { x: 20, y: 12 } });
  await expect(state(page, 'Bereit zur Anmeldung, wartet auf einen Menschen')).toBeHidden();
});

test('the keyboard does the same, and Escape leads back', async ({ page }) => {
  await page.goto(`${address}#pingComposer`);
  const sending = state(page, 'Sendet, wartet auf den Server');
  await sending.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByText('Die Nachricht wird angelegt.')).toBeVisible();
  await expect(page).toHaveURL(/#pingComposer\/sending$/);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(sending).toBeFocused();
});

test('an anchor of a ticket opens what is closed and tells ways, screen and tests', async ({ page }) => {
  await page.goto(`${address}#session/ready.resting`);
  await expect(state(page, 'Alle Seiten offen, wartet auf einen Menschen')).toBeVisible();
  const told = panel(page);
  await expect(told.locator('.way').filter({ hasText: 'Sitzung ist abgelaufen' })).toContainText('Abgemeldet');
  await expect(told.getByText('Übersicht', { exact: true })).toBeVisible();
  await expect(told.getByText('/dashboard', { exact: true })).toBeVisible();
  await expect(told.getByText('#session/ready.resting')).toBeVisible();
  const first = told.getByRole('link', { name: /^session-\d+$/ }).first();
  const id = await first.innerText();
  await first.click();
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
});

test('where no path comes by in the browser, the panel says so, and what proves the state', async ({ page }) => {
  await page.goto(`${address}#chunkGuard/failed`);
  await expect(panel(page).getByText('Kein Weg im Browser')).toBeVisible();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'chunk-guard.asks' }).locator('q')).toBeVisible();
  await expect(panel(page).getByText('machines/chunk-guard/chunk-guard.test.ts')).toBeVisible();
});

test('the language is kept, and without storage it works for the moment', async ({ page }) => {
  await page.goto(`${address}#tenant`);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Tenant of the address' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Tenant of the address' })).toBeVisible();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Anbieter der Adresse' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Tenant of the address' })).toBeVisible();
});

for (const [size, hashes] of [
  [desktop, ['#session/ready.resting', '#journey']],
  [phone, ['#overview', '#guardianConsent/minor', '#verdicts', '#lifecycles']],
] as const)
  test(`no barrier, and nothing beside a page of ${size.width} pixels`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const hash of hashes) {
      await page.goto(`${address}${hash}`);
      await expect(page.locator('[data-article].current')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBe(size.width);
      expect(await barriers(page, { andBestPractices: true }), hash).toEqual([]);
    }
  });

const millimetre = 96 / 25.4;
/** What an A4 sheet holds between its margins of 10 mm, in CSS pixels: upright, and lying across. */
const sheets = {
  upright: { width: Math.floor(190 * millimetre), height: 277 * millimetre },
  across: { width: Math.floor(277 * millimetre), height: 190 * millimetre },
} as const;

/** As it is printed on such a sheet, in German. */
async function printed(page: Page, url: string, sheet: keyof typeof sheets): Promise<void> {
  await page.setViewportSize({ width: sheets[sheet].width, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto(url);
}

/** Texts of less than six points, or beyond the sheet's edges. */
const unreadable = (parts: readonly Element[]): string[] =>
  parts.flatMap((part) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width, height } = range.getBoundingClientRect();
      const parent = text.parentElement as unknown as SVGGraphicsElement | HTMLElement;
      if (text.textContent?.trim() === '' || width * height === 0) continue;
      const scale = 'getScreenCTM' in parent ? (parent.getScreenCTM()?.a ?? 1) : 1;
      const points = Number.parseFloat(getComputedStyle(parent).fontSize) * scale * 0.75;
      if (points < 6) found.push(`${part.id}, ${points.toFixed(1)} pt: ${text.textContent}`);
      if (left < -1 || right > window.innerWidth + 1) found.push(`${part.id}, beyond the edge: ${text.textContent}`);
    }
    return found;
  });

for (const sheet of ['upright', 'across'] as const)
  test(`machines printed ${sheet} have their drawing on one sheet, with words that can be read`, async ({ page }) => {
    await printed(page, address, sheet);
    const machines = page.locator(`.machine[data-sheet=${sheet}]`);
    expect(await machines.evaluateAll(unreadable)).toEqual([]);
    const heights = await machines.evaluateAll((all) =>
      all.map((one) => {
        const drawing = one.querySelector('.drawing')?.getBoundingClientRect();
        return [one.id, (drawing?.bottom ?? Number.NaN) - one.getBoundingClientRect().top] as const;
      }),
    );
    expect(heights.length).toBeGreaterThan(1);
    expect(heights.filter(([, height]) => !(height <= sheets[sheet].height))).toEqual([]);
  });

test('every state is on paper: of all machines from the overview, of one from its own page', async ({ page }) => {
  const onPaper = () =>
    page.locator('.machine').evaluateAll((all) =>
      all
        .filter((machine) => machine.checkVisibility())
        .map((machine) => {
          const besides = machine.nextElementSibling?.matches('.insets') === true ? [machine.nextElementSibling] : [];
          const states = [machine, ...besides].flatMap((part) => [
            ...part.querySelectorAll<SVGElement>('.state > [data-path]'),
          ]);
          const shown = new Set(states.filter((one) => one.checkVisibility()).map(({ dataset }) => dataset['path']));
          const missing = states.map(({ dataset }) => dataset['path']).filter((path) => !shown.has(path));
          return { id: machine.id, isTold: shown.size > 0, missing };
        }),
    );
  await printed(page, address, 'upright');
  const all = await onPaper();
  expect(all).toHaveLength(await page.locator('.machine').count());
  expect(all.filter(({ isTold, missing }) => !isTold || missing.length > 0)).toEqual([]);
  await page.goto(`${address}#session/ready.resting`);
  expect(await onPaper()).toEqual([{ id: 'session', isTold: true, missing: [] }]);
  await expect(page.locator('.legend')).toBeHidden();
});

test('journey, tables and the specification’s lines can be read on a printed sheet, to the edge', async ({ page }) => {
  const traceability = pathToFileURL('docs/diagrams/traceability.html').href;
  for (const [url, parts, sheet] of [
    [`${address}#journey`, '#journey', 'upright'],
    [`${address}#lifecycles`, '#lifecycles', 'upright'],
    [`${address}#verdicts`, '#verdicts > div > :not(.verdicts-group)', 'upright'],
    [`${address}#verdicts`, '.verdicts-group', 'across'],
    [traceability, '#traceability', 'upright'],
  ] as const) {
    await printed(page, url, sheet);
    const found = page.locator(parts);
    expect(await found.count(), parts).toBeGreaterThan(0);
    expect(await found.evaluateAll(unreadable), parts).toEqual([]);
    // Wider than the sheet, and the browser would print all of it smaller.
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${parts}: width`).toBeLessThanOrEqual(sheets[sheet].width);
  }
});
