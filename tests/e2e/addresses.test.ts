import { expect, isLong, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';

test('an address that leads nowhere says so in the reader’s language [S2-40] [S2-53]', async ({ open }) => {
  for (const slug of ['app', 'chemie'] as const) {
    const guest = await open(slug);
    await guest.page.goto('/nirgendwo/und/weiter');
    await expect(guest.heading('Oops!')).toBeVisible();
    await expect(guest.text("We can't seem to find the page you're looking for.")).toBeVisible();
    await guest.seesNoBarrier();
    await guest.link('To the start page').click();
    await expect(guest.heading('Log in')).toBeVisible();
  }
});

test(
  'a host that is no tenant says so, and then leads to the tenant app [S4-14] [S8-09] [S9-01]',
  isLong,
  async ({ open, world }) => {
    const guest = await open('app');
    await guest.page.goto(`${world.origin('gibtsnicht')}/login`);
    await expect(guest.text('No tenant found.')).toBeVisible();
    await expect(guest.page).toHaveURL(`${world.origin('app')}/login`);
    await expect(guest.heading('Log in')).toBeVisible();
  },
);

test('a guest on a protected page comes back to it after the login [S4-07] [S6-03]', async ({ open, world }) => {
  const person = await world.person('app', { type: 'employee' });
  const guest = await open('app');
  await guest.page.goto('/registration-codes?status=active');
  await expect(guest.page).toHaveURL(/\/login\?redirect=/);
  await guest.fillIn({ 'E-mail address': person.email, Password: person.password });
  await guest.button('Log in').click();
  await expect(guest.page).toHaveURL(/\/registration-codes\?status=active$/);
});

test('a page of another role is not to be found [S2-41] [S6-04] [S8-10]', async ({ open, world }) => {
  const person = await world.person('chemie');
  const visitor = await open('chemie');
  await visitor.login(person);
  await visitor.page.goto('/registration-codes');
  await expect(visitor.heading('Oops!')).toBeVisible();
  await expect(visitor.page).toHaveTitle(new RegExp(`^${visitor.say('This page could not be found')} – `));
  await expect(visitor.text('This page could not be found'), 'said once, not twice').toHaveCount(0);
  await expect(visitor.page.getByRole('navigation', { name: visitor.say('Main menu') })).toBeVisible();
  await visitor.seesNoBarrier();
});

test(
  'an address in capitals, or with a slash at its end, leads to the page with its words',
  isLong,
  async ({ open }) => {
    const visitor = await open('app', { locale: 'de' });
    const pages = [
      ['referring@example.org', '/Dashboard', '/dashboard'],
      ['referring@example.org', '/Registration-Codes/', '/registration-codes'],
      ['applicant@example.org', '/Activities/', '/activities'],
      ['staff@example.org', '/Organizations-Progress', '/organizations-progress'],
    ] as const;
    for (const [email, written, plain] of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const [said, meant] = [await wordsOn(visitor, email, written), await wordsOn(visitor, email, plain)];
      expect(said, written).toEqual(meant);
    }
  },
);

/** All that a page says, once it is there. */
async function wordsOn(visitor: Visitor, email: string, path: string): Promise<string> {
  const { page } = visitor;
  await visitor.enter({ email, password }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page.getByRole('main').innerText();
}

test(
  'details of a company have the address that the specification gives them, too',
  isLong,
  async ({ open, world }) => {
    const { organization_id, ...person } = await world.person('chemie', { type: 'employee' });
    const member = await world.person('chemie', { type: 'tenant_member' });
    for (const [who, own] of [
      [person, '/organization'],
      [member, `/organizations/${organization_id}`],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const visitor = await open('chemie');
      // oxlint-disable-next-line no-await-in-loop -- see above
      await visitor.keepSession(who);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await visitor.page.goto(`${own}/details`);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(visitor.page).toHaveURL((url) => url.pathname === own);
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(visitor.page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  },
);
