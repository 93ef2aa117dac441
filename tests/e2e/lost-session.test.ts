import type { Visitor } from '../support/visitor.ts';
import { findable } from '../support/account.ts';
import { trains } from '../support/offer.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { password, type Person } from '../support/people.ts';
import { aLink } from '../support/steps.ts';

const logInAgain = async (visitor: Visitor, person: Pick<Person, 'email' | 'password'>) => {
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(visitor.text('Your login has ended. What you typed is still there.')).toBeVisible();
  await visitor.seesNoBarrier();
  await visitor.fillIn({ 'E-mail address': person.email, Password: person.password });
  await visitor.button('Log in').click();
};

test('a session that ends while a message is composed says so, and person, template and the line typed come back', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/status of 401/, /^answer 401/);
  const person = await world.person('chemie', { type: 'employee', trains });
  const visitor = await open('chemie');
  const { page } = visitor;
  await visitor.login(person, '/search?all=true');
  await page
    .getByRole('list', { name: visitor.say('Applications') })
    .getByRole('button', { name: visitor.say('Get in touch') })
    .first()
    .click();
  const template = visitor.field('Template');
  await expect(visitor.button('Send message')).toBeEnabled();
  const title = await visitor.composer.getByRole('heading').first().innerText();
  const second = (await template.locator('option').nth(1).getAttribute('value')) ?? '';
  await template.selectOption(second);
  await expect(visitor.button('Send message')).toBeEnabled();
  const line = visitor.field('A line of your own (optional)');
  await line.fill('Wir bilden seit 40 Jahren aus.');
  await page.reload();
  await expect(template, 'over a reload').toHaveValue(second);
  await expect(line).toHaveValue('Wir bilden seit 40 Jahren aus.');
  await line.fill('Wir bilden seit 50 Jahren aus.');
  await expect(visitor.button('Send message')).toBeEnabled();
  await visitor.context.clearCookies({ name: 'session' });
  await visitor.button('Send message').click();
  await logInAgain(visitor, person);
  await expect(template, 'over an ended session').toHaveValue(second);
  await expect(line).toHaveValue('Wir bilden seit 50 Jahren aus.');
  await expect(visitor.composer.getByRole('heading').first()).toHaveText(title);
  await visitor.button('Send message').click();
  await expect(visitor.composer).toHaveCount(0);
  await expect(page, 'the address lets go of whom the message went to').toHaveURL(/\/search\?all=true$/);
});

test(
  'an invitation and a code half written survive an ended session and a reload',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/status of 401/, /^answer 401/);
    const person = await world.person('chemie', { type: 'employee' });
    const visitor = await open('chemie');
    const { page } = visitor;
    await visitor.login(person, '/registration-codes/create');
    await visitor.fillIn({ Name: 'Absagen Herbst', 'Your recommendation': 'Herzlich empfohlen' });
    // the page rests: whatever else it asks would find the session over before the press
    await visitor.button('Create code').click({ trial: true });
    await visitor.context.clearCookies({ name: 'session' });
    await visitor.button('Create code').click();
    await logInAgain(visitor, person);
    await expect(visitor.field('Name')).toHaveValue('Absagen Herbst');
    await page.reload();
    await expect(visitor.field('Your recommendation')).toHaveValue('Herzlich empfohlen');
    await visitor.button('Create code').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Absagen Herbst');
    await visitor.link('Change').click();
    await visitor.field('Name').fill('Absagen Winter');
    await page.reload();
    await expect(visitor.field('Name')).toHaveValue('Absagen Winter');
    await expect(visitor.text('This was typed here earlier and isn’t saved yet.')).toBeVisible();
    await visitor.button('Discard').click();
    await expect(visitor.field('Name')).toHaveValue('Absagen Herbst');
    await page.goto('/registration-codes/create');
    await expect(visitor.field('Name'), 'what was saved is no draft any more').toHaveValue('');

    await page.goto('/organization/invitations');
    await visitor.button('Invite a colleague').click();
    await visitor.fillIn({ 'First name': 'Jonas', 'E-mail address': 'jonas@example.org' });
    await page.reload();
    await visitor.button('Invite a colleague').click();
    await expect(visitor.field('First name')).toHaveValue('Jonas');
  },
);

test(
  'a phone ended from another browser in the middle of a number says so, and the number is there after the login',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/status of 401/, /^answer 401/);
    const person = await world.person('app', { locale: 'en', ...findable });
    const [phone, desk] = [await open('app'), await open('app')];
    await phone.login(person, '/account');
    await phone.field('Phone number').fill('0221 9901234');
    await desk.login(person, '/account/security');
    await desk.button('Log out everywhere else').click();
    await expect(desk.text('Logged out everywhere else').first()).toBeVisible();
    await expect(desk.button('Log out everywhere else')).toHaveCount(0);
    await phone.button('Save the phone number').click();
    await logInAgain(phone, person);
    await expect(phone.field('Phone number')).toHaveValue(/221.?9901234/);
    await phone.button('Save the phone number').click();
    await expect(phone.text('The phone number is saved').first()).toBeVisible();
  },
);

test('a registration half typed survives a reload, its password nowhere', isLong, async ({ open, world }) => {
  const { code } = await aLink(world, 'chemie');
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.goto(`/register/applicant?code=${code}`);
  await visitor.fillIn({ 'First name': 'Mia', 'E-mail address': 'mia@example.org', Password: password });
  await page.reload();
  await expect(visitor.field('First name')).toHaveValue('Mia');
  await expect(visitor.field('E-mail address')).toHaveValue('mia@example.org');
  await expect(visitor.field('Password')).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(password);
});

test('logging out is confirmed in a line', isLong, async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.login(person, '/search');
  await visitor.page.goto('/logout');
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(visitor.text('You are logged out.')).toBeVisible();
});
