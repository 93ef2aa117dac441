import type { Page, Request } from '@playwright/test';
import { formatLocales } from '../../contract/kit/dates.ts';
import { hold } from '../support/hold.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { speech } from '../support/speech.ts';
import { withoutAnswers } from '../support/without-answers.ts';

/** Delay and length in ms of what runs on an element, longest first. */
const timings = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) =>
    element
      .getAnimations()
      .map((animation) => animation.effect?.getComputedTiming())
      .map((timing) => ({ delay: timing?.delay, duration: timing?.duration }))
      .toSorted((a, b) => Number(b.duration) - Number(a.duration)),
  );

const bar = '[data-progress]';

for (const slug of ['app', 'chemie'] as const) {
  test(
    `a browser without JavaScript at ${slug} reads whose page it is and what is missing`,
    slug === 'app' ? {} : isLong,
    async ({ browser, world }) => {
      const locale = ({ app: 'en', chemie: 'de' } as const)[slug];
      const context = await browser.newContext({
        baseURL: world.origin(slug),
        locale: formatLocales[locale],
        javaScriptEnabled: false,
      });
      const page = await context.newPage();
      const say = speech(locale);
      for (const path of ['/login', '/register/applicant', '/search']) {
        await page.goto(path);
        const said = page.locator('noscript');
        await expect(said).toBeVisible();
        await expect(said).toHaveText(
          say('This website needs JavaScript. Switch it on in your browser, then load the page again.'),
          { useInnerText: true },
        );
        await expect(page.getByText(say('One moment, your page is on its way.'))).toBeHidden();
        await expect(page.getByRole('banner')).toContainText(world.tenant(slug).name);
        const primary = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--light-color-primary'),
        );
        expect(primary, 'the tenant’s colour').toMatch(/^#/);
      }
      await context.close();
    },
  );
}

test('a page on a slow line says whose it is and that it is on its way, never nothing', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/pings');
  // The first page's own question must be answered before: hold() would count it too.
  await expect(visitor.heading('Your messages will be here')).toBeVisible();
  await withoutAnswers(visitor.page);
  const me = await hold(visitor.page, /\/api\/auth\/me$/);
  await visitor.page.goto('/pings', { waitUntil: 'commit' });
  await expect(visitor.text('One moment, your page is on its way.')).toBeVisible();
  await expect(visitor.page.getByRole('banner')).toContainText(world.tenant('chemie').name);
  await expect.poll(me.waiting).toBe(1);
  expect((await timings(visitor.page, bar))[0], 'quick answers show none of it').toMatchObject({ delay: 200 });
  me.letGo();
  await expect(visitor.heading('Contacted applicants')).toBeVisible();
  await expect(visitor.text('One moment, your page is on its way.')).toHaveCount(0);
});

test('a page whose list takes its time stands with its navigation and its title, and nothing jumps when it comes', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/registration-codes');
  await visitor.page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((entries) => {
      for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await withoutAnswers(visitor.page);
  const pings = await hold(visitor.page, /\/api\/v1\/pings\?/);
  await visitor.page.goto('/pings');
  await expect.poll(pings.waiting).toBe(1);
  await expect(visitor.page.locator('[role=status][aria-busy=true]')).toBeVisible();
  await expect(visitor.heading('Contacted applicants')).toBeVisible();
  await expect(visitor.link('Registration codes')).toBeVisible();
  await expect(visitor.page).toHaveTitle(new RegExp(visitor.say('Contacted applicants')));
  pings.letGo();
  await expect(visitor.heading('Your messages will be here')).toBeVisible();
  await expect(visitor.page.locator('[aria-busy=true]')).toHaveCount(0);
  const moved = await visitor.page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
  expect(moved).toBeLessThan(0.002);
});

test('a navigation shows a bar after 200 ms that runs for 5 s, and leaves the page before it in place [S9-10]', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/registration-codes');
  await expect(visitor.page.locator(bar)).toHaveCount(0);
  const pings = await hold(visitor.page, /\/api\/v1\/pings/);
  await visitor.link('Contacted applicants').click();
  await expect(visitor.page.locator(bar)).toBeVisible();
  expect(await timings(visitor.page, bar)).toEqual([
    { delay: 200, duration: 5000 },
    { delay: 200, duration: 1 },
  ]);
  await expect(visitor.heading('Registration codes')).toBeVisible();
  pings.letGo();
  await expect(visitor.heading('Contacted applicants')).toBeVisible();
  await expect(visitor.page.locator(bar)).toHaveCount(0);
});

test('a search that takes its time says so after 200 ms, in the layout of its results', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/registration-codes');
  const search = await hold(visitor.page, /\/api\/v1\/applicants\/search(\?|$)/);
  await visitor.page.goto('/search');
  await expect.poll(search.waiting).toBe(1);
  const waiting = visitor.page.locator('[role=status][aria-busy=true]');
  await expect(waiting).toBeVisible();
  expect(await waiting.evaluate((element) => element.getAnimations()[0]?.effect?.getComputedTiming().delay)).toBe(200);
  search.letGo();
  await expect(visitor.page.getByRole('list', { name: visitor.say('Applications') })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

test('a pressed button keeps its size, and shows after 200 ms that it is at work', async ({ open }) => {
  const visitor = await open('chemie');
  await visitor.page.goto('/login');
  await visitor.fillIn({ 'E-mail address': 'nobody@example.org', Password: 'Wrong-2026-again' });
  const button = visitor.button('Log in');
  // whoever presses it has it in the window, with the space that is kept below it
  await button.hover();
  const before = await button.boundingBox();
  const login = await hold(visitor.page, /\/api\/auth\/login$/);
  await button.click();
  await expect.poll(login.waiting).toBe(1);
  expect(await button.boundingBox()).toEqual(before);
  expect(await timings(visitor.page, 'button[aria-busy=true] [aria-hidden=true]')).toContainEqual({
    delay: 200,
    duration: 1,
  });
  login.letGo();
  await expect(button).not.toHaveAttribute('aria-busy');
});

const intents: readonly (readonly [string, { saveData: boolean; effectiveType: string }, boolean])[] = [
  ['on a good line', { saveData: false, effectiveType: '4g' }, true],
  ['not on 2g', { saveData: false, effectiveType: '2g' }, false],
  ['not where data is saved', { saveData: true, effectiveType: '4g' }, false],
];

for (const [words, connection, isFetched] of intents) {
  test(`a link one comes near is fetched beforehand ${words}`, isFetched ? {} : isLong, async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee' });
    const visitor = await open('chemie');
    await visitor.page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await visitor.enter(person, '/registration-codes');
    const asked: string[] = [];
    visitor.page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
    await visitor.page.clock.install();
    await visitor.link('Contacted applicants').hover();
    await visitor.page.clock.runFor(1_000);
    if (isFetched) await expect.poll(() => asked).toContain('/api/v1/pings');
    // Whatever the pointer brings about goes before what is asked after it.
    await visitor.page.evaluate(() => fetch('/livez'));
    await expect.poll(() => asked).toContain('/livez');
    expect(asked.includes('/api/v1/pings')).toBe(isFetched);
  });
}

test('without a connection a banner says so, nothing is fetched beforehand, and what is typed stays', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/registration-codes/create');
  await visitor.field('Name').fill('Herbst');
  const banner = visitor.text('You are offline. What you type stays here; it can be sent when the connection is back.');
  await expect(banner).toHaveCount(0);
  await visitor.context.setOffline(true);
  await expect(banner).toBeVisible();
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(request.url()));
  await visitor.link('Contacted applicants').hover();
  await visitor.button('Create code').click();
  await expect.poll(() => asked.filter((url) => url.includes('registration-codes')).length).toBe(1);
  await expect(visitor.button('Create code'), 'what was sent has failed').not.toHaveAttribute('aria-busy', 'true');
  await expect(banner, 'where one stands, down at the button').toBeInViewport();
  await expect(
    visitor.text('An unknown error occurred. Please try again later. If the issue persists, please contact us.'),
    'one thing is said, not two',
  ).toHaveCount(0);
  expect(asked.filter((url) => /pings/.test(url))).toEqual([]);
  await visitor.context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(visitor.field('Name')).toHaveValue('Herbst');
  await visitor.button('Create code').click();
  await expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText('Herbst');
});

test('a page that can’t be fetched without a connection says so in its place, and comes by itself once there is one', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(
    /ERR_INTERNET_DISCONNECTED/,
    /Failed to fetch dynamically imported module/,
    /Unable to fetch what \S+ needs/,
    /^unhandled: $/,
  );
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/registration-codes');
  await expect(visitor.heading('Your codes will be here')).toBeVisible();
  let documents = 0;
  visitor.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await visitor.context.setOffline(true);
  await visitor.link('Organization').click();
  await expect(visitor.heading('No connection')).toBeVisible();
  await expect(visitor.text('This page will load by itself as soon as the connection is back.')).toBeVisible();
  await expect(visitor.link('Log in'), 'whoever is logged in needs no login').toHaveCount(0);
  await expect(visitor.page.getByRole('main')).not.toContainText(/\d/, { useInnerText: true });
  await expect(
    visitor.text('You are offline. What you type stays here; it can be sent when the connection is back.'),
  ).toBeVisible();
  expect(documents, 'the browser’s own page for no connection has no way back').toBe(0);
  await visitor.context.setOffline(false);
  await expect(visitor.page).toHaveURL(/\/organization$/);
  await expect(visitor.link('Employees')).toBeVisible();
  // of a style sheet that could not be fetched the rules may not even be read
  const bare = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].flatMap(
      ({ sheet, href }) => {
        try {
          return sheet?.cssRules.length ? [] : [href];
        } catch {
          return [href];
        }
      },
    );
  await expect.poll(() => visitor.page.evaluate(bare), 'styles that stayed away').toEqual([]);
});

test('too many requests are said once in a notification, which goes after 5 s', async ({ open, world }) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  await visitor.enter(person, '/registration-codes');
  await visitor.page.clock.install();
  await visitor.page.route(/\/api\/v1\/pings/, (route) =>
    route.fulfill({ status: 429, json: { message: 'Too many', code: 'too_many_requests' } }),
  );
  const said = visitor.text('Too many requests. Please wait a minute and try again.');
  await visitor.link('Contacted applicants').click();
  await expect(said.first()).toBeVisible();
  await visitor.link('Contacted applicants').click();
  await expect(
    visitor.page
      .getByRole('listitem')
      .filter({ hasText: visitor.say('Too many requests. Please wait a minute and try again.') }),
  ).toHaveCount(1);
  await visitor.page.clock.runFor(5_100);
  await expect(said).toHaveCount(0);
});
