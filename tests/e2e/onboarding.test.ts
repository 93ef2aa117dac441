import { writtenDay } from '../../contract/kit/dates.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { Visitor } from '../support/visitor.ts';
import { bornYearsAgo, fillAddress, fillProfile } from '../support/steps.ts';

for (const [slug, occupation, certificate] of [
  ['app', 'Fachinformatiker/in', /^Abitur$/],
  ['chemie', 'Chemikant/in', /^Mittlere Reife$/],
] as const) {
  test(
    `onboarding at ${slug}: a reload, a failed request and a lost session lose nothing [S2-21] [S2-55] [S2-56] [S5-14]`,
    slug === 'app' ? {} : isLong,
    async ({ open, world, faults }) => {
      const person = await world.person(slug, { stage: 'verified', locale: slug === 'app' ? 'en' : 'de' });
      const visitor = await open(slug);
      const { page } = visitor;
      await visitor.login(person);
      await expect(visitor.heading('Four short steps, then companies find you')).toBeVisible();
      await visitor.seesNoBarrier();
      await visitor.button('Back').click();
      await expect(visitor.heading('Your way to being found')).toBeFocused();
      await visitor.seesNoBarrier();
      await visitor.button('Go on').click();

      await visitor.button('Continue').click();
      await expect(page.locator('input[name=occupation_id]'), 'the first error has the focus').toBeFocused();
      const birthday = bornYearsAgo(17, world.clock.now());
      await fillProfile(visitor, { occupation, certificate, birthday });
      await page.reload();
      await expect(page.locator('input[name=occupation_id]')).toHaveValue(occupation);
      await expect(visitor.field('Year')).toHaveValue(birthday.slice(0, 4));

      const saving = /\/api\/v1\/applicants\//;
      faults.allow(/net::ERR_/);
      await page.route(saving, (route) => route.abort());
      await visitor.button('Continue').click();
      await expect(visitor.button('Try again')).toBeVisible();
      await expect(page.locator('input[name=occupation_id]')).toHaveValue(occupation);
      await page.unroute(saving);
      await visitor.button('Try again').click();

      await expect(visitor.field('Phone number')).toBeVisible();
      await visitor.field('Phone number').fill('12');
      await visitor.button('Continue').click();
      await expect(visitor.field('Phone number')).toHaveAttribute('aria-invalid', 'true');
      await visitor.field('Phone number').fill('0221 9901234');
      await visitor.context.clearCookies({ name: 'session' });
      await visitor.button('Continue').click();
      await expect(visitor.heading('Log in')).toBeVisible();
      await visitor.fillIn({ 'E-mail address': person.email, Password: person.password });
      await visitor.button('Log in').click();
      await expect(visitor.field('Phone number')).toHaveValue(/9901234/);
      await visitor.seesNoBarrier();
      await visitor.button('Continue').click();

      await expect(visitor.field('Postcode')).toBeVisible();
      await visitor.button('Back').click();
      await expect(visitor.field('Phone number')).toHaveValue(/9901234/);
      await page.goBack();
      await expect(visitor.field('Postcode')).toBeVisible();
      await fillAddress(visitor, '50667', 'Köln');
      await visitor.seesNoBarrier();
      await visitor.button('Continue to your agreement').click();
      await expect(page).toHaveURL(/\/tos\/accept/);
    },
  );
}

test('somebody else who logs in in another tab finds nothing of what the first one typed [S2-55] [S4-21]', async ({
  open,
  world,
}) => {
  const wishes = { stage: 'verified', locale: 'de' } as const;
  const [first, second] = [await world.person('chemie', wishes), await world.person('chemie', wishes)];
  const visitor = await open('chemie');
  await visitor.login(first);
  await visitor.fillIn({ Year: '2009' });
  const { cookies } = await world.as(second);
  const url = world.origin('chemie');
  await visitor.context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
  const tab = await visitor.context.newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByLabel(visitor.say('Year'))).toHaveValue('');
  await expect(visitor.field('Year')).toHaveValue('');
});

test('a tab left open at a step has what another one saved meanwhile, and goes on', isLong, async ({ open, world }) => {
  const person = await world.person('chemie', { stage: 'verified', locale: 'de' });
  const left = await open('chemie');
  await left.login(person);
  const birthday = bornYearsAgo(17, world.clock.now());
  await fillProfile(left, { occupation: 'Chemikant/in', certificate: /^Mittlere Reife$/, birthday });
  await left.button('Continue').click();
  await left.field('Phone number').focus();
  const other = new Visitor(await left.context.newPage(), 'de');
  await other.page.goto('/onboarding?step=phonenumber');
  await other.fillIn({ 'Phone number': '0221 9901234' });
  await other.button('Continue').click();
  await expect(other.field('Postcode')).toBeVisible();
  await left.comeBack();
  await expect(left.field('Phone number')).toHaveValue(/9901234/);
  await left.button('Continue').click();
  await expect(left.field('Postcode')).toBeVisible();
});

test('who is too young is told when to come back, and leaves nothing behind [S5-01] [S5-12]', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { stage: 'verified', locale: 'de' });
  const visitor = await open('chemie');
  await visitor.login(person);
  const birthday = bornYearsAgo(13, world.clock.now());
  await fillProfile(visitor, { occupation: 'Chemikant/in', certificate: /^Mittlere Reife$/, birthday });
  await visitor.button('Continue').click();
  const day = new Date(`${Number(birthday.slice(0, 4)) + 14}${birthday.slice(4)}T00:00:00Z`);
  const words = writtenDay('de', 'UTC', day);
  await expect(visitor.heading('From {day} on you can take part', { day: words })).toBeFocused();
  await visitor.seesNoBarrier();
  await visitor.button('I mistyped: correct the date').click();
  await expect(visitor.field('Day')).toHaveAttribute('aria-invalid', 'true');
  await visitor.button('Continue').click();
  await visitor.button('Delete my details').click();
  await expect(visitor.heading('Everything is deleted')).toBeVisible();
  await visitor.button('To the start page').click();
  await expect(visitor.heading('Log in')).toBeVisible();
  await visitor.fillIn({ 'E-mail address': person.email, Password: person.password });
  await visitor.button('Log in').click();
  await expect(visitor.page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort ist falsch.');
});

test(
  'an employee says what the company is after and who is asking [S2-32] [S2-57]',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee', stage: 'verified', locale: 'de' });
    const visitor = await open('chemie');
    await visitor.login(person);
    await expect(visitor.heading('Are you looking for applicants, or do you have too many?')).toBeVisible();
    await visitor.seesNoBarrier();
    await visitor.page.getByRole('radio', { name: new RegExp(visitor.say('Both')) }).check();
    await visitor.button('Continue').click();
    await visitor.fillIn({ Position: 'Ausbildungsleitung', 'Phone number': '0221 9901234' });
    await visitor.page.reload();
    await expect(visitor.field('Position')).toHaveValue('Ausbildungsleitung');
    await visitor.seesNoBarrier();
    await visitor.button('Finish').click();
    await expect(visitor.page).not.toHaveURL(/\/onboarding/);
  },
);
