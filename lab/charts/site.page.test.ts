import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { barriers } from '../../tests/support/barriers.ts';
import { builtProduct } from '../../tests/support/browser-build.ts';
import { writeSite } from './files.ts';
import { sitesOf } from './site-data.ts';

/** The product owner's page, opened from disk as a file, in a browser that is offline. */
const folder = mkdtempSync(join(tmpdir(), 'flows-'));
const address = pathToFileURL(join(folder, 'index.html')).href;
test.beforeAll(() => writeSite(folder, 'index.html', sitesOf()));
test.afterAll(() => rmSync(folder, { recursive: true }));

const desktop = { width: 1440, height: 1000 };
const phone = { width: 390, height: 844 };

const wrong: string[] = [];
test.beforeEach(async ({ page }) => {
  wrong.length = 0;
  await page.setViewportSize(desktop);
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(error.message));
});
test.afterEach(() => expect(wrong).toEqual([]));

const state = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('complementary');

test('opens from disk without asking anybody anything', async ({ page, context }) => {
  await context.setOffline(true);
  page.on('request', (request) => /^(?:file|data):/.test(request.url()) || wrong.push(request.url()));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Was das Produkt tut' })).toBeVisible();
});

test('a click opens a parent and another closes it, as do keys; Escape leads back', async ({ page }) => {
  await page.goto(`${address}#guardianConsent`);
  const [parent, child] = ['Eigene Entscheidung', state(page, 'Beim Lesen, wartet auf einen Menschen')];
  await expect(child).toBeHidden();
  await state(page, `${parent} +2, wartet auf einen Menschen`).click();
  await expect(child).toBeVisible();
  await expect(panel(page).getByRole('heading', { name: parent })).toBeVisible();
  await page.getByRole('button', { name: parent, expanded: true }).press('Enter');
  await expect(child).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(state(page, `${parent} +2, wartet auf einen Menschen`)).toBeFocused();
});

test('an address opens what is closed and tells ways, screen, stories and tests', async ({ page }) => {
  await page.goto(`${address}#session/loggedIn.stage.ready`);
  await expect(state(page, 'Bereit, wartet auf einen Menschen')).toBeVisible();
  const told = panel(page);
  await expect(told.locator('.way').filter({ hasText: 'Sitzung ist abgelaufen' })).toContainText('Abgemeldet');
  await expect(told.getByText('/dashboard', { exact: true })).toBeVisible();
  await expect(told.getByRole('link', { name: /^Marie, 17/ })).toBeVisible();
  await told.getByText(/^Was ihn prüft/).click();
  const first = told.getByRole('link', { name: /^session-\d+$/ }).first();
  const id = await first.innerText();
  await first.click();
  await expect(page.locator(`#${id}`)).toHaveAttribute('open', '');
});

test('a state opens the chart of its child, and the child leads back', async ({ page }) => {
  await page.goto(`${address}#session/loggedIn.stage.needsTos`);
  await panel(page).getByRole('link', { name: 'Zustimmung zu den Bedingungen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zustimmung zu den Bedingungen' })).toBeVisible();
  await page.getByRole('link', { name: 'Sitzung: Bedingungen offen' }).click();
  await expect(page).toHaveURL(/#session\/loggedIn\.stage\.needsTos$/);
});

test('everything is found, from everywhere', async ({ page }) => {
  const found = page.getByRole('search').getByRole('link');
  for (const [asked, name, where] of [
    ['heute gesperrt', 'Zustand · E-Mail bestätigen', /#verification\/blockedToday$/],
    ['Mutter Nein', 'Geschichte', /#story\/mother-no$/],
    ['Code bleibt in keinem', 'Was immer gilt · E-Mail bestätigen', /#verification\/rule-\d$/],
    ['zugestimmt, oder anderswo', 'Was geschieht · Sitzung', /#session\/loggedIn\.data$/],
    ['verify-email', 'Zustand · E-Mail bestätigen', /#verification\//],
    ['S4-01', 'Spezifikation', /#traceability-4\/S4-01$/],
  ] as const) {
    await page.goto(`${address}#tenant`);
    await page.keyboard.press('/');
    await page.keyboard.type(asked);
    await found.filter({ hasText: name }).first().click();
    await expect(page).toHaveURL(where);
  }
  await page.keyboard.press('/');
  await page.keyboard.type('sorgeberechtigt');
  await expect(found.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(found).toHaveCount(0);
});

test('a story is told scene by scene, each leading into its flow', async ({ page }) => {
  await page.goto(`${address}#story/company-undoes`);
  await expect(page.getByText('gelungen →').first()).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'innerhalb der Minute' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/#pingComposer\/undone$/);
});

test('a chart fills the screen; its key is there on demand', async ({ page }) => {
  await page.goto(`${address}#tenant`);
  await expect(page.getByText('wartet auf die Uhr')).toBeHidden();
  await page.getByText('Zeichen', { exact: true }).click();
  await expect(page.getByText('wartet auf die Uhr')).toBeVisible();
  const full = () => page.evaluate(() => document.fullscreenElement?.className);
  for (const shown of ['stage', undefined]) {
    await page.getByRole('button', { name: 'Vollbild' }).click();
    await expect.poll(full).toBe(shown);
  }
});

test('each page has a title of its own; an address that leads nowhere is said to', async ({ page }) => {
  await page.goto(`${address}#session/nowhere`);
  await expect(page).toHaveTitle('Sitzung · Werdegang');
  await expect(page.getByRole('status')).toHaveText('Das gibt es hier nicht (mehr): #session/nowhere');
  await page.goto(`${address}#story/mother-no`);
  await expect(page).toHaveTitle('Die Mutter sagt Nein · Werdegang');
  await expect(page.getByRole('status')).toBeHidden();
});

test('the language is kept by the address', async ({ page }) => {
  await page.goto(`${address}#tenant`);
  await page.getByRole('link', { name: 'English' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tenant of the address' })).toBeVisible();
  await expect(page).toHaveURL(/\?lang=en#tenant$/);
});

test('shows the visitor where their own session stands, and follows it', async ({ page, context }) => {
  const site = 'http://app.localhost';
  let me = meOf('applicant', { verified: false });
  await context.route(`${site}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/api/auth/me') return route.fulfill({ json: { data: me } });
    const name = pathname === '/dev/flows/' ? 'index.html' : pathname.split('/').at(-1);
    return name === 'index.html' || name === 'site.js'
      ? route.fulfill({ path: join(folder, name) })
      : route.fulfill({ body: '' });
  });
  await page.goto(`${site}/dev/flows/`);
  const here = page.getByRole('link', { name: /^Du bist hier/ });
  await expect(here).toHaveText('Du bist hier: E-Mail unbestätigt');
  await here.click();
  await expect(page.locator('[aria-current="location"]')).toHaveAttribute('data-path', 'loggedIn.stage.unverified');
  me = meOf('applicant', { tosAccepted: false });
  const other = await context.newPage();
  await other.goto(`${site}/empty`);
  await other.evaluate(() => new BroadcastChannel('session').postMessage({ type: 'loggedIn', userId: 'u' }));
  await expect(here).toHaveText('Du bist hier: Bedingungen offen');
});

test('nothing of it is in what is shipped', () => {
  const root = builtProduct();
  const shipped = globSync('**/*.{js,css,html,json}', { cwd: root });
  expect(shipped.length).toBeGreaterThan(20);
  const traces = /dev\/flows|guardianAnswer-\d\d|Du bist hier/;
  expect(shipped.filter((name) => traces.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

for (const [size, hashes] of [
  [desktop, ['#session/loggedIn.stage.ready', '#story/marie-yes']],
  [phone, ['', '#guardianConsent/minor', '#verdicts', '#statuses']],
] as const)
  test(`no barrier, and nothing beside a page of ${size.width} pixels`, { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize(size);
    for (const hash of hashes) {
      await page.goto(`${address}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBe(size.width);
      expect(await barriers(page, { andBestPractices: true }), hash).toEqual([]);
    }
  });
