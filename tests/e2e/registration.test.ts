import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { findable } from '../support/account.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { aLink, codeFor, linkIn, register, somebody } from '../support/steps.ts';

const minute = 60_000;

for (const [slug, locale] of [
  ['app', 'en'],
  ['chemie', 'de'],
] as const) {
  test(
    `an applicant registers by link at ${slug} and proves the address [S2-05] [S2-07] [S2-08] [S2-09]`,
    slug === 'app' ? {} : isLong,
    async ({ open, world }) => {
      const { link } = await aLink(world, slug);
      const visitor = await open(slug);
      const ayla = somebody('Ayla');
      await visitor.page.clock.install();
      await visitor.page.goto(link);
      await expect(visitor.page.getByText('Wir fanden deine Bewerbung gut.'), 'who recommends').toBeVisible();
      await visitor.text('Who sees what?').click();
      await expect(
        visitor.text('They learn your name, how to reach you and who recommends you once you say yes to one of them.'),
      ).toBeVisible();
      await visitor.seesNoBarrier();
      await visitor.fillIn({ 'First name': ayla.firstname, Password: 'kurz' });
      await visitor.button('Create my account').click();
      await expect(visitor.field('E-mail address')).toBeFocused();
      await expect(visitor.field('Password')).toHaveAttribute('aria-invalid', 'true');
      await expect(visitor.field('First name')).toHaveValue(ayla.firstname);
      await register(visitor, link, ayla);
      await expect(
        visitor.text('The e-mail comes within a minute. If you don’t see it, look into your spam folder.'),
      ).toBeVisible();
      await visitor.seesNoBarrier();

      const first = await codeFor(world, ayla.email);
      const wrong = first === '000000' ? '111111' : '000000';
      await visitor.field('Code from the e-mail').fill(wrong);
      await expect(visitor.text('This code is wrong. Please compare it with the newest e-mail.')).toBeVisible();
      await expect(visitor.page.getByText({ de: 'Noch 4 Versuche', en: '4 tries left' }[locale])).toBeVisible();

      world.clock.advance(minute);
      await visitor.page.clock.fastForward(minute);
      await visitor.button('Send a new code').click();
      await expect(visitor.text('A new code is on its way').first()).toBeVisible();
      const second = await codeFor(world, ayla.email);
      expect(second).not.toBe(first);
      await visitor.field('Code from the e-mail').fill(second);
      await expect(visitor.page).toHaveURL(/\/onboarding/);
      await expect(visitor.heading('Four short steps, then companies find you')).toBeVisible();
    },
  );
}

test(
  'an applicant without a link types the code, and a wrong address is corrected by registering again [S2-05] [S2-10]',
  isLong,
  async ({ open, world }) => {
    const { code } = await aLink(world, 'chemie');
    const visitor = await open('chemie');
    await visitor.page.goto('/register/applicant');
    await visitor.seesNoBarrier();
    await visitor.field('Registration code').fill(`${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`);
    await visitor.button('Check the code').click();
    await expect(visitor.heading('Create your account')).toBeVisible();
    await expect(visitor.page).toHaveURL(new RegExp(`code=${code}$`));
    const typo = somebody('Ayla');
    await register(visitor, visitor.page.url(), typo);
    await visitor.button('Register again with the right one').click();
    await expect(visitor.field('First name')).toHaveValue('Ayla');
    await expect(visitor.field('E-mail address')).toHaveValue('');
  },
);

test(
  'a link that mail programs have bent still opens the letter; what is no code says so, and whoever is logged in goes on',
  isLong,
  async ({ open, world }) => {
    const { code } = await aLink(world, 'chemie');
    const foreign = await aLink(world, 'app');
    const visitor = await open('chemie');
    const { page } = visitor;
    const at = (typed: string) => page.goto(`/register/applicant?code=${encodeURIComponent(typed)}`);
    await at(`<${code.slice(0, 4)} ${code.slice(4).toLowerCase()}>.`);
    await expect(visitor.heading('Create your account')).toBeVisible();
    const incomplete = 'The link isn’t complete: a code has eight characters. It also stands in the letter or e-mail.';
    await at(code.slice(0, 5));
    await visitor.sees(incomplete);
    await at(`${code}${'A'.repeat(4000)}`);
    await visitor.sees(incomplete);
    await at(foreign.code);
    await visitor.sees('We don’t know this code. Please compare it with the letter, character by character.');
    await visitor.field('Registration code').fill(foreign.link.replace(foreign.code, code));
    await visitor.button('Check the code').click();
    await expect(visitor.heading('Create your account')).toBeVisible();
    await visitor.keepSession(await world.person('chemie', findable));
    await at(code);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  'on a phone, where the button is far below the form’s beginning, one sees that nothing was sent',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/net::ERR_/);
    const { link } = await aLink(world, 'app');
    const visitor = await open('app');
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/auth/register/applicant', (route) => route.abort('internetdisconnected'));
    await page.goto(link);
    await visitor.fillIn({ 'First name': 'Ayla', 'Last name': 'Kaya', 'E-mail address': 'ayla@example.net' });
    await visitor.fillIn({ Password: 'Lehrstelle-2026' });
    await visitor.button('Create my account').click();
    await expect(visitor.text('error.internal')).toBeInViewport();
    await expect(visitor.field('E-mail address')).toHaveValue('ayla@example.net');
  },
);

test('a known address opens the same page, and its owner is told instead', async ({ open, world }) => {
  const { link } = await aLink(world, 'app');
  const owner = await world.person('app', { locale: 'en' });
  const visitor = await open('app');
  await register(visitor, link, { firstname: 'Kim', lastname: 'Muster', email: owner.email });
  const { text } = await world.mail(owner.email);
  expect(text).not.toMatch(/\b\d{6}\b/);
});

test('a colleague registers by an invitation, whose token leaves the address bar [S2-06] [S5-10] [S8-17]', async ({
  open,
  world,
}) => {
  const inviter = await world.person('chemie', { type: 'employee' });
  const { email, firstname, lastname } = somebody('Jonas');
  const { status } = await (await world.as(inviter)).call(invitations.create, { body: { email, firstname, lastname } });
  expect(status).toBe(201);
  const invitation = linkIn((await world.mail(email)).text, /\/register\/employee#token=/);

  const pasting = await open('chemie');
  await pasting.page.goto('/register/employee');
  await expect(pasting.heading('Register as a company')).toBeVisible();
  await pasting.seesNoBarrier();
  await pasting.field('Invitation link').fill('https://example.org/etwas/anderes');
  await pasting.button('Open the invitation').click();
  await expect(pasting.field('Invitation link')).toHaveAttribute('aria-invalid', 'true');
  await pasting.field('Invitation link').fill(invitation);
  await pasting.button('Open the invitation').click();
  await expect(pasting.field('First name')).toHaveValue(firstname);

  const visitor = await open('chemie');
  await visitor.page.goto(invitation);
  await expect(visitor.page.getByText(email), 'text, for it can’t be changed').toBeVisible();
  await expect(visitor.page).toHaveURL(/\/register\/employee$/);
  await visitor.page.reload();
  await expect(visitor.page.getByText(email)).toBeVisible();
  await visitor.seesNoBarrier();
  await visitor.field('Password').fill('Lehrstelle-2026');
  await visitor.button('Create account').click();
  await expect(visitor.page).toHaveURL(/\/onboarding/);
});
