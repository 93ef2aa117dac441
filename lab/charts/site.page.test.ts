import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from '../../tests/support/barriers.ts';
import { siteFiles } from './files.ts';

/** The product owner's page, opened from disk as a file, in a browser that is offline. */
const folder = mkdtempSync(join(tmpdir(), 'flows-'));
const address = pathToFileURL(join(folder, 'index.html')).href;
test.beforeAll(() => {
  for (const [name, content] of siteFiles()) writeFileSync(join(folder, name), content);
});
test.afterAll(() => rmSync(folder, { recursive: true }));

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
  await page.goto(`${address}#session/loggedIn.stage.ready`);
  await expect(state(page, 'Alle Seiten offen, wartet auf einen Menschen')).toBeVisible();
  const told = panel(page);
  await expect(told.locator('.way').filter({ hasText: 'Sitzung ist abgelaufen' })).toContainText('Abgemeldet');
  await expect(told.getByText('Übersicht', { exact: true })).toBeVisible();
  await expect(told.getByText('/dashboard', { exact: true })).toBeVisible();
  await expect(told.getByText('#session/loggedIn.stage.ready')).toBeVisible();
  const first = told.getByRole('link', { name: /^session-\d+$/ }).first();
  const id = await first.innerText();
  await first.click();
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
});

test('where no path comes by in the browser, the panel says so, and what proves the state', async ({ page }) => {
  await page.goto(`${address}#chunkGuard/failed`);
  await expect(panel(page).getByText('Kein Weg im Browser')).toBeVisible();
  await expect(panel(page).getByRole('listitem').filter({ hasText: 'chunk-guard.asks' }).locator('q')).toBeVisible();
  await expect(panel(page).getByText('machines/models.test.ts')).toBeVisible();
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
  [desktop, ['#session/loggedIn.stage.ready', '#journey']],
  [phone, ['#overview', '#guardianConsent/minor', '#verdicts', '#lifecycles']],
] as const)
  test(`no barrier, and nothing beside a page of ${size.width} pixels`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const hash of hashes) {
      await page.goto(`${address}${hash}`);
      await expect(page.locator('[data-article].current')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBe(size.width);
      expect(await barriers(page, { andBestPractices: true }), hash).toEqual([]);
    }
  });
