import { expect, isLong, test } from '../support/page-fixtures.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { password } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';

const reason = 'Ms Berger asked for help with the terms.';

test('somebody of the operator goes into another tenant, is seen there, and is sent away', async ({ open, world }) => {
  const operator = await open('app');
  const person = await world.person('app', { type: 'administrator', firstname: 'Olga', lastname: 'Sund' });
  const { id } = world.tenant('chemie');
  await operator.enter(person, `/tenants/${id}`);
  await operator.button('Go in …').click();
  await operator.field('What is it for?').fill('Hi');
  await operator.field('Your password').fill(password);
  await operator.button('Go in').click();
  await operator.sees('rule.min', { field: 'The text', min: '10' });
  await operator.field('What is it for?').fill(reason);
  await operator.button('Go in').click();

  // on the other host, where opening the link has done nothing yet
  await expect(operator.page).toHaveURL(/\/\/chemie\.[^/]+\/handover$/);
  await operator.button('Enter now').click();
  await expect(operator.page).toHaveURL(/\/\/chemie\.[^/]+\/organizations/);
  const bar = operator.page.getByRole('complementary', { name: 'Your visit' });
  await expect(bar).toContainText(reason);
  await operator.page.goto(`${world.origin('chemie')}/dashboard`);
  await expect(operator.page).toHaveURL(/\/organizations$/);
  // the menu has what a visit is for
  const menu = operator.page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Team' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Applicants' })).toHaveCount(0);
  await operator.page.goto(`${world.origin('chemie')}/imprint`);
  await expect(bar).toContainText(reason);

  // the tenant's own administrator sees it and ends it
  const own = await open('chemie', { locale: 'en' });
  await own.enter(await world.person('chemie', { type: 'administrator' }), '/staff');
  await expect(own.page.getByText('Olga Sund (').first()).toBeVisible();
  await expect(own.page.getByText(reason)).toBeVisible();
  await own.button('End it now').click();
  await expect(own.page.getByText('Your team ended it.')).toBeVisible();
  await own.page.goto(`${world.origin('chemie')}/audits`);
  await expect(own.page.getByRole('table').getByText('entered by the operator').first()).toBeVisible();

  await operator.page.goto(`${world.origin('chemie')}/organizations`);
  await expect(operator.page).toHaveURL(/\/login/);
});

test(
  'whoever has done what it was for leaves, and is where they came from',
  isLong,
  async ({ open, world, faults }) => {
    const operator = await open('app');
    const id = await goIn(operator, world);
    await operator.button('Enter now').click();
    await expect(operator.button('Leave')).toBeVisible();
    await operator.page.evaluate(() => localStorage.setItem('draft:of-a-visit', '{}'));

    // as long as it didn't get through they are there, and know it
    faults.allow(/ERR_FAILED/, /50[03]/);
    for (const answer of [undefined, { status: 503, json: { message: 'Down', code: 'unavailable' } }]) {
      await operator.page.route(/\/logout$/, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await operator.button('Leave').click();
      await operator.sees('That did not get through, and your visit goes on. Please try again.');
      await expect(operator.page).toHaveURL(/\/\/chemie\./);
      await operator.page.unroute(/\/logout$/);
    }
    await operator.button('Leave').click();
    await expect(operator.page).toHaveURL(new RegExp(`//app\\.[^/]+/tenants/${id}$`));
    await expect(operator.heading('Help out inside')).toBeVisible();
    await operator.page.goto(`${world.origin('chemie')}/imprint`);
    expect(await operator.page.evaluate(() => localStorage.getItem('draft:of-a-visit'))).toBeNull();
  },
);

test(
  'whose files of the bar can’t be fetched still reads for whom and why they are there, and finds the way out',
  isLong,
  async ({ open, world, faults }) => {
    const operator = await open('app');
    faults.allow(/ERR_FAILED/, /^unhandled: $/, /hint-watcher/);
    await goIn(operator, world);
    await operator.page.route(/-hint-watcher\.js$/, (route) => route.abort());
    await operator.button('Enter now').click();
    const said = operator.page.getByRole('alert').filter({ hasText: reason });
    await expect(said).toBeVisible();
    await expect(said.getByRole('link', { name: operator.say('Log out') })).toHaveAttribute('href', '/logout');
  },
);

/** Makes the link into `chemie` and follows it, up to the button. Gives the tenant's id. */
async function goIn(operator: Visitor, world: BrowserWorld): Promise<string> {
  const { id } = world.tenant('chemie');
  await operator.enter(await world.person('app', { type: 'administrator' }), `/tenants/${id}`);
  await operator.button('Go in …').click();
  await operator.field('What is it for?').fill(reason);
  await operator.field('Your password').fill(password);
  await operator.button('Go in').click();
  await expect(operator.button('Enter now')).toBeVisible();
  return id;
}
