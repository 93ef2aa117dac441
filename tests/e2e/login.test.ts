import { askDeletion, confirmDeletion } from '../../contract/account/account.endpoints.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';

for (const slug of ['app', 'chemie'] as const) {
  test(
    `a guest’s page at ${slug} makes no request that fails [S4-03]`,
    slug === 'app' ? {} : isLong,
    async ({ open }) => {
      const guest = await open(slug);
      const failed: string[] = [];
      guest.page.on('response', (response) => {
        if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
      });
      guest.page.on('requestfailed', (request) => failed.push(request.url()));
      await guest.page.goto('/', { waitUntil: 'networkidle' });
      await expect(guest.page).toHaveURL(/\/login$/);
      await expect(guest.heading('Log in')).toBeVisible();
      await guest.seesNoBarrier();
      expect(failed).toEqual([]);
    },
  );
}

test(
  'a crawler learns that only login and help are for it, and whoever asks for /favicon.ico gets an icon',
  isLong,
  async ({ open }) => {
    const { page } = await open('app');
    await page.goto('/login');
    const [robots, icon] = await page.evaluate(async () => {
      const asked = await Promise.all(['/robots.txt', '/favicon.ico'].map((path) => fetch(path)));
      return Promise.all(
        asked.map(async (answer) => ({ type: answer.headers.get('content-type'), text: await answer.text() })),
      );
    });
    expect(robots?.text.split('\n').filter((line) => /^(?:Dis)?[Aa]llow/.test(line))).toEqual([
      'Allow: /login',
      'Allow: /help',
      'Allow: /assets/',
      'Allow: /api/v1/tenant-pictures/',
      'Allow: /api/v1/logos/',
      'Disallow: /',
    ]);
    expect(icon?.type).toBe('image/vnd.microsoft.icon');
  },
);

test('what is typed before the script arrives stays and can be submitted [S2-02] [S4-04]', async ({ open, world }) => {
  const person = await world.person('app', { type: 'employee' });
  const { page } = await open('app');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login?redirect=/registration-codes', { waitUntil: 'commit' });
  const email = page.getByLabel('E-mail address');
  await email.fill(person.email);
  await page.locator('input[name=password]').pressSequentially(password.slice(0, 7));
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  await expect(email).toHaveValue(person.email);
  const typed = page.locator('input[name=password]');
  await expect(typed).toHaveValue(password.slice(0, 7));
  await expect(typed).toBeFocused();
  await page.keyboard.type(password.slice(7));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/registration-codes$/);
});

test('Enter before the script arrives is sent once it has', isLong, async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const { page } = await open('chemie');
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login?redirect=/registration-codes', { waitUntil: 'commit' });
  await page.locator('input[name=email]').fill(person.email);
  await page.locator('input[name=password]').fill(password);
  await page.keyboard.press('Enter');
  expect(page.url()).not.toContain('password');
  arrive();
  await expect(page).toHaveURL(/\/registration-codes$/);
});

test('a wrong password is said at once, and one goes on typing it; the address stays [S2-02] [S5-20]', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const guest = await open('chemie');
  await guest.page.goto('/login');
  await guest.fillIn({ 'E-mail address': person.email, Password: 'Falsch-Falsch-1' });
  await guest.button('Log in').click();
  await expect(guest.page.getByRole('alert')).toHaveText('E-Mail-Adresse oder Passwort ist falsch.');
  await expect(guest.field('E-mail address')).toHaveValue(person.email);
  await expect(guest.field('Password')).toBeFocused();
  await guest.seesNoBarrier();
  await guest.page.keyboard.type(person.password);
  await guest.page.keyboard.press('Enter');
  await expect(guest.page, 'what was wrong was overwritten').not.toHaveURL(/\/login/);
});

test('forgotten password: a link by mail, a new password, and the old sessions end [S2-03] [S2-04]', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee', locale: 'de' });
  const before = await world.as(person);
  const guest = await open('chemie');
  await guest.page.goto('/login');
  await guest.link('Forgot your password?').click();
  await expect(guest.heading('Set a new password')).toBeVisible();
  await guest.field('E-mail address').fill(person.email);
  await guest.seesNoBarrier();
  await guest.button('Send the link').click();
  await expect(guest.heading('Look into your inbox')).toBeVisible();

  const { text } = await world.mail(person.email);
  const link = /http\S+\/password\/reset#token=\S+/.exec(text)?.[0] ?? '';
  expect(link).toContain(world.origin('chemie'));
  await guest.page.goto(link);
  await expect(guest.heading('Choose a new password')).toBeVisible();
  await expect(guest.page, 'the token leaves the address bar').toHaveURL(/\/password\/reset$/);
  await guest.page.reload();
  await guest.fillIn({ 'New password': 'kurz', 'Repeat the new password': 'anders' });
  await guest.button('Save the new password').click();
  await expect(guest.field('New password')).toHaveAttribute('aria-invalid', 'true');
  await guest.fillIn({ 'New password': 'Neuanfang-2026', 'Repeat the new password': 'Neuanfang-2026' });
  await guest.button('Save the new password').click();
  await expect(guest.heading('The new password is saved')).toBeVisible();
  expect((await before.send('GET', '/api/auth/me')).status).toBe(401);

  const again = await open('chemie');
  await again.page.goto(link);
  await again.fillIn({ 'New password': 'Neuanfang-2027', 'Repeat the new password': 'Neuanfang-2027' });
  await again.button('Save the new password').click();
  await expect(again.heading('This link has already been used')).toBeVisible();
  await guest.login({ email: person.email, password: 'Neuanfang-2026' }, '/registration-codes');
  await expect(guest.page).toHaveURL(/\/registration-codes$/);
});

test('logging out ends the session in every tab, and back shows nothing [S2-11] [S4-05]', async ({ open, world }) => {
  const person = await world.person('app', { type: 'employee' });
  const visitor = await open('app');
  await visitor.login(person, '/registration-codes');
  await expect(visitor.heading('Registration codes')).toBeVisible();
  const second = await visitor.context.newPage();
  await second.goto('/registration-codes');
  await expect(second.getByRole('heading', { name: 'Registration codes', exact: true })).toBeVisible();
  await visitor.link('Log out').click();
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(second.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await visitor.page.goBack();
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(visitor.page.getByText('Registration codes')).toHaveCount(0);
});

test('who logs in next in the same document sees nothing of the one before, however slow the server', async ({
  open,
  world,
}) => {
  const before = await world.person('app', { type: 'employee' });
  const next = await world.person('app', { type: 'employee', firstname: 'Nora', lastname: 'Danach' });
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.login(before, '/organization');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Betrieb \d+$/);
  const company = (await title.textContent()) ?? '';
  await visitor.link('Log out').click();
  await visitor.fillIn({ 'E-mail address': next.email, Password: next.password });
  await visitor.button('Log in').click();
  await expect(page.getByRole('heading', { name: 'Hello Nora Danach' })).toBeVisible();
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/organizations\//, async (route) => {
    ask();
    await answered;
    await route.continue();
  });
  await visitor.link('Organization').click();
  await asked;
  // what was kept would be drawn by now
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(page.getByText(company, { exact: true })).toHaveCount(0, { timeout: 1 });
  answer();
  await expect(title).toHaveText(/^Betrieb \d+$/);
  await expect(title).not.toHaveText(company);
});

test('a tab whose session has become another person’s shows nothing of the one before', async ({ open, world }) => {
  const before = await world.person('app', { type: 'employee' });
  const next = await world.person('app', { type: 'employee', firstname: 'Nora', lastname: 'Danach' });
  const visitor = await open('app');
  const { page, context } = visitor;
  await visitor.login(before, '/organization');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^Betrieb \d+$/);
  const company = (await title.textContent()) ?? '';
  const elsewhere = await open('app');
  await elsewhere.login(next, '/account');
  const cookies = await elsewhere.context.cookies();
  await context.clearCookies();
  await context.addCookies(cookies);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/organizations\//, async (route) => {
    ask();
    await answered;
    await route.continue();
  });
  const second = await context.newPage();
  await second.goto('/account');
  await asked;
  await expect(page.getByText(company, { exact: true }), 'while the answer is held').toHaveCount(0, { timeout: 5000 });
  answer();
  await expect(title).toHaveText(/^Betrieb \d+$/);
  await expect(title).not.toHaveText(company);
});

test('the language switch keeps what is typed, and the choice stays [S2-51]', isLong, async ({ open }) => {
  const guest = await open('app');
  await guest.page.goto('/password/forgot');
  await guest.field('E-mail address').fill('halb@getippt');
  await guest.page.getByRole('button', { name: 'Deutsch' }).click();
  guest.locale = 'de';
  await expect(guest.field('E-mail address')).toHaveValue('halb@getippt');
  await expect(guest.page.locator('html')).toHaveAttribute('lang', 'de');
  await guest.button('Send the link').click();
  await expect(guest.field('E-mail address')).toHaveAttribute('aria-invalid', 'true');
  await guest.seesNoBarrier();
  await guest.page.goto('/login');
  await expect(guest.heading('Log in')).toBeVisible();
});

test('pages for guests stand alone; the navigation comes with the login [S2-48]', async ({ open, world }) => {
  const person = await world.person('app', { type: 'employee' });
  const visitor = await open('app');
  const menu = visitor.page.getByRole('navigation', { name: 'Main menu' });
  for (const path of ['/login', '/password/forgot', '/password/reset', '/register/applicant', '/register/employee']) {
    await visitor.page.goto(path);
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menu).toHaveCount(0);
  }
  await visitor.login(person, '/registration-codes');
  await expect(menu).toBeVisible();
});

for (const locale of ['de', 'en'] as const) {
  test(
    `in the days of a deletion the right password offers to keep the account, in ${locale}`,
    locale === 'de' ? {} : isLong,
    async ({ open, world }) => {
      const person = await world.person('app', { type: 'employee', locale });
      const api = await world.as(person);
      expect((await api.call(askDeletion, { body: { password } })).status).toBe(200);
      const token = /account\/delete#token=([\w-]+)/.exec((await world.mail(person.email)).text)?.[1] ?? '';
      expect((await api.call(confirmDeletion, { body: { token } })).status).toBe(200);
      const guest = await open('app', { locale });
      await guest.page.goto('/login?redirect=/registration-codes');
      await guest.fillIn({ 'E-mail address': person.email, Password: password });
      await guest.button('Log in').click();
      await expect(guest.text('This account is being deleted')).toBeVisible();
      await expect(guest.field('Password')).toHaveValue(password);
      await guest.seesNoBarrier();
      // another password is another question
      await guest.field('Password').press('End');
      await guest.field('Password').pressSequentially('x');
      await expect(guest.text('This account is being deleted')).toHaveCount(0);
      await guest.field('Password').press('Backspace');
      await guest.button('Log in').click();
      await guest.button('Keep the account').click();
      await expect(guest.page).toHaveURL(/\/registration-codes$/);
    },
  );
}
