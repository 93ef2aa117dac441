import { Keyboard } from '../support/keyboard.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import { trains } from '../support/offer.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import type { Person } from '../support/people.ts';
import { bornYearsAgo, codeFor, linkIn, somebody } from '../support/steps.ts';
import type { Visitor } from '../support/visitor.ts';

const slug = 'chemie';
const occupation = 'Geigenbauer/in';

async function logIn(visitor: Visitor, keys: Keyboard, person: Pick<Person, 'email' | 'password'>, path: string) {
  await visitor.page.goto(path);
  await expect(visitor.heading('Log in')).toBeVisible();
  await keys.type(visitor.field('E-mail address'), person.email);
  await keys.type(visitor.field('Password'), person.password);
  await visitor.page.keyboard.press('Enter');
  await expect(visitor.page).not.toHaveURL(/\/login/);
  await keys.isKept();
}

async function typeBirthday(visitor: Visitor, keys: Keyboard, birthday: string): Promise<void> {
  const [year = '', month = '', day = ''] = birthday.split('-');
  await keys.type(visitor.field('Day'), day);
  await keys.type(visitor.field('Month'), month);
  await keys.type(visitor.field('Year'), year);
}

test('the main story with nothing but the keyboard: from a code to being found', isLong, async ({ open, world }) => {
  test.setTimeout(120_000);
  const referring = await world.person(slug, { type: 'employee' });
  const mira = somebody('Mira');
  const applicant = await open(slug);
  let code = '';

  await test.step('a company makes a code', async () => {
    const company = await open(slug);
    const keys = new Keyboard(company);
    await logIn(company, keys, referring, '/registration-codes');
    await keys.press(company.link('Create code'));
    await expect(company.heading('A new registration code')).toBeVisible();
    await keys.isKept();
    await keys.type(company.field('Name'), 'Absagen Herbst');
    await keys.pick(company.page.locator('input[name=occupation_ids]'), occupation);
    await keys.press(company.button('Create code'));
    await expect(company.page.getByRole('heading', { level: 1 })).toHaveText('Absagen Herbst');
    await keys.isKept();
    await keys.press(company.button('Copy'));
    const link = await company.page.evaluate(() => navigator.clipboard.readText());
    code = new URL(link).searchParams.get('code') ?? '';
    expect(code).toMatch(/^[0-9A-Z]{8}$/);
    await company.page.goto('/registration-codes');
    await keys.to(company.page.getByRole('button', { name: company.say('Active') }));
    await expect(company.page.getByRole('tooltip')).toHaveText(company.say('Applicants can register with this code.'));
    await keys.escape();
    await expect(company.page.getByRole('tooltip')).toHaveCount(0);
  });

  const keys = new Keyboard(applicant);

  await test.step('an applicant registers with it, and confirms the address', async () => {
    await applicant.page.goto('/login');
    await keys.press(applicant.link('I have a code'));
    await expect(applicant.page).toHaveURL(/\/register\/applicant/);
    await keys.isKept();
    await keys.type(applicant.field('Registration code'), code);
    await applicant.page.keyboard.press('Enter');
    await expect(applicant.heading('Create your account')).toBeVisible();
    await keys.isKept();
    await keys.type(applicant.field('First name'), mira.firstname);
    await keys.press(applicant.button('Create my account'));
    await expect(applicant.field('E-mail address'), 'the first error has the focus').toBeFocused();
    await keys.type(applicant.field('E-mail address'), mira.email);
    await keys.type(applicant.field('Last name'), mira.lastname);
    await keys.type(applicant.field('Password'), mira.password);
    await applicant.page.keyboard.press('Enter');
    await expect(applicant.heading('Check your e-mail')).toBeVisible();
    await keys.isKept();
    await keys.to(applicant.field('Code from the e-mail'));
    await applicant.page.keyboard.type(await codeFor(world, mira.email));
    await expect(applicant.page).toHaveURL(/\/onboarding/);
    await keys.isKept();
  });

  await test.step('completes the profile and accepts the terms alone', async () => {
    const { page } = applicant;
    await expect(page.locator('input[name=occupation_id]'), 'as the company suggested').toHaveValue(occupation);
    const certificates = page.locator('fieldset[name=graduation_type_id]');
    await keys.mark(certificates, certificates.getByRole('radio', { name: 'Abitur', exact: true }));
    await typeBirthday(applicant, keys, bornYearsAgo(17, world.clock.now()));
    await page.keyboard.press('Enter');
    await expect(applicant.field('Phone number')).toBeVisible();
    await keys.isKept();
    await keys.type(applicant.field('Phone number'), '0221 9901234');
    await page.keyboard.press('Enter');
    await expect(applicant.field('Postcode')).toBeVisible();
    await keys.isKept();
    await keys.type(applicant.field('Street and house number'), 'Musterweg 12');
    await keys.type(applicant.field('Postcode'), '50667');
    await expect(applicant.field('Town')).toHaveValue('Köln');
    await keys.press(applicant.button('Continue to your agreement'));
    await expect(applicant.heading('One last step, then companies can find you')).toBeVisible();
    await keys.isKept();
    await keys.press(applicant.button('I agree'));
    await expect(applicant.heading('Companies can find you, {name}', { name: 'Mira' })).toBeVisible();
    await keys.isKept();
  });
});

test('the main story with nothing but the keyboard: from a search to a yes', isLong, async ({ open, world }) => {
  test.setTimeout(120_000);
  const wanted = occupations.find(({ name }) => name === 'Handzuginstrumentenmacher/in');
  const wishes = { ...findable, occupation_id: wanted?.id ?? '', locale: 'de' } as const;
  const mira = await world.person(slug, { ...wishes, firstname: 'Mira', lastname: 'Kaya' });
  const searching = await world.person(slug, { type: 'employee', trains, firstname: 'Jonas', lastname: 'Sucher' });
  const company = await open(slug);
  const { page } = company;
  const own = new Keyboard(company);
  const inTouch = page.getByRole('button', { name: company.say('Get in touch') });

  await test.step('another company searches and writes', async () => {
    await logIn(company, own, searching, '/search?all=true');
    await own.pick(page.locator('input[name=occupations]'), wanted?.name ?? '');
    await own.escape();
    await own.type(company.field('Postcode or place'), '10115');
    await expect(page.getByRole('status').getByText(/^Eine Person passt/)).toBeVisible();
    // the same number before the place was typed: rows of that answer would go from under the focus
    await expect(page.getByText('um Berlin')).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await own.press(inTouch);
    await expect(company.composer).toContainText(company.say('What the applicant reads'));
    await own.escape();
    await expect(company.composer).toHaveCount(0);
    await expect(page.locator('main li:focus-within'), 'the focus comes back to the row').toHaveCount(1);
    await own.press(inTouch);
    await own.press(company.button('Send message'));
    await expect(company.button('Undo').first(), 'in the row').toBeVisible();
    await expect(company.composer).toHaveCount(0);
    await own.isKept();
    await page.keyboard.press('F8');
    await own.to(company.button('Undo').last());
    await world.pass(61_000);
  });

  await test.step('the applicant opens why the company writes', async () => {
    const applicant = await open(slug);
    const keys = new Keyboard(applicant);
    await applicant.enter(mira);
    const why = applicant.page.locator('details', {
      hasText: applicant.say('What fits: {fitting}', { fitting: '' }).trim(),
    });
    await expect(why).not.toHaveAttribute('open');
    await keys.press(why.locator('summary'));
    await expect(why).toHaveAttribute('open');
    await keys.isKept();
  });

  await test.step('the applicant says yes by the mail’s link', async () => {
    const mail = await world.mail(mira.email, /Sucher|Betrieb|kennen|meet/);
    const reader = await open(slug);
    const readers = new Keyboard(reader);
    await reader.page.goto(linkIn(mail.text, /\/pings\/.*\/answer#token=/));
    await readers.press(reader.button('Yes, I’m interested'));
    await expect(reader.page.getByText(/^p…@/), 'in part, until a login').toBeVisible();
    await readers.isKept();
    await readers.press(reader.button('Hand this over'));
    await expect(reader.page.getByText(searching.email)).toBeVisible();
    await readers.isKept();
  });

  await test.step('and the company reads the contact details', async () => {
    await world.mail(searching.email);
    await own.press(company.link('Contacted applicants'));
    await expect(company.heading('Contacted applicants')).toBeVisible();
    await own.isKept();
    const name = page.getByRole('button', { name: 'Mira Kaya' });
    await own.press(name);
    const drawer = page.locator('[data-panel]');
    await own.to(drawer.getByRole('link', { name: '+49 30 901820' }));
    await own.escape();
    await expect(drawer).toHaveCount(0);
    await expect(name).toBeFocused();
  });
});

test(
  'a minor names a guardian, and the guardian agrees, with nothing but the keyboard',
  isLong,
  async ({ open, world }) => {
    const minor = await world.person('chemie', {
      stage: 'onboarded',
      locale: 'de',
      firstname: 'Mats',
      date_of_birth: bornYearsAgo(15, world.clock.now()),
    });
    const visitor = await open('chemie');
    const keys = new Keyboard(visitor);
    await logIn(visitor, keys, minor, '/');
    await expect(visitor.heading('Almost there: now somebody has to agree for you')).toBeVisible();
    await keys.press(visitor.button('Send the link'));
    const problems = visitor.page.getByRole('alert');
    await expect(problems).toBeVisible();
    await expect(visitor.page.getByRole('radio').first(), 'the first error has the focus').toBeFocused();
    await visitor.page.keyboard.press('Space');
    await keys.type(visitor.field('Their first name'), 'Svenja');
    await keys.type(visitor.field('Their last name'), 'Kramer');
    await expect(visitor.field('Their gender'), 'nobody has to say it').toHaveValue('other');
    await keys.choose(visitor.field('Their gender'), new RegExp(`^${visitor.say('Female')}$`, 'u'));
    await expect(visitor.field('Their gender'), 'who wants to, says it').toHaveValue('female');
    await keys.type(visitor.field('Their e-mail address'), 'svenja.kramer@example.net');
    await expect(problems, 'everything is put right').toHaveCount(0);
    await visitor.page.keyboard.press('Enter');
    await expect(visitor.heading('We are waiting for {guardian}', { guardian: 'Svenja Kramer' })).toBeVisible();
    await keys.isKept();

    const guardian = await open('chemie');
    const theirs = new Keyboard(guardian);
    const { text } = await world.mail('svenja.kramer@example.net');
    await guardian.page.goto(linkIn(text, /\/legal-contacts\/.*\/verify#token=/));
    await theirs.press(guardian.button('I agree'));
    await expect(guardian.page.getByRole('checkbox'), 'custody has to be declared').toBeFocused();
    await guardian.page.keyboard.press('Space');
    await theirs.press(guardian.button('I agree'));
    await expect(guardian.heading('Thank you, you have agreed')).toBeVisible();
    await theirs.isKept();
  },
);
