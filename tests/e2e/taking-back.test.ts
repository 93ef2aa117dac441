import { pings } from '../../contract/pings/pings.endpoints.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { trains } from '../support/offer.ts';
import { sent } from '../support/sent.ts';

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
  await sent(visitor);
  await expect(rows.nth(1).locator(':focus'), 'not at the page’s beginning').toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: visitor.say('To {whom}', { whom: name }) })).toBeVisible();
  await page.reload();
  await row.getByRole('button', { name: visitor.say('Undo') }).click();
  await expect(visitor.text('Your message to {name} is taken back', { name }).first()).toBeVisible();
  await expect(row.getByRole('button', { name: visitor.say('Get in touch') })).toBeVisible();
});

test('a message that waits is offered back to whoever has written it, not to colleagues', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const { organization_id = '' } = person;
  const colleague = await world.person('chemie', { type: 'employee', organization_id });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/search?all=true');
  const row = page
    .getByRole('list', { name: visitor.say('Applications') })
    .getByRole('listitem')
    .first();
  await row.getByRole('button', { name: visitor.say('Get in touch') }).click();
  await sent(visitor);
  const other = await open('chemie');
  await other.enter(colleague, '/search?all=true');
  const state = other.text('Going out').first();
  await expect(state).toBeVisible();
  await expect(other.page.getByRole('button', { name: other.say('Undo') })).toHaveCount(0);
});

test('each of several messages has its line in the tray, with a name and its own way back, also after a reload', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.enter(person, '/search?all=true');
  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  await expect(rows.nth(1)).toBeVisible();
  const names = (await rows.allInnerTexts()).slice(0, 2).map((text) => /\S+ \d+(?= ·|$)/mu.exec(text)?.[0] ?? '');
  const line = (name = '') =>
    page
      .getByRole('region', { name: /F8/u })
      .getByRole('listitem')
      .filter({ hasText: visitor.say('To {whom}', { whom: name }) });
  for (const [at, name] of names.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one message after the other
    await rows
      .nth(at)
      .getByRole('button', { name: visitor.say('Get in touch') })
      .click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await sent(visitor);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(line(name)).toBeVisible();
  }
  await page.reload();
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(line(name)).toContainText(/\d/u);
  }
  await line(names[0])
    .getByRole('button', { name: visitor.say('Undo') })
    .click();
  await expect(visitor.text('Your message to {name} is taken back', { name: names[0] ?? '' }).first()).toBeVisible();
  await expect(line(names[1])).toBeVisible();
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

test('of several at once each is named in the tray, on another page too, and taken back alone', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const client = await world.as(person);
  const visitor = await open('chemie');
  const { page, say } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search?all=true');
  const rows = page.getByRole('list', { name: say('Applications') }).getByRole('listitem');
  await expect(rows.nth(4)).toBeVisible();
  const names = (await rows.allInnerTexts()).slice(0, 4).map((text) => /\S+ \d+(?= ·|$)/mu.exec(text)?.[0] ?? '');
  for (const at of names.keys()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await rows.nth(at).getByRole('checkbox').click();
  }
  await page
    .getByRole('region', { name: say('Selection') })
    .getByRole('button')
    .last()
    .click();
  await visitor.button('Send {count} messages', { count: '4' }).click();
  await expect(visitor.composer).toHaveCount(0);
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Overview') })
    .click();
  await expect(page).toHaveURL(/dashboard/u);
  const tray = page.getByRole('region', { name: /F8/u });
  await visitor.button('One by one').click();
  for (const name of names) await expect(tray.getByRole('listitem').filter({ hasText: name }).last()).toBeVisible();
  const [, second = ''] = names;
  await tray.getByRole('button', { name: `${say('Undo')}: ${second}` }).click();
  await expect(visitor.text('Your message to {name} is taken back', { name: second }).first()).toBeVisible();
  await expect(tray.getByRole('button', { name: `${say('Undo')}: ${second}` })).toHaveCount(0);
  const { data } = (await client.call(pings.list, { query: {} })).body;
  const waiting = data.flatMap((ping) =>
    ping.perspective === 'organization' && ping.status === 'created' ? [ping.applicant.name] : [],
  );
  expect(waiting.toSorted()).toEqual(names.filter((name) => name !== second).toSorted());
});
