import { dayIn } from '../../contract/kit/age.ts';
import { currentLegalContact, transitionLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import type { Person } from '../support/people.ts';
import { bornYearsAgo, langOf, linkIn } from '../support/steps.ts';
import type { Visitor } from '../support/visitor.ts';

const pollMs = 20_000;
let guardians = 0;
const aGuardian = (): string => `kramer${(guardians += 1)}@example.net`;

/** A fifteen-year-old of the tenant chemie, as far as the terms. */
const aMinor = (world: BrowserWorld): Promise<Person> =>
  world.person('chemie', {
    stage: 'onboarded',
    locale: 'de',
    firstname: 'Mats',
    date_of_birth: bornYearsAgo(15, world.clock.now()),
  });

async function fillGuardian(visitor: Visitor, email: string): Promise<void> {
  await visitor.page.getByRole('radio', { name: visitor.say('My mother') }).check();
  await visitor.fillIn({
    'Their first name': 'Svenja',
    'Their last name': 'Kramer',
    'Their e-mail address': email,
  });
  await visitor.button('Send the link').click();
}

async function nameGuardian(visitor: Visitor, email: string): Promise<void> {
  await fillGuardian(visitor, email);
  await expect(visitor.heading('We are waiting for {guardian}', { guardian: 'Svenja Kramer' })).toBeVisible();
}

/** The guardian ticks and agrees, in a browser of their own. */
async function agree(guardian: Visitor, link: string): Promise<void> {
  await guardian.page.goto(link);
  // of all that help knows, what parents ask
  await expect(
    guardian.page.getByRole('contentinfo').getByRole('link', { name: guardian.say('Help') }),
  ).toHaveAttribute('href', '/help#parents');
  await guardian.page.getByRole('checkbox').check();
  await guardian.button('I agree').click();
  await expect(guardian.heading('Thank you, you have agreed')).toBeVisible();
}

const linkFor = async (world: BrowserWorld, email: string): Promise<string> =>
  linkIn((await world.mail(email)).text, /\/legal-contacts\/.*\/verify#token=/);

test('a guardian agrees by the mail’s link, and the minor goes on without a reload [S2-16] [S2-18] [S1-10]', async ({
  open,
  world,
}) => {
  const person = await aMinor(world);
  const visitor = await open('chemie');
  await visitor.page.clock.install();
  await visitor.enter(person);
  await expect(visitor.heading('Almost there: now somebody has to agree for you')).toBeVisible();
  await visitor.seesNoBarrier();
  await fillGuardian(visitor, person.email);
  await expect(visitor.field('Their e-mail address'), 'not the applicant’s own').toHaveAttribute(
    'aria-invalid',
    'true',
  );
  const email = aGuardian();
  await nameGuardian(visitor, email);
  await expect(visitor.page.getByRole('main')).not.toContainText(email);
  await visitor.seesNoBarrier();

  const guardian = await open('chemie');
  await guardian.page.goto(await linkFor(world, email));
  await expect(guardian.heading('May {child} look for an apprenticeship here?', { child: 'Mats' })).toBeVisible();
  await expect(guardian.page).toHaveURL(/\/verify$/);
  await guardian.seesNoBarrier();
  await guardian.button('I agree').click();
  const custody = guardian.page.getByRole('checkbox');
  await expect(custody, 'custody has to be declared').toBeFocused();
  await custody.check();
  await guardian.button('I agree').click();
  await expect(guardian.heading('Thank you, you have agreed')).toBeVisible();
  await guardian.seesNoBarrier();

  await visitor.page.clock.fastForward(pollMs);
  await expect(visitor.page).toHaveURL(/\/dashboard$/);
  await expect(visitor.page.getByText(/^\S+ \S+ hat zugestimmt$/), 'who agreed is named').toBeVisible();
  expect(langOf(await world.mail(person.email))).toBe('de');

  const copy = await world.mail(email);
  await guardian.page.goto(linkIn(copy.text, /\/legal-contacts\/.*\/verify#token=/));
  await guardian.button('Withdraw consent').click();
  await expect(guardian.heading('Your consent is withdrawn')).toBeVisible();
  await visitor.page.reload();
  await expect(visitor.page).toHaveURL(/\/tos\/accept/);
});

test('a guardian declines, and the minor asks another one [S2-17] [S2-18]', async ({ open, world }) => {
  const person = await aMinor(world);
  const visitor = await open('chemie');
  await visitor.page.clock.install();
  await visitor.enter(person);
  const email = aGuardian();
  await nameGuardian(visitor, email);
  const guardian = await open('chemie');
  const link = await linkFor(world, email);
  await guardian.page.goto(link);
  await guardian.button('I do not agree').click();
  await guardian.seesNoBarrier();
  await guardian.button('Yes, I decline').click();
  await expect(guardian.heading('You have declined')).toBeVisible();

  await visitor.page.clock.fastForward(pollMs);
  await expect(
    visitor.heading('{firstname} still has questions, or would rather not', { firstname: 'Svenja' }),
  ).toBeVisible();
  await visitor.seesNoBarrier();
  await visitor.button('Update legal guardian').click();
  const other = aGuardian();
  await nameGuardian(visitor, other);
  await linkFor(world, other);
});

test('another guardian replaces the first, whose link is dead at once [S2-17]', isLong, async ({ open, world }) => {
  const person = await aMinor(world);
  const visitor = await open('chemie');
  await visitor.enter(person);
  const wrong = aGuardian();
  await nameGuardian(visitor, wrong);
  const oldLink = await linkFor(world, wrong);
  await visitor.button('Update legal guardian').click();
  await expect(visitor.field('Their first name')).toHaveValue('Svenja');
  const right = aGuardian();
  await nameGuardian(visitor, right);

  const guardian = await open('chemie');
  await guardian.page.goto(oldLink);
  await expect(guardian.heading('This link has been replaced')).toBeVisible();
  await guardian.seesNoBarrier();
  await guardian.page.goto(await linkFor(world, right));
  await expect(guardian.heading('May {child} look for an apprenticeship here?', { child: 'Mats' })).toBeVisible();
  await guardian.button('I’m not the guardian').click();
  await guardian.button('Yes, by mistake').click();
  await expect(guardian.heading('Thank you for telling us')).toBeVisible();
});

test('a guardian who agreed is replaced from the account; the child waits again', isLong, async ({ open, world }) => {
  const person = await aMinor(world);
  const visitor = await open('chemie');
  await visitor.page.clock.install();
  await visitor.enter(person);
  const first = aGuardian();
  await nameGuardian(visitor, first);
  await agree(await open('chemie'), await linkFor(world, first));
  await visitor.page.clock.fastForward(pollMs);
  await expect(visitor.page).toHaveURL(/\/dashboard$/);

  await visitor.page.goto('/account/consents');
  await visitor.button('Name someone else').click();
  await visitor.seesNoBarrier();
  const second = aGuardian();
  await nameGuardian(visitor, second);
  await expect(visitor.page).toHaveURL(/\/tos\/accept$/);
  expect((await world.mail(first, /an Ihrer Stelle/)).text).toContain('Sorgerecht');

  await visitor.page.goto('/tos/accept?redirect=%2Faccount%2Fwish');
  await expect(visitor.heading('We are waiting for {guardian}', { guardian: 'Svenja Kramer' })).toBeVisible();
  await agree(await open('chemie'), await linkFor(world, second));
  await visitor.page.clock.fastForward(pollMs);
  await expect(visitor.page).toHaveURL(/\/account\/wish$/);
  await visitor.page.goto('/tos/accept?redirect=%2Faccount%2Fwish');
  await expect(visitor.page, 'also where the page is opened once more').toHaveURL(/\/account\/wish$/);
});

test('nothing moves on the page that waits while it loads', isLong, async ({ open, world }) => {
  const visitor = await open('chemie');
  await visitor.enter(await aMinor(world));
  await nameGuardian(visitor, aGuardian());
  await visitor.page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visitor.page.reload();
  await expect(visitor.heading('We are waiting for {guardian}', { guardian: 'Svenja Kramer' })).toBeVisible();
  await expect(visitor.page.locator('[aria-busy=true]')).toHaveCount(0);
  const moved = await visitor.page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
  expect(moved).toBeLessThan(0.002);
});

test('an expired link sends a new one to the same address', isLong, async ({ open, world }) => {
  const person = await aMinor(world);
  const visitor = await open('chemie');
  await visitor.enter(person);
  const email = aGuardian();
  await nameGuardian(visitor, email);
  const link = await linkFor(world, email);
  await world.pass(15 * 86_400_000);
  const guardian = await open('chemie');
  await guardian.page.goto(link);
  await guardian.button('Send me a new link').click();
  await expect(guardian.heading('A new link is on its way')).toBeVisible();
  await guardian.page.goto(await linkFor(world, email));
  await expect(guardian.heading('May {child} look for an apprenticeship here?', { child: 'Mats' })).toBeVisible();
});

test(
  'a guardian without e-mail signs a letter: printed on one page, entered by staff, and the child goes on',
  isLong,
  async ({ open, world }) => {
    const person = await aMinor(world);
    const visitor = await open('chemie');
    const { page } = visitor;
    await page.clock.install();
    await page.addInitScript(() => (window.print = () => undefined));
    await visitor.enter(person);
    await page.getByRole('radio', { name: visitor.say('My mother') }).check();
    await visitor.fillIn({ 'Their first name': 'Svenja', 'Their last name': 'Kramer' });
    await visitor.page.getByRole('checkbox').check();
    await expect(visitor.field('Their e-mail address')).toHaveCount(0);
    await visitor.button('Make the letter').click();
    await expect(visitor.heading('Now {guardian} signs a letter', { guardian: 'Svenja Kramer' })).toBeVisible();
    await visitor.seesNoBarrier();
    await visitor.button('Print or save the letter').click();
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 718, height: 1047 });
    const signature = page.getByText(visitor.say('Signature'), { exact: true });
    const { y = 0, height = 0 } = (await signature.boundingBox()) ?? {};
    expect(y + height, 'what is sent back is the first page of A4').toBeLessThan(1047);
    await page.emulateMedia({ media: 'screen' });

    const current = await world.as(person).then((client) => client.call(currentLegalContact));
    const { id, letter } = current.body.data ?? {};
    const staff = await world.as(await world.person('chemie', { type: 'tenant_member' }));
    const body = {
      event: 'accept',
      reference: letter?.reference ?? '',
      signed_on: dayIn('Europe/Berlin', world.clock.now()),
      reason: 'Rückruf',
    } as const;
    expect((await staff.call(transitionLegalContact, { params: { id: id ?? '' }, body })).status).toBe(200);
    await page.clock.fastForward(pollMs);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);
