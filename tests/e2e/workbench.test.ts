import { expect, test } from '../support/page-fixtures.ts';

test('ten people by keyboard alone: looked at, kept, hidden, two chosen, and Back undoes it', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search');
  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  const panel = page.locator('[data-panel]');
  await expect(rows.nth(9)).toBeVisible();
  const names = (await rows.allInnerTexts()).map((text) => /\S+ \d+(?= ·|$)/mu.exec(text)?.[0] ?? '');
  const press = (key: string) => page.keyboard.press(key);

  await press('j');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await press('Enter');
  await expect(panel).toContainText(names[0] ?? '');
  await expect(panel.getByRole('heading', { level: 2 }), 'reading begins there').toBeFocused();
  for (let next = 1; next < 10; next += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await press('j');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(panel).toContainText(names[next] ?? '');
  }
  await visitor.seesNoBarrier();
  await press('s');
  await expect(rows.nth(9).getByRole('img', { name: visitor.say('Kept') })).toBeVisible();
  await page.reload();
  await expect(panel, 'the address has whom').toContainText(names[9] ?? '');
  await expect(rows.nth(9).getByRole('img', { name: visitor.say('Kept') })).toBeVisible();
  await press('Escape');
  await expect(panel).toHaveCount(0);

  await press('k');
  await press('h');
  await expect(rows.nth(8)).toContainText(visitor.say('No longer shown'));
  await visitor.field('Postcode or place').focus();
  await page.keyboard.type('x');
  await expect(page.getByRole('checkbox', { checked: true }), 'who types presses no keys').toHaveCount(0);
  await visitor.field('Postcode or place').fill('');
  await rows.first().getByRole('link').focus();
  await press('x');
  await press('j');
  await press('x');
  await page
    .getByRole('region', { name: visitor.say('Selection') })
    .getByRole('button')
    .last()
    .press('Enter');
  await expect(visitor.composer).toBeVisible();
  await page.goBack();
  await expect(visitor.composer).toHaveCount(0);
  await press('?');
  await expect(page.getByRole('dialog', { name: visitor.say('Keys of this page') })).toBeVisible();
  await visitor.seesNoBarrier();
});
