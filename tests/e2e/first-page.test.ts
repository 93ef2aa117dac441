import { sql } from 'kysely';
import type { Page } from '@playwright/test';
import { recordConsent } from '../../server/consents/consents.service.ts';
import { inTenant } from '../../server/db/scope.ts';
import { demoPassword } from '../../server/demo/accounts.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { findable } from '../support/account.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { someOf } from '../support/whole.ts';

/** Of the demo's applicants one of each standing: by search, why nobody finds them, and how far messages have come. */
async function oneOfEach({ deps }: BrowserWorld): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct on (a.search_status, a.tos_status, s.statuses) u.email
    from applicants a
    join users u on u.id = a.user_id and u.tenant_id = a.tenant_id
    join tenants t on t.id = a.tenant_id and t.slug = 'app'
    cross join lateral (
      select string_agg(distinct status, ',' order by status) as statuses from pings where applicant_id = a.id
    ) s
    where u.verification = 'verified'
    order by a.search_status, a.tos_status, s.statuses, u.email`.execute(deps.db.kysely);
  return rows.map(({ email }) => email);
}

const program = '**/assets/main-*.js';
const root = (page: Page) => page.locator('#root');
/** The program has taken the page over. */
const isAlive = (page: Page) => expect(page.locator('#root:not([inert]) h1').first()).toBeVisible();

/** The page as it is before the program is there. */
async function readsEarly(page: Page): Promise<void> {
  await page.route(program, (route) => route.abort());
  await page.reload();
  await page.unroute(program);
}

/** What each element says itself. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  root(page).evaluate((element) =>
    [...element.querySelectorAll('*:not(noscript):not(template)')].flatMap((one) => {
      const own = [...one.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return own.length > 0 ? [own.map(({ nodeValue }) => nodeValue ?? '').join('')] : [];
    }),
  );

/** What of `some` isn't in `all`, in the same order. */
function missing(some: readonly string[], all: readonly string[]): readonly string[] {
  let from = 0;
  return some.filter((text) => {
    const at = all.indexOf(text, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

test('what the server draws of an applicant’s first page is what the program shows, whoever it is', async ({
  open,
  world,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED.*main-/);
  const drawn: string[] = [];
  for (const email of someOf(await oneOfEach(world), 3)) {
    const visitor = await open('app', { locale: 'de' });
    const { page } = visitor;
    // a moment is over once it was seen
    await visitor.enter({ email, password: demoPassword }, '/dashboard');
    await isAlive(page);
    await readsEarly(page);
    const [early, isInert] = [
      await textsOf(page),
      await root(page).evaluate((element) => element.hasAttribute('inert')),
    ];
    await page.reload();
    await isAlive(page);
    if (!isInert) {
      expect(new URL(page.url()).pathname, `${email}: another page comes first`).not.toBe('/dashboard');
      continue;
    }
    drawn.push(email);
    expect(early.length, email).toBeGreaterThan(20);
    expect(missing(early, await textsOf(page)), email).toEqual([]);
    await page.context().close();
  }
  expect(drawn.length).toBeGreaterThan(2);
});

test('the program asks for nothing that came with the page, and takes it over', async ({ open }) => {
  const visitor = await open('app');
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visitor.enter({ email: 'applicant@example.org', password: demoPassword }, '/dashboard');
  await isAlive(page);
  expect(asked.filter((path) => /auth\/me|_dashboard/.test(path))).toEqual([]);
  await page.reload();
  await visitor.button('Yes, I’m interested').click();
  await expect(visitor.button('Say yes and release')).toBeVisible();
});

test('who has become findable since sees that first, and no page before it', async ({ open, world, faults }) => {
  faults.allow(/net::ERR_FAILED.*main-/);
  const visitor = await open('app');
  const { page } = visitor;
  const mia = await world.person('app', { ...findable, firstname: 'Mia' });
  await inTenant(world.deps.db, mia.tenant.id, (tx) =>
    recordConsent(tx, {
      act: 'findable',
      applicant_id: mia.applicant_id ?? '',
      kind: 'accepted',
      given_by: 'applicant',
      reason: 'accept',
      locale: 'en',
      now: world.clock.now(),
    }),
  );
  await visitor.keepSession(mia);
  await page.route(program, (route) => route.abort());
  await page.goto('/dashboard');
  await visitor.sees('One moment, your page is on its way.');
  await page.unroute(program);
  await page.reload();
  await isAlive(page);
  await readsEarly(page);
  await expect(page.locator('h1')).toHaveText('Companies can find you, Mia');
});

test('a drawn page whose session ends before the program has come is left as soon as somebody looks', async ({
  open,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED.*main-/);
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.enter({ email: 'applicant@example.org', password: demoPassword }, '/dashboard');
  await isAlive(page);
  await page.route(program, (route) => route.abort());
  await page.reload();
  await expect(root(page)).toHaveAttribute('inert');
  await visitor.comeBack();
  await expect(root(page), 'while the session stands').toHaveAttribute('inert');
  await visitor.context.clearCookies();
  await page.unroute(program);
  await visitor.comeBack();
  await expect(visitor.heading('Log in')).toBeVisible();
});
