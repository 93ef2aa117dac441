import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import { Keyboard } from '../support/keyboard.ts';
import { offer } from '../support/offer.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { handleFor, type Person } from '../support/people.ts';

const said = [
  ['Thea', 'Klang'],
  ['Emre', 'Solak'],
] as const;
/** The six she writes to, by where they stand: on two pages. */
const fitting = [2, 5, 19, 20, 21, 22];
const occupation = occupations.find(({ name }) => name === 'Geigenbauer/in');

// whoever another test has left wants the same occupation now and then
test.use({ isApart: true });

test('a Monday of ten minutes by keyboard alone: two called, six written to', isLong, async ({ open, world }) => {
  const employee = await world.person('chemie', { type: 'employee' });
  const client = await world.as(employee);
  const templates = (await client.call(emailTemplates.list, { query: { filter: { purpose: 'ping' } } })).body.data;
  const says = async (person: Person) => {
    const body = { handle: handleFor(employee, person), email_template_id: templates[0]?.id ?? '', ...offer };
    const { data } = (await client.call(createPing, { body }, { key: `monday-${person.id}` })).body;
    await world.pass(61_000);
    await (await world.as(person)).call(pings.transition, { params: { id: data.id }, body: { event: 'accept' } });
  };
  for (const [firstname, lastname] of said) {
    // oxlint-disable-next-line no-await-in-loop -- one yes after the other
    await says(await world.person('chemie', { ...findable, firstname, lastname }));
  }
  for (let more = 0; more < 24; more += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    await world.person('chemie', { ...findable, occupation_id: occupation?.id ?? '' });
  }
  const visitor = await open('chemie');
  const { page } = visitor;
  const keys = new Keyboard(visitor);
  const press = (key: string) => page.keyboard.press(key);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('she logs in, and reads first whom to call, with the number', async () => {
    await page.goto('/');
    await keys.type(visitor.field('E-mail address'), employee.email);
    await keys.type(visitor.field('Password'), employee.password);
    await press('Enter');
    await expect(page).toHaveURL(/\/dashboard/);
    for (const [firstname] of said) await expect(page.getByRole('main')).toContainText(firstname);
    await keys.isKept();
  });

  await test.step('two calls: one reached, one not', async () => {
    await keys.press(page.getByRole('main').getByRole('link', { name: /Thea/ }).first());
    const drawer = page.locator('[data-panel]');
    await expect(drawer.getByRole('link', { name: /\+49/ })).toBeVisible();
    await keys.press(visitor.button('Reached'));
    await expect(visitor.button('Reached')).toHaveAttribute('aria-pressed', 'true');
    await keys.escape();
    await expect(drawer).toHaveCount(0);
    await keys.isKept();
    await keys.press(page.getByRole('main').getByText('Emre Solak').first());
    await keys.press(visitor.button('Not reached'));
    await expect(visitor.button('Not reached')).toHaveAttribute('aria-pressed', 'true');
    await keys.escape();
    await keys.isKept();
  });

  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  await test.step('two hundred people, narrowed down to one occupation', async () => {
    await keys.press(page.getByRole('navigation').getByRole('link', { name: visitor.say('Search') }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2\d\d /u);
    await keys.pick(visitor.field('Occupations'), 'Geigenbauer/in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d\d? /u);
    await keys.escape();
  });

  await test.step('six are chosen while she reads, one after the other', async () => {
    await keys.press(rows.first().getByRole('link'));
    await expect(page.locator('[data-panel]').getByRole('heading', { level: 2 })).toBeFocused();
    const panel = page.locator('[data-panel]');
    const chosen = page.getByRole('region', { name: visitor.say('Selection') });
    let count = 0;
    for (let number = 1; number <= 22; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
      if (number > 1) await press('j');
      const position = visitor.say('{number} of {all}', { number: `${number}`, all: '24' });
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(panel.getByRole('status'), 'over the end of the page').toHaveText(position);
      if (!fitting.includes(number)) continue;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await press('x');
      count += 1;
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(chosen.getByRole('status')).toHaveText(new RegExp(`^${count} `, 'u'));
    }
    await visitor.seesNoBarrier();
  });

  await test.step('one letter to all six, with a line of her own', async () => {
    await press('c');
    await expect(visitor.composer).toBeVisible();
    await keys.type(visitor.composer.getByRole('textbox').first(), 'Wir bilden seit 40 Jahren aus.');
    await visitor.seesNoBarrier();
    await press('ControlOrMeta+Enter');
    await expect(visitor.composer).toHaveCount(0);
    await expect(rows.filter({ hasText: visitor.say('Undo') }), 'two of them stand on this page').toHaveCount(2);
    await keys.isKept();
  });

  await test.step('she goes; a minute later six letters are on their way', async () => {
    await keys.press(page.getByRole('navigation').getByRole('link', { name: visitor.say('Log out') }));
    await expect(page).toHaveURL(/\/login/);
    await world.pass(61_000);
    const all = (await (await world.as(employee)).call(pings.list, { query: {} })).body;
    expect(all.data.filter(({ status }) => status !== 'accepted').map(({ status }) => status)).toEqual(
      Array.from({ length: 6 }, () => 'pending'),
    );
  });
});
