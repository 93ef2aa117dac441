import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';

/** Keeps the answers of the search back until they are let go; says how many wait. */
const holdSearch = (page: Page) => hold(page, /\/api\/v1\/applicants\/search(\?|$)/);

/** From now on notes in each frame how many rows the list has to be seen, where the first one stands, and where one types. */
const watchRows = (page: Page, list: string) =>
  page.evaluate((name) => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const rows = [...document.querySelectorAll(`main ul[aria-label="${name}"] > li`)].filter((row) =>
        row.checkVisibility(),
      );
      const field = document.querySelector('input[name=place]')?.getBoundingClientRect().top;
      seen.add(`${rows.length} rows from ${rows[0]?.getBoundingClientRect().top}, typed at ${field}`);
      requestAnimationFrame(look);
    };
    look();
  }, list);
const watched = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);

test('while one types, the results stay where they are until others come', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/search');
  const results = page.getByRole('list', { name: visitor.say('Applications') });
  await expect(results).toBeVisible();
  const before = await results.innerText();
  await watchRows(page, visitor.say('Applications'));
  const search = await holdSearch(page);
  await visitor.field('Postcode or place').pressSequentially('50667');
  await expect(page.locator('main [aria-busy=true]').filter({ has: results })).toBeVisible();
  await expect.poll(search.waiting).toBe(1);
  expect(await watched(page)).toHaveLength(1);
  expect(await results.innerText()).toBe(before);
  search.letGo();
  await expect(results).not.toHaveText(before, { useInnerText: true });
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  expect((await watched(page)).filter((frame) => frame.startsWith('0 rows'))).toEqual([]);
});

test(
  'a quick answer is never seen to dim the results: that begins 200 ms after the fingers rest',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee' });
    const visitor = await open('chemie');
    const { page } = visitor;
    await visitor.enter(person, '/search');
    await expect(page.getByRole('list', { name: visitor.say('Applications') })).toBeVisible();
    const search = await holdSearch(page);
    await visitor.field('Order').selectOption('renewal');
    const busy = page.locator('main [aria-busy=true]');
    const timing = await busy.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming());
    expect(timing).toMatchObject({ delay: 450, duration: 1 });
    await expect(busy).not.toHaveCSS('opacity', '1');
    search.letGo();
    await expect(busy).toHaveCount(0);
  },
);

test('what is said about a place nobody knows stays until the next answer', isLong, async ({ open, world, faults }) => {
  faults.allow(/status of 422/, /^answer 422/);
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/search?place=Xyzzyhausen');
  const unknown = visitor.text('We don’t know a place called “{place}”. Try its postcode or a larger town nearby.', {
    place: 'Xyzzyhausen',
  });
  await expect(unknown).toBeVisible();
  const search = await holdSearch(page);
  await visitor.field('Postcode or place').fill('50667');
  await expect.poll(search.waiting).toBe(1);
  await expect(unknown).toBeVisible();
  search.letGo();
  await expect(page.getByRole('list', { name: visitor.say('Applications') })).toBeVisible();
  await expect(unknown).toHaveCount(0);
});

test('Back closes the composer and stays on the search as it was; one more Back is the page before', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/');
  await visitor.link('Search').first().click();
  await visitor.field('Order').selectOption('renewal');
  await expect(page).toHaveURL(/renewal/);
  const filtered = page.url();
  const contact = page.getByRole('button', { name: visitor.say('Get in touch') }).first();
  await contact.click();
  await expect(visitor.composer).toBeVisible();
  await page.goBack();
  await expect(visitor.composer).toHaveCount(0);
  expect(page.url()).toBe(filtered);

  await contact.click();
  await visitor.button('Cancel').click();
  await expect(visitor.composer).toHaveCount(0);
  await expect.poll(() => page.url()).toBe(filtered);

  await page.goBack();
  await expect(page).toHaveURL(/\/search(?!.*renewal)/);
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [way, openFirst] of [
  ['by a press', (page: Page) => page.locator('[id^=row-]').first().click()],
  ['by keys', (page: Page) => page.keyboard.press('j').then(() => page.keyboard.press('Enter'))],
] as const)
  test(
    `on a slow line somebody who is opened ${way} instead of the next page closes to the list`,
    isLong,
    async ({ open, world }) => {
      const person = await world.person('chemie', { type: 'employee' });
      const visitor = await open('chemie', { locale: 'de' });
      const { page } = visitor;
      await page.setViewportSize({ width: 1440, height: 900 });
      await visitor.enter(person, '/search');
      await expect(page.getByRole('list', { name: visitor.say('Applications') })).toBeVisible();
      const news = await hold(page, /\/api\/v1\/activities(\?|$)/u);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: /^Neuigkeiten/u })
        .click();
      await expect.poll(news.waiting).toBeGreaterThan(0);
      await openFirst(page);
      await expect(page.locator('[data-panel]')).toBeVisible();
      news.letGo();
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-panel]')).toHaveCount(0);
      await expect(page).toHaveURL(/\/search\?/);
      await expect(page.getByRole('list', { name: visitor.say('Applications') })).toBeVisible();
    },
  );
