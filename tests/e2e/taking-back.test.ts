import { expect, test } from '../support/page-fixtures.ts';
import { trains } from '../support/offer.ts';

test('after sending the focus goes on to the next row; the one before says whom it takes back, also after a reload', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/search?all=true');
  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  const row = rows.first();
  const name = /\S+ \d+(?= ·|$)/mu.exec(await row.innerText())?.[0] ?? '';
  await row.getByRole('button', { name: visitor.say('Get in touch') }).click();
  await expect(visitor.button('Send message')).toBeEnabled();
  await visitor.button('Send message').click();
  await expect(visitor.composer).toHaveCount(0);
  await expect(rows.nth(1).locator(':focus'), 'not at the page’s beginning').toHaveCount(1);
  await expect(
    page.getByRole('listitem').filter({ hasText: visitor.say('Your message to {0} is ready', { 0: name }) }),
  ).toBeVisible();
  await page.reload();
  await row.getByRole('button', { name: visitor.say('Undo') }).click();
  await expect(visitor.text('Your message to {name} is taken back', { name }).first()).toBeVisible();
  await expect(row.getByRole('button', { name: visitor.say('Get in touch') })).toBeVisible();
});

test('another page of results is counted first: the focus is where reading goes on', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/search?all=true');
  await expect(page.getByRole('list', { name: visitor.say('Applications') })).toBeVisible();
  await visitor.button('Next page').click();
  await expect(page.locator('h1:focus')).toHaveText(/\d/u);
});
