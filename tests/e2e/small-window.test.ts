import type { Locator } from '@playwright/test';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { Keyboard } from '../support/keyboard.ts';
import { offer } from '../support/offer.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { aLink, bornYearsAgo, codeFor, somebody } from '../support/steps.ts';
import type { Visitor } from '../support/visitor.ts';

const occupation = 'Glasbläser/in';

/** A company writes to the only one who wants this occupation; the minute to undo is over. The company's calls. */
async function writes(world: BrowserWorld): Promise<ApiClient> {
  const client = await world.as(await world.person('chemie', { type: 'employee', firstname: 'Jonas' }));
  const filter = { occupation_ids: [occupations.find(({ name }) => name === occupation)?.id ?? ''] };
  const { handle = '' } = (await client.call(searchApplicants, { query: { filter } })).body.data[0] ?? {};
  const templates = (await client.call(emailTemplates.list, { query: { filter: { purpose: 'ping' } } })).body.data;
  const body = { handle, email_template_id: templates[0]?.id ?? '', ...offer };
  expect((await client.call(createPing, { body }, { key: 'small-window-story' })).status).toBe(201);
  await world.pass(61_000);
  return client;
}

/** It proposes a time to whoever said yes. */
async function proposes(world: BrowserWorld, client: ApiClient): Promise<void> {
  const [ping] = (await client.call(pings.list)).body.data;
  const [starts_at = '', ends_at = ''] = [48, 49].map((hours) =>
    new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString(),
  );
  const proposed = { params: { id: ping?.id ?? '' }, body: { starts_at, ends_at, place: 'Werkstraße 5' } };
  expect((await client.call(proposeAppointment, proposed, { key: 'small-window-time' })).status).toBe(201);
}

/** A narrow phone without a pointer. */
async function narrow(visitor: Visitor) {
  const { page } = visitor;
  const keys = new Keyboard(visitor);
  await page.setViewportSize({ width: 320, height: 640 });
  /** What is awaited is there, and nothing stands beyond the edge. */
  const fits = async (awaited: Locator): Promise<void> => {
    await expect(awaited).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
  };
  /** After a key: the focus is kept as well. */
  const arrives = async (awaited: Locator): Promise<void> => {
    await fits(awaited);
    await keys.isKept();
  };
  return { keys, fits, arrives };
}

test('an applicant’s whole way by keyboard in a window of 320 pixels: nothing is cut off, the focus is never lost', async ({
  open,
  world,
}) => {
  const visitor = await open('chemie');
  const { page } = visitor;
  const { keys, fits, arrives } = await narrow(visitor);
  const enno = somebody('Enno');

  await test.step('from the letter to the account', async () => {
    await page.goto((await aLink(world, 'chemie')).link);
    await keys.type(visitor.field('E-mail address'), enno.email);
    await keys.type(visitor.field('First name'), enno.firstname);
    await keys.type(visitor.field('Last name'), enno.lastname);
    await keys.type(visitor.field('Password'), enno.password);
    await page.keyboard.press('Enter');
    await arrives(visitor.heading('Check your e-mail'));
    await keys.to(visitor.field('Code from the e-mail'));
    await page.keyboard.type(await codeFor(world, enno.email));
    await expect(page).toHaveURL(/\/onboarding/);
  });

  await test.step('through the steps, back and forth', async () => {
    const [year = '', month = '', day = ''] = bornYearsAgo(19, world.clock.now()).split('-');
    await keys.pick(page.locator('input[name=occupation_id]'), occupation);
    const certificates = page.locator('fieldset[name=graduation_type_id]');
    await keys.mark(certificates, certificates.getByRole('radio', { name: /^Mittlere/ }).first());
    await keys.type(visitor.field('Day'), day);
    await keys.type(visitor.field('Month'), month);
    await keys.type(visitor.field('Year'), year);
    await page.keyboard.press('Enter');
    await arrives(visitor.field('Phone number'));
    await keys.type(visitor.field('Phone number'), '0221 9901234');
    await page.keyboard.press('Enter');
    await arrives(visitor.field('Postcode'));
    await keys.type(visitor.field('Street and house number'), 'Musterweg 12');
    await keys.type(visitor.field('Postcode'), '50667');
    await expect(visitor.field('Town')).toHaveValue('Köln');
    await keys.press(visitor.button('Continue to your agreement'));
    await arrives(visitor.heading('One last step, then companies can find you'));
    await keys.press(visitor.button('I agree'));
    await arrives(visitor.heading('Companies can find you, {name}', { name: enno.firstname }));
  });

  await test.step('a letter: later, then yes, a time that suits, then taken back', async () => {
    const company = await writes(world);
    await page.goto('/dashboard');
    await expect(visitor.heading('A company would like to meet you')).toBeVisible();
    await keys.press(visitor.button('Answer later'));
    await arrives(page.locator('p[tabindex="-1"]'));
    await keys.press(visitor.button('Yes, I’m interested'));
    await keys.press(visitor.button('Say yes and release'));
    // the page left has such a heading too: this one has the focus
    await arrives(page.locator('h1:focus'));
    await proposes(world, company);
    await page.reload();
    await fits(visitor.heading('When does it suit you, {name}?', { name: enno.firstname }));
    await keys.press(page.getByRole('button', { name: /Werkstraße 5/ }));
    await arrives(visitor.heading('You have an appointment, {name}', { name: enno.firstname }));
    await keys.press(visitor.button('Take my yes back'));
    await arrives(visitor.button('Leave it at yes'));
    await keys.press(visitor.button('Take my yes back').and(page.locator('[type=submit]')));
    await arrives(visitor.text('Yes taken back').first());
  });

  await test.step('who had the details, what was agreed to, and the place that was found', async () => {
    await page.goto('/account/companies');
    await fits(visitor.heading('Who has your contact details'));
    await page.goto('/account/consents');
    await fits(visitor.heading('What holds now'));
    await page.goto('/dashboard');
    await keys.press(visitor.button('I have found an apprenticeship'));
    const dialog = page.getByRole('dialog');
    await arrives(dialog);
    await keys.mark(dialog, dialog.getByRole('radio', { name: visitor.say('Yes, somewhere else') }));
    await keys.press(dialog.getByRole('button', { name: visitor.say('End my search') }));
    await arrives(visitor.heading('Congratulations, {name}!', { name: enno.firstname }));
  });
});

test('a minor asks a parent by keyboard in a window of 320 pixels, looks again whom, and shows the code to scan', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', {
    stage: 'onboarded',
    locale: 'de',
    date_of_birth: bornYearsAgo(15, world.clock.now()),
  });
  const visitor = await open('chemie');
  const { page } = visitor;
  const { keys, fits, arrives } = await narrow(visitor);
  await visitor.enter(person);
  await fits(visitor.heading('Almost there: now somebody has to agree for you'));
  const relation = page
    .getByRole('radiogroup')
    .or(page.getByRole('group'))
    .filter({ has: page.getByRole('radio') });
  await keys.mark(relation.first(), page.getByRole('radio', { name: visitor.say('My mother') }));
  await keys.type(visitor.field('Their first name'), 'Svenja');
  await keys.type(visitor.field('Their last name'), 'Kramer');
  await keys.type(visitor.field('Their e-mail address'), 'svenja.of.a.narrow.window@example.net');
  await page.keyboard.press('Enter');
  await arrives(visitor.heading('We are waiting for {guardian}', { guardian: 'Svenja Kramer' }));
  await keys.press(visitor.button('Update legal guardian'));
  await arrives(visitor.field('Their first name'));
  await keys.press(visitor.button('Leave it as it is'));
  await arrives(visitor.heading('We are waiting for {guardian}', { guardian: 'Svenja Kramer' }));
  await keys.press(visitor.button('Show the code'));
  await arrives(page.getByRole('main').getByRole('img').last());
});
