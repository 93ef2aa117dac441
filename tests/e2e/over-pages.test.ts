import type { Page } from '@playwright/test';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { trains } from '../support/offer.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';
import { sent } from '../support/sent.ts';
import type { Visitor } from '../support/visitor.ts';

const rowsOf = ({ page, say }: Visitor) => page.getByRole('list', { name: say('Applications') }).getByRole('listitem');
const panelOf = (page: Page) => page.locator('[data-panel]');
const toRow = async (visitor: Visitor, index: number) => {
  const row = rowsOf(visitor).nth(index);
  await row.getByRole('link').focus();
  await visitor.page.keyboard.press('Enter');
  await expect(panelOf(visitor.page).getByRole('heading', { level: 2 })).toBeFocused();
};

test('keys and panel go on over the end of a page and back, and say who of all of them it is', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const client = await world.as(person);
  const { data, meta } = (await client.call(searchApplicants, { query: { per_page: '50' } })).body;
  const visitor = await open('chemie');
  const { page, say } = visitor;
  const panel = panelOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search?all=true');
  const all = new Intl.NumberFormat('de').format(meta.total);
  const sees = async (index: number) => {
    await expect(panel).toContainText(data[index]?.name ?? '');
    await expect(panel.getByRole('status')).toHaveText(say('{number} of {all}', { number: `${index + 1}`, all }));
  };

  await toRow(visitor, 18);
  await page.keyboard.press('j');
  await sees(19);
  await page.keyboard.press('j');
  await sees(20);
  await expect(page).toHaveURL(/page=2/);
  await expect(rowsOf(visitor).first()).toContainText(data[20]?.name ?? '');
  await expect(rowsOf(visitor).first(), 'the row stands where one can see it').toBeInViewport();
  expect(await panel.evaluate((element) => element.contains(document.activeElement)), 'reading goes on there').toBe(
    true,
  );
  await page.keyboard.press('k');
  await sees(19);
  await expect(page).toHaveURL(/page=1/);
  await panel.getByRole('button', { name: say('Next applicant') }).click();
  await sees(20);
  await page.keyboard.press('Escape');
  await expect(panel, 'closing stays on the page').toHaveCount(0);
  await expect(page).toHaveURL(/page=2/);

  await rowsOf(visitor).first().getByRole('link').focus();
  await page.keyboard.press('k');
  await expect(rowsOf(visitor).last().getByRole('link'), 'without a panel as well').toBeFocused();
  await expect(rowsOf(visitor).last()).toContainText(data[19]?.name ?? '');
});

test('whomever a test leaves in the list, their row has words that one can press', async ({ world }) => {
  await world.person('chemie');
  const client = await world.as(await world.person('chemie', { type: 'employee' }));
  for (let page = 1, left = 1; left > 0; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    const { data, meta } = (await client.call(searchApplicants, { query: { per_page: '50', page: `${page}` } })).body;
    expect(data.filter(({ occupation }) => occupation.name === '')).toEqual([]);
    left = meta.total - page * meta.per_page;
  }
});

test('who is hidden on a page makes nobody be passed over at its end', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const client = await world.as(person);
  const { data } = (await client.call(searchApplicants, { query: { per_page: '50' } })).body;
  const visitor = await open('chemie');
  const { page } = visitor;
  const panel = panelOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search?all=true');
  await toRow(visitor, 16);
  for (const index of [17, 18, 19, 20]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await page.keyboard.press('h');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(panel).toContainText(data[index]?.name ?? '');
  }
  await page.keyboard.press('j');
  await expect(panel).toContainText(data[21]?.name ?? '');
});

test('who is written to leaves a list of those not contacted yet, and over two page ends nobody is passed over', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const client = await world.as(person);
  const query = { per_page: '60', filter: { not_contacted: 'true' } } as const;
  const { data } = (await client.call(searchApplicants, { query })).body;
  const visitor = await open('chemie');
  const { page } = visitor;
  const panel = panelOf(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search?new=true');
  const isAt = (index: number) => expect(panel).toContainText(data[index]?.name ?? '');
  const write = async () => {
    await page.keyboard.press('c');
    await expect(visitor.composer).toBeVisible();
    await sent(visitor, () => page.keyboard.press('ControlOrMeta+Enter'));
  };
  await toRow(visitor, 17);
  await write();
  await isAt(18);
  await page.keyboard.press('j');
  await isAt(19);
  await write();
  await isAt(20);
  // the page now ends with the twenty-second, for two of it have gone
  await page.keyboard.press('j');
  await isAt(21);
  await write();
  await isAt(22);
  await page.keyboard.press('k');
  await isAt(20);
  for (const index of [22, 23, 24, 25]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await page.keyboard.press('j');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await isAt(index);
  }
  await page.keyboard.press('Escape');
  await expect(
    rowsOf(visitor)
      .filter({ hasText: data[25]?.name ?? '' })
      .getByRole('link'),
  ).toBeFocused();
});

for (const asked of ['place=10115&radius=100', 'place=10115&radius=100&graduation=1&ranked=true&new=true'])
  test(`at 1280 px the list’s head and order stay in sight when somebody opens: ${asked}`, async ({ open }) => {
    const visitor = await open('app');
    const { page, say } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitor.enter({ email: 'searching@example.org', password }, `/search?${asked}`);
    const row = rowsOf(visitor).first();
    await row.getByRole('link').click();
    await expect(panelOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel(say('Order'))).toBeInViewport({ ratio: 1 });
    await expect(row, 'with the row that was pressed').toBeInViewport({ ratio: 1 });
  });

test('who is chosen stays so over the pages of one search, and all of them are written to', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const visitor = await open('chemie');
  const { page, say } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search?all=true');
  const rows = rowsOf(visitor);
  const bar = page.getByRole('region', { name: say('Selection') });
  const nameIn = (text: string) => /\S+ \d+(?= ·|$)/mu.exec(text)?.[0] ?? '';
  await rows.nth(18).getByRole('link').focus();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const names = [nameIn(await rows.nth(18).innerText()), nameIn(await rows.nth(19).innerText())];
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('x');
  names.push(nameIn(await rows.first().innerText()));
  await expect(bar).toContainText('3');
  for (const name of names) await expect(bar).toContainText(name);

  await page.getByLabel(say('Order')).selectOption('renewal');
  await expect(page).toHaveURL(/renewal/);
  await expect(bar, 'in another order they are the same people').toContainText(names[0] ?? '');
  await bar.getByRole('button').last().click();
  await expect(visitor.composer).toBeVisible();
  await visitor.button('Send {count} messages', { count: '3' }).click();
  await expect(visitor.composer).toHaveCount(0);
  await expect(bar.getByRole('button')).toHaveCount(0);

  // whoever has just been written to can't be chosen, wherever they stand by now
  const free = rows.filter({ has: page.getByRole('checkbox', { includeHidden: true }) });
  await free.first().getByRole('link').focus();
  await page.keyboard.press('x');
  await expect(bar.getByRole('button')).toHaveCount(2);
  const recommended = visitor.field('Recommended by a company');
  // it shows what the address says, which follows the press
  await recommended.click();
  await expect(recommended).toBeChecked();
  await expect(bar.getByRole('button'), 'another search begins with nobody').toHaveCount(0);
});

for (const [where, size] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a desktop with somebody beside the list', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`what can be taken back lies beside what is pressed next, on ${where}`, async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee', trains });
    const visitor = await open('chemie');
    const { page, say } = visitor;
    await page.setViewportSize(size);
    await visitor.enter(person, '/search?all=true');
    const rows = rowsOf(visitor);
    const write = async () => {
      const free = rows.filter({ has: page.getByRole('button', { name: say('Get in touch'), includeHidden: true }) });
      await free.first().getByRole('link').click();
      await visitor.button('Get in touch').click();
      await sent(visitor);
    };
    await write();
    const toast = page.locator('[data-event="ping.undo"]');
    await expect(toast).toBeVisible();
    const isBeside = size.width === 1280;
    if (!isBeside) {
      if (await panelOf(page).isVisible()) await page.keyboard.press('Escape');
      await expect(panelOf(page)).toHaveCount(0);
    }
    const bar = page.getByRole('region', { name: say('Selection') });
    if (size.width < 768) await visitor.button('Select').click();
    const boxes = rows.getByRole('checkbox');
    for (const at of [2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await (size.width < 768 ? rows.nth(at) : boxes.nth(at)).click();
    }
    for (const end of ['top', 'bottom'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one place after the other
      await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), end);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 });
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(toast).toBeInViewport({ ratio: 1 });
      // oxlint-disable-next-line no-await-in-loop -- see above
      await bar.getByRole('button').last().click();
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(visitor.composer).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(toast, 'the message goes out').toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- see above
      await visitor.button('Cancel').click();
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(visitor.composer).toHaveCount(0);
    }
  });
