import { readFile } from 'node:fs/promises';
import { demoPassword } from '../../server/demo/accounts.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { handleOf } from '../../server/handles/handles.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { findable } from '../support/account.ts';
import { offer } from '../support/offer.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { linkIn } from '../support/steps.ts';

test('a yes, a call, an appointment, hired: what a company does after a message, and what the applicant sees of it', async ({
  open,
  world,
}) => {
  const person = await world.person('app', { ...findable, firstname: 'Thea', lastname: 'Klang' });
  const employee = await world.person('app', { type: 'employee', firstname: 'Jonas', lastname: 'Sucher' });
  const client = await world.as(employee);
  const templates = (await client.call(emailTemplates.list, { query: { filter: { purpose: 'ping' } } })).body.data;
  const handle = handleOf(world.tenant('app'), employee.organization_id ?? '', person.applicant_id ?? '');
  const body = { handle, email_template_id: templates[0]?.id ?? '', ...offer };
  const { data } = (await client.call(createPing, { body }, { key: 'contacts-story-0001' })).body;
  await world.pass(61_000);
  const own = await world.as(person);
  await own.call(pings.transition, { params: { id: data.id }, body: { event: 'accept' } });
  const company = await open('app', { locale: 'de' });
  const drawer = company.page.locator('[data-panel]');

  await test.step('the mail leads to the person, whose number stands in the row, and the menu counts one', async () => {
    const mail = await world.mail(employee.email, /Thea/);
    await company.enter(employee, new URL(linkIn(mail.text, /\/pings\?ping=/)).pathname);
    const row = company.page.getByRole('row').filter({ hasText: 'Thea Klang' });
    await expect(row.getByRole('link', { name: '+49 30 901820' })).toBeVisible();
    await expect(company.page.getByRole('link', { name: /Zu tun 1/ })).toHaveAttribute('aria-current', 'page');
    await expect(company.page.getByRole('navigation').getByText('1 zu tun')).toBeAttached();
    await company.page.goto(`/pings?ping=${data.id}`);
    await expect(drawer.getByText('Thea wartet auf Ihren Anruf')).toBeVisible();
    await company.seesNoBarrier();
  });

  await test.step('called, nobody there: one press; a note and a day', async () => {
    await company.button('Not reached').click();
    await expect(company.button('Not reached')).toHaveAttribute('aria-pressed', 'true');
    await company.field('Note: it can be read').fill('Mailbox. Am Montag noch einmal.');
    await company.button('Save').click();
    await expect(drawer.getByText(/Am .* wird sie gelöscht/)).toBeVisible();
  });

  await test.step('two appointments are proposed', async () => {
    const ahead = (days: number) =>
      new Date(world.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    for (const [days, place] of [
      [2, 'Werkstraße 5, Köln'],
      [3, ''],
    ] as const) {
      await company.button(days === 2 ? 'Propose an appointment' : 'Propose another one').click();
      await company.field('Day').fill(ahead(days));
      await company.field('From').fill('14:00');
      await company.field('To').fill('13:00');
      await company.field('Place').fill(place);
      await company.button('Propose').click();
      await expect(drawer.getByText(/muss nach 14:00 sein/)).toBeVisible();
      await company.field('To').fill('15:00');
      await company.button('Propose').click();
      await expect(drawer.getByText('Vorgeschlagen', { exact: true })).toHaveCount(days - 1);
    }
    await company.seesNoBarrier();
  });

  const visitor = await open('app', { locale: 'de' });
  await test.step('the applicant takes the first with one tap, and has it for the calendar', async () => {
    await world.pass(121_000);
    const mail = await world.mail(person.email, /proposes an appointment|schlägt einen Termin vor/);
    expect(mail.text).toContain('Werkstraße 5, Köln');
    await visitor.enter(person, '/dashboard');
    await visitor.seesNoBarrier();
    await visitor.page.getByRole('button', { name: /Werkstraße 5/ }).click();
    await expect(visitor.text('Your appointment')).toBeVisible();
    const coming = visitor.page.waitForEvent('download');
    await visitor.link('Into my calendar').click();
    const file = await readFile(await (await coming).path(), 'utf8');
    expect(file).toContain('LOCATION:Werkstraße 5\\, Köln');
    expect(file).not.toContain('Jonas');
    await visitor.seesNoBarrier();
  });

  await test.step('the company comes back to its tab and reads it; afterwards it says: hired', async () => {
    await world.mail(employee.email, /Termin mit Thea|Appointment with Thea/);
    await company.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(drawer.getByText('Vereinbart', { exact: true })).toBeVisible();
    await company.button('Hired').click();
    await expect(company.button('Hired')).toHaveAttribute('aria-pressed', 'true');
    await company.page.goto('/pings');
    await expect(company.page.getByRole('link', { name: /Erledigt 1/ })).toHaveAttribute('aria-current', 'page');
    await expect(company.page.getByRole('row').filter({ hasText: 'Eingestellt' })).toHaveCount(1);
  });

  await test.step('taken back, nothing of it is left', async () => {
    await own.call(pings.transition, { params: { id: data.id }, body: { event: 'withdraw' } });
    await company.page.goto(`/pings?ping=${data.id}`);
    await expect(drawer.getByText('Zusage zurückgenommen', { exact: true })).toBeVisible();
    await expect(company.page.getByText(/Thea|Werkstraße|Mailbox|901820/)).toHaveCount(0);
  });
});

test(
  'whoever rings back is found by name in any tab, and one goes from one to the next beside the list',
  isLong,
  async ({ open }) => {
    const visitor = await open('app', { locale: 'de' });
    const { page } = visitor;
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitor.enter({ email: 'searching@example.org', password: demoPassword }, '/pings?work=done');
    const names = page.getByRole('main').getByRole('rowheader').getByRole('button');
    const done = (await names.first().textContent()) ?? '';
    await page.getByRole('link', { name: /^Zu tun \d/u }).click();
    await expect(names.filter({ hasText: done })).toHaveCount(0);
    const first = (await names.first().textContent()) ?? '';
    await page.keyboard.press('/');
    await page.keyboard.type(done.slice(0, 5));
    await expect(names.filter({ hasText: done })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Alle \d/u })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: /^Erledigt [1-9]/u }).click();
    await expect(names.filter({ hasText: done })).toBeVisible();
    await expect(page, 'what narrows the list stays').toHaveURL(/[?&]q=/u);
    const listed = () => page.waitForResponse((response) => response.url().includes('work%5D=todo'));
    // what there is to do is listed where nothing is asked for, too
    const whole = listed();
    await visitor.field('Name').fill('');
    await whole;
    await expect(page).not.toHaveURL(/[?&]q=/u);
    const todo = page.getByRole('link', { name: /^Zu tun \d/u });
    // without a pointer, near which a link is fetched ahead
    await page.mouse.move(0, 0);
    await visitor.field('Name').blur();
    const asAsked = listed();
    await todo.dispatchEvent('click');
    await expect(todo).toHaveAttribute('aria-current', 'page');
    await expect(names.first()).toHaveText(first);
    await asAsked;

    const panel = page.locator('[data-panel]');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.press('j');
    await expect(names.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(first);
    const second = (await names.nth(1).textContent()) ?? '';
    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveText(second);
    await page.setViewportSize({ width: 1280, height: 800 });
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    for (const row of await rows.all())
      expect((await row.boundingBox())?.height, 'beside the panel a row keeps its two lines').toBeLessThan(72);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(
      asked.filter((url) => new URL(url).pathname === '/api/v1/pings'),
      'the list is there already',
    ).toEqual([]);
    await visitor.seesNoBarrier();
    await page.goBack();
    await expect(panel, 'Back closes').toHaveCount(0);
    await expect(names.nth(1)).toBeFocused();
  },
);
