import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';

for (const slug of ['app', 'chemie'] as const) {
  test(
    `a referring company makes a code at ${slug}, and copies link, QR code and rejection text [S2-28] [S8-21]`,
    slug === 'app' ? {} : isLong,
    async ({ open, world }) => {
      const person = await world.person(slug, { type: 'employee' });
      const visitor = await open(slug);
      await visitor.enter(person, '/registration-codes');
      await expect(visitor.heading('Your codes will be here')).toBeVisible();
      await visitor.link('Create code').click();
      await visitor.button('Create code').click();
      await expect(visitor.field('Name')).toBeFocused();
      await expect(visitor.field('Name')).toHaveAttribute('aria-invalid', 'true');
      await visitor.fillIn({ Name: 'Absagen <b>Herbst</b>', 'Registrations at most': '25' });
      await visitor.seesNoBarrier();
      await visitor.button('Create code').click();

      await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Absagen <b>Herbst</b>');
      const link = await visitor.field('Link').inputValue();
      expect(link).toMatch(new RegExp(`^${world.origin(slug)}/register/applicant\\?code=[0-9A-Z]{8}$`));
      await visitor.button('Copy').click();
      await expect(visitor.button('Copied')).toBeVisible();
      await expect(visitor.text('The link is copied').first()).toBeVisible();
      expect(await visitor.page.evaluate(() => navigator.clipboard.readText())).toBe(link);
      await expect(visitor.page.getByRole('img', { name: visitor.say('QR code of the link') })).toBeVisible();
      const png = await visitor.link('QR code as PNG').getAttribute('href');
      expect(png).toMatch(/^data:image\/png;base64,/);

      await visitor.button('Copy text and QR code').click();
      const copied = async () => {
        const [item] = await navigator.clipboard.read();
        return item?.types.includes('text/html') ? (await item.getType('text/html')).text() : '';
      };
      await expect.poll(() => visitor.page.evaluate(copied)).toContain(link);
      await visitor.seesNoBarrier();

      const guest = await open(slug);
      await guest.page.goto(link);
      await expect(guest.heading('Create your account')).toBeVisible();
      await visitor.page.reload();
      await visitor.link('All registration codes').click();
      const row = visitor.page.getByRole('row', { name: /Absagen <b>Herbst/ });
      const opened = row.getByRole('cell').filter({ hasText: visitor.say('Opened') });
      await expect(opened, 'opened once, by the guest').toHaveText(/1$/);
    },
  );
}

test('changes of a code are said to be saved, and stand there', isLong, async ({ open, world }) => {
  const person = await world.person('app', { type: 'employee' });
  const visitor = await open('app');
  await visitor.enter(person, '/registration-codes/create');
  await visitor.fillIn({ Name: 'Herbst' });
  await visitor.button('Create code').click();
  await expect(visitor.text('The code is ready').first()).toBeVisible();
  await visitor.link('Change').click();
  await visitor.fillIn({ Name: 'Frühling' });
  await visitor.button('Save changes').click();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Frühling');
  await expect(visitor.text('The changes are saved').first()).toBeVisible();
});

test('whoever changes a code after a colleague sees both and decides', isLong, async ({ open, world }) => {
  const person = await world.person('app', { type: 'employee' });
  const visitor = await open('app');
  await visitor.enter(person, '/registration-codes/create');
  await visitor.fillIn({ Name: 'Herbst' });
  await visitor.button('Create code').click();
  await visitor.link('Change').click();
  await expect(visitor.button('Save changes')).toBeVisible();
  const id = /codes\/([\w-]+)\/edit/u.exec(visitor.page.url())?.[1] ?? '';
  const colleague = await world.as(person);
  await colleague.call(registrationCodes.update, { params: { id }, body: { name: 'Winter' } }, { version: 1 });
  await visitor.fillIn({ Name: 'Frühling' });
  await visitor.button('Save changes').click();
  await expect(visitor.page.getByRole('alert')).toContainText('Winter');
  await visitor.seesNoBarrier();
  await visitor.button('Save mine').click();
  await expect(visitor.text('The changes are saved').first()).toBeVisible();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Frühling');
  await expect(visitor.page.getByRole('alert')).toBeHidden();
});

test('a paused code says so to whoever opens its link, and works again once resumed [S8-18] [S8-19]', async ({
  open,
  world,
}) => {
  const person = await world.person('app', { type: 'employee' });
  const visitor = await open('app');
  await visitor.enter(person, '/registration-codes/create');
  await visitor.fillIn({ Name: 'Herbst' });
  await visitor.button('Create code').click();
  const link = await visitor.field('Link').inputValue();
  await visitor.button('Pause').click();
  await expect(visitor.button('Pause')).toHaveCount(0);
  const guest = await open('app');
  await guest.page.goto(link);
  await expect(
    guest.text('This code is resting at the moment. Try again in a few days, or ask the company that gave it to you.'),
  ).toBeVisible();
  await guest.page.goto('/register/applicant?code=12E45678');
  await expect(
    guest.text('We don’t know this code. Please compare it with the letter, character by character.'),
  ).toBeVisible();
  await expect(guest.field('Registration code'), 'a code is no number').toHaveValue('12E45678');
});
