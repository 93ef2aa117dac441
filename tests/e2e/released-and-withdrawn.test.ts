import { askDeletion, confirmDeletion } from '../../contract/account/account.endpoints.ts';
import { offer, trains } from '../support/offer.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import type { BrowserWorld, Slug } from '../support/browser-world.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { password, type Person } from '../support/people.ts';
import {
  aLink,
  bornYearsAgo,
  codeFor,
  fillAddress,
  fillProfile,
  linkIn,
  occupationOption,
  register,
  somebody,
} from '../support/steps.ts';
import type { Visitor } from '../support/visitor.ts';

/** What a yes gives a company, and what everything that ends it takes back, from end to end. */

const day = 86_400_000;
let asked = 0;

interface Company {
  readonly employee: Person;
  /** What the product says of its messages, whole. */
  readonly told: () => Promise<string>;
}

async function aCompany(world: BrowserWorld, slug: Slug): Promise<Company> {
  const employee = await world.person(slug, { type: 'employee', trains, firstname: 'Jonas', lastname: 'Sucher' });
  return {
    employee,
    told: async () => JSON.stringify((await (await world.as(employee)).call(pings.list)).body),
  };
}

const idOf = (occupation: string): string => occupations.find(({ name }) => name === occupation)?.id ?? '';

/** A company's first message to the only one who wants this occupation, and the minute after it. */
async function writes(world: BrowserWorld, { employee }: Company, occupation: string): Promise<void> {
  const client = await world.as(employee);
  const filter = { occupation_ids: [idOf(occupation)] };
  const { handle = '' } = (await client.call(searchApplicants, { query: { filter } })).body.data[0] ?? {};
  const templates = (await client.call(emailTemplates.list, { query: { filter: { purpose: 'ping' } } })).body.data;
  const body = { handle, email_template_id: templates[0]?.id ?? '', ...offer };
  const { status } = await client.call(createPing, { body }, { key: `story-key-${(asked += 1)}-xxxxxxxxxxxx` });
  expect(status).toBe(201);
  await world.pass(61_000);
}

/** The row of a message, by what it shows of the applicant. */
const openMessage = (company: Visitor, name: string | RegExp) =>
  company.page.getByRole('rowheader').getByRole('button', { name }).first().click();

/** Neither the list nor the drawer nor an answer of the product shows any of this. */
async function showsNothingOf(company: Visitor, { told }: Company, markers: readonly string[]): Promise<void> {
  const shown = `${await company.page.locator('body').innerText()} ${await told()}`;
  expect(markers.filter((marker) => shown.includes(marker))).toEqual([]);
}

test('a minor: agreed to by a guardian, released, and taken back by the child and by the guardian [S2-16]', async ({
  open,
  world,
}) => {
  const occupation = 'Böttcher/in';
  const lara = somebody('Lara');
  const markers = ['Lara', 'Kaya', lara.email, '9901777'];
  const email = 'guardian-of-lara@example.net';
  const child = await open('chemie');
  const guardian = await open('chemie');
  const [first, second] = [await aCompany(world, 'chemie'), await aCompany(world, 'chemie')];

  await test.step('registers by a code and completes the profile', async () => {
    await register(child, (await aLink(world, 'chemie')).link, lara);
    await child.field('Code from the e-mail').fill(await codeFor(world, lara.email));
    const birthday = bornYearsAgo(15, world.clock.now());
    await fillProfile(child, { occupation, certificate: /^Mittlere/, birthday });
    await child.button('Continue').click();
    await child.field('Phone number').fill('0221 9901777');
    await child.button('Continue').click();
    await fillAddress(child, '50667', 'Köln');
    await child.button('Continue to a parent’s yes').click();
  });

  await test.step('names a guardian, who agrees and wants to be asked first', async () => {
    await child.page.getByRole('radio', { name: child.say('My mother') }).check();
    await child.fillIn({ 'Their first name': 'Svenja', 'Their last name': 'Kramer', 'Their e-mail address': email });
    await child.button('Send the link').click();
    await guardian.page.goto(linkIn((await world.mail(email)).text, /\/verify#token=/));
    await guardian.page.getByRole('checkbox').check();
    await expect(guardian.page.getByRole('radio', { name: guardian.say('Ask me first') })).toBeChecked();
    await guardian.button('I agree').click();
    await expect(guardian.heading('Thank you, you have agreed')).toBeVisible();
  });

  const company = await open('chemie');
  await test.step('a company finds an applicant without a name, and writes', async () => {
    await company.enter(first.employee, '/search');
    await company.page.locator('input[name=occupations]').fill(occupation);
    await occupationOption(company, occupation).click();
    await company.page.keyboard.press('Escape');
    // what the company trains is searched too, and others may want that
    const rows = company.page
      .getByRole('list', { name: company.say('Applications') })
      .getByRole('listitem')
      .filter({ hasText: occupation });
    await expect(rows).toHaveCount(1);
    await rows.getByRole('button', { name: company.say('Get in touch') }).click();
    await company.button('Send message').click();
    await expect(company.button('Undo').first()).toBeVisible();
    await showsNothingOf(company, first, markers);
    await writes(world, second, occupation);
  });

  await test.step('the child says yes to both: nothing is released before the guardian was asked', async () => {
    await child.page.goto('/dashboard');
    for (const answered of [1, 2]) {
      await child.button('Yes, I’m interested').first().click();
      await child.button('Say yes and ask {guardian}', { guardian: 'Svenja' }).click();
      await expect(child.text('We have asked {guardian}', { guardian: 'Svenja' })).toHaveCount(answered);
    }
    await company.page.goto('/pings');
    await expect(company.page.getByRole('row').filter({ hasText: company.say('Waiting for an answer') })).toHaveCount(
      1,
    );
    await showsNothingOf(company, first, markers);
  });

  await test.step('the guardian’s page opens by a mailed code, and releases', async () => {
    await guardian.page.goto(
      linkIn((await world.mail(email, /Sucher|zusagen|Betrieb/)).text, /\/legal-contacts\/[^/]+#/),
    );
    await guardian.button('Send me the code').click();
    await guardian.field('Code from the e-mail').fill(await codeFor(world, email, /Code/));
    for (const left of [1, 0]) {
      await guardian.button('Yes, release it').first().click();
      await expect(guardian.button('Yes, release it')).toHaveCount(left);
    }
    await guardian.seesNoBarrier();
  });

  await test.step('both companies have the contact details', async () => {
    await company.page.reload();
    await openMessage(company, 'Lara Kaya');
    await expect(company.page.locator('[data-panel]').getByRole('link', { name: lara.email })).toBeVisible();
    expect(await second.told()).toContain(lara.email);
  });

  await test.step('the second proposes a time, which the child takes with one tap', async () => {
    const client = await world.as(second.employee);
    const [ping] = (await client.call(pings.list)).body.data;
    const [starts_at = '', ends_at = ''] = [48, 49].map((hours) =>
      new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString(),
    );
    const proposed = { params: { id: ping?.id ?? '' }, body: { starts_at, ends_at, place: 'Werkstraße 5' } };
    expect((await client.call(proposeAppointment, proposed, { key: 'appointment-of-lara' })).status).toBe(201);
    await child.page.reload();
    await expect(child.heading('When does it suit you, {name}?', { name: 'Lara' })).toBeVisible();
    await child.page.getByRole('button', { name: /Werkstraße 5/ }).click();
    await expect(child.heading('You have an appointment, {name}', { name: 'Lara' })).toBeVisible();
    await child.seesNoBarrier();
    const [told] = (await client.call(pings.list)).body.data;
    expect(told?.appointments).toMatchObject([{ status: 'accepted', place: 'Werkstraße 5' }]);
  });

  await test.step('the child takes the first yes back: the company sees nothing any more and confirms the deletion', async () => {
    await child.page.reload();
    await child.button('Take my yes back').last().click();
    await child.button('Take my yes back').and(child.page.locator('[type=submit]')).click();
    await expect(child.button('Leave it at yes')).toHaveCount(0);
    await world.pass(60_000);
    const mail = await world.mail(first.employee.email, /delete|löschen/i);
    expect(markers.filter((marker) => mail.text.includes(marker))).toEqual([]);
    await company.page.goto('/pings');
    await showsNothingOf(company, first, markers);
    await openMessage(company, /./);
    const deleted = company.page
      .locator('[data-panel]')
      .getByRole('button', { name: /deleted ?:|gelöscht bestätigen ?:/ });
    await deleted.click();
    await company.button('Yes, deleted').click();
    await expect(deleted).toHaveCount(0);
    await showsNothingOf(company, first, markers);
    expect(await second.told(), 'the other yes stands').toContain(lara.email);
  });

  await test.step('the guardian withdraws: nobody has or finds anything any more', async () => {
    await guardian.button('Withdraw consent').click();
    await guardian.button('Yes, withdraw').click();
    await expect(guardian.heading('Your consent for {child} is withdrawn', { child: 'Lara' })).toBeVisible();
    await world.pass(60_000);
    const mail = await world.mail(second.employee.email, /delete|löschen/i);
    expect(mail.text, 'the appointment is called off with it').toContain('Does not take place');
    expect([...markers, 'Werkstraße'].filter((marker) => mail.text.includes(marker))).toEqual([]);
    await showsNothingOf(company, second, [...markers, 'Werkstraße']);
    const query = { filter: { occupation_ids: [idOf(occupation)] } };
    const found = await (await world.as(second.employee)).call(searchApplicants, { query });
    expect(found.body.meta.total).toBe(0);
    await child.page.goto('/dashboard');
    await expect(child.page).toHaveURL(/\/tos\/accept/);
  });
});

test('an adult who found a place elsewhere: their yes lasts thirty days [S2-21]', isLong, async ({ open, world }) => {
  const occupation = 'Orgelbauer/in';
  const wishes = { ...findable, occupation_id: idOf(occupation), firstname: 'Thea', lastname: 'Ende' } as const;
  const person = await world.person('app', wishes);
  const markers = ['Thea', person.email];
  const firm = await aCompany(world, 'app');
  await writes(world, firm, occupation);
  const visitor = await open('app');
  await visitor.enter(person, '/dashboard');
  await visitor.button('Yes, I’m interested').click();
  await visitor.button('Say yes and release').click();
  await expect(visitor.button('Take my yes back')).toBeVisible();
  expect(await firm.told()).toContain(person.email);

  await visitor.button('I have found an apprenticeship').click();
  await visitor.page.getByRole('radio', { name: visitor.say('Yes, somewhere else') }).check();
  await visitor.button('End my search').click();
  await expect(visitor.page.getByText(visitor.say('From now on nobody finds you'), { exact: true })).toBeVisible();
  await visitor.seesNoBarrier();
  await world.pass(60_000);
  await world.mail(firm.employee.email, /Thea/);
  const company = await open('app');
  await company.enter(firm.employee, '/pings');
  await openMessage(company, /Thea/);
  await expect(company.page.locator('[data-panel]')).toContainText(company.say('Search ended'));
  await expect(company.page.locator('[data-panel]').getByRole('link', { name: person.email })).toBeVisible();

  await world.pass(31 * day);
  await company.enter(firm.employee, '/pings');
  await expect(company.page.getByRole('row').filter({ hasText: company.say('Search ended') })).toHaveCount(1);
  await showsNothingOf(company, firm, markers);
  await visitor.enter(person, '/dashboard');
  await visitor.button('Open my search again').click();
  await expect(visitor.heading('Companies can find you, {name}', { name: 'Thea' })).toBeVisible();
  await company.page.reload();
  await showsNothingOf(company, firm, markers);

  const own = await world.as(person);
  await own.call(askDeletion, { body: { password } });
  const link = linkIn((await world.mail(person.email, /delet|lösch/i)).text, /\/account\/delete#token=/);
  await own.call(confirmDeletion, { body: { token: link.split('token=')[1] ?? '' } });
  await world.pass(8 * day);
  const request = await world.mail(firm.employee.email, /delete|löschen/i);
  expect(markers.filter((marker) => request.text.includes(marker))).toEqual([]);
  await company.enter(firm.employee, new URL(linkIn(request.text, /\/pings$/)).pathname);
  await company.page.getByRole('button', { name: /deleted ?:|gelöscht bestätigen ?:/ }).click();
  await company.button('Yes, deleted').click();
  await expect(company.page.getByRole('region')).toHaveCount(0);
  await showsNothingOf(company, firm, markers);
});

test('a no that the company puts away shows nothing of the applicant', async ({ open, world }) => {
  const occupation = 'Brunnenbauer/in';
  const wishes = { ...findable, occupation_id: idOf(occupation), firstname: 'Marte', lastname: 'Nein' } as const;
  const person = await world.person('app', wishes);
  const markers = ['Marte', person.email, '30901820', '30 901820'];
  const firm = await aCompany(world, 'app');
  await writes(world, firm, occupation);
  const visitor = await open('app');
  await visitor.enter(person, '/dashboard');
  await visitor.button('No, thank you').click();
  await visitor.button('Say no').click();
  await expect(visitor.button('Say no')).toHaveCount(0);

  const company = await open('app');
  await company.enter(firm.employee, '/pings');
  await openMessage(company, /./);
  await company.button('Archive').click();
  await expect(company.button('Archive')).toHaveCount(0);
  await expect(company.page.locator('[data-panel]')).toContainText(company.say('Archived'));
  await showsNothingOf(company, firm, markers);
  await company.page.reload();
  await showsNothingOf(company, firm, markers);
});
