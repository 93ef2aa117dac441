import { demoPassword as password } from '../../server/demo/accounts.ts';
import { hold } from '../support/hold.ts';
import { trains } from '../support/offer.ts';
import { expect, test } from '../support/page-fixtures.ts';

test('on a slow line what is chosen next joins what was chosen before', async ({ open }) => {
  const [company, applicant] = [await open('app', { locale: 'de' }), await open('chemie')];
  await company.enter({ email: 'searching@example.org', password }, '/pings?work=done');
  await company.field('Name').fill('Xaver');
  await expect(company.page).toHaveURL(/q=Xaver/u);
  await expect(company.text('Nobody by this name')).toBeVisible();
  const todo = company.page.getByRole('link', { name: /^Zu tun \d/u });
  const list = await hold(company.page, /\/api\/v1\/pings/u);
  await company.field('Name').fill('');
  await expect.poll(list.waiting).toBeGreaterThan(0);
  await todo.click();
  await expect(company.page, 'the name is not asked for again').toHaveURL(/\/pings\?work=todo$/u);
  list.letGo();
  await expect(todo).toHaveAttribute('aria-current', 'page');

  await applicant.enter({ email: 'applicant@example.org', password }, '/near-by');
  const [wider, occupation] = [
    applicant.page.getByRole('group', { name: applicant.say('How far') }).getByRole('button', { name: /^50 km/u }),
    applicant.page
      .getByRole('group', { name: applicant.say('Occupations') })
      .getByRole('button')
      .first(),
  ];
  await expect(wider).toBeVisible();
  const around = await hold(applicant.page, /\/api\/v1\/organizations\/near-by/u);
  await wider.click();
  await expect(wider, 'before its list has come').toHaveAttribute('aria-pressed', 'true');
  await occupation.click();
  await expect(occupation).toHaveAttribute('aria-pressed', 'true');
  await expect(wider).toHaveAttribute('aria-pressed', 'true');
  await expect(applicant.page).toHaveURL(/radius=50&occupations=|occupations=.*radius=50/u);
  around.letGo();
  await expect(applicant.page.getByRole('heading', { level: 1, name: / bis 50 km$/u })).toBeVisible();
});

test('who leaves the search on a slow line isn’t fetched back by what is answered meanwhile', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee', trains });
  const company = await open('chemie', { locale: 'de' });
  const { page } = company;
  await company.enter(person, '/search?all=true');
  const rows = page.getByRole('list', { name: company.say('Applications') }).getByRole('listitem');
  const contacts = page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: company.say('Contacted applicants') });
  await rows.first().getByRole('link').click();
  await company.button('Get in touch').click();
  await expect(company.button('Send message')).toBeEnabled();

  const [message, list] = [await hold(page, /\/api\/v1\/pings\/batch/u), await hold(page, /\/api\/v1\/pings\?/u)];
  await company.button('Send message').click();
  await expect.poll(message.waiting).toBe(1);
  await contacts.click();
  await expect(page).toHaveURL(/\/pings/u);
  message.letGo();
  await expect(company.button('Undo').first()).toBeVisible();
  await expect(page, 'nor by what goes out').toHaveURL(/\/pings/u);
  list.letGo();
  await expect(page.getByRole('heading', { level: 1, name: company.say('Contacted applicants') })).toBeVisible();
});

test('nor by a place that was half typed when they left', async ({ open, world }) => {
  const company = await open('chemie', { locale: 'de' });
  const { page } = company;
  await company.enter(await world.person('chemie', { type: 'employee', trains }), '/search?all=true');
  await expect(page.getByRole('list', { name: company.say('Applications') })).toBeVisible();
  const [places, list] = [await hold(page, /\/api\/v1\/addresses/u), await hold(page, /\/api\/v1\/pings\?/u)];
  await company.field('Postcode or place').fill('Leverkusen');
  await expect.poll(places.waiting).toBeGreaterThan(0);
  await page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: company.say('Contacted applicants') })
    .click();
  await expect(page).toHaveURL(/\/pings/u);
  const answered = page.waitForResponse(/\/api\/v1\/addresses/u);
  places.letGo();
  await answered;
  list.letGo();
  await expect(page.getByRole('heading', { level: 1, name: company.say('Contacted applicants') })).toBeVisible();
  await expect(page).toHaveURL(/\/pings/u);
});

test('what staff choose of their overview stands there before its figures come, and can be taken back', async ({
  open,
  world,
}) => {
  const staff = await open('chemie', { locale: 'de' });
  const { page } = staff;
  await staff.enter(await world.person('chemie', { type: 'tenant_member', locale: 'de' }), '/dashboard');
  const [days, tables] = [staff.field('What is counted'), staff.field('As tables')];
  await expect(days).toBeVisible();
  const figures = await hold(page, /\/_statistics/u);
  await days.selectOption('days_30');
  await expect.poll(figures.waiting).toBeGreaterThan(0);
  await expect(days).toHaveValue('days_30');
  await tables.click();
  await expect(tables).toBeChecked();
  await tables.click();
  await expect(tables).not.toBeChecked();
  await expect(page).toHaveURL(/\/dashboard\?from=[\d-]+&until=[\d-]+$/u);
  figures.letGo();
});

test('a page to which somebody comes back while the line is cut for a moment stays in sight, and says that it is old', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/net::ERR_/u);
  const company = await open('chemie', { locale: 'de' });
  const { page } = company;
  await company.enter(await world.person('chemie', { type: 'employee', trains }), '/activities');
  await expect(company.heading('News')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const address = /\/api\/v1\/activities(\?|$)/u;
  await page.route(address, (route) => route.abort());
  await company.comeBack();
  const notice = page
    .getByRole('region', { name: company.say('Notifications (F8)') })
    .getByText(company.say('This page could not be refreshed just now. What you see may be out of date.'));
  await expect(notice).toBeVisible();
  await expect(company.heading('News')).toBeVisible();
  await page.unroute(address);
  await expect(notice, 'it is read once more by itself').toBeHidden();
  await expect(company.heading('News')).toBeVisible();
});

test('a search by name works in a list whose address is written in capitals and ends with a slash', async ({
  open,
}) => {
  const company = await open('app', { locale: 'de' });
  const { page } = company;
  await company.enter({ email: 'searching@example.org', password }, '/Pings/');
  await company.field('Name').fill('Xaver');
  await expect(page).toHaveURL(/\/pings\/?\?.*q=Xaver/iu);
  await expect(company.text('Nobody by this name')).toBeVisible();
});
