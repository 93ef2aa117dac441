import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { parseSync } from 'rolldown/utils';
import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { pagesOf } from '../../src/app/page-files.ts';
import { demoPassword } from '../../server/demo/accounts.ts';
import { withId } from '../bench/member-transfer.ts';
import { findable } from '../support/account.ts';
import { addressOfPart } from '../support/browser-build.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { someOf } from '../support/whole.ts';

const accounts = {
  applicant: 'applicant@example.org',
  employee: 'searching@example.org',
  tenant_member: 'staff@example.org',
  administrator: 'admin@example.org',
} as const;
/** Whoever only searches recommends nobody. */
const recommending: Readonly<Record<string, string>> = { 'employee /applicants': 'referring@example.org' };

/** What a page fetches once it stands, or where its data ask for it. */
const numbers = ['src/ui/phone-field/german-number.ts'];
const later: Readonly<Record<string, readonly string[]>> = {
  '/near-by': ['src/features/near-by/rings.tsx'],
  '/dashboard': numbers,
  '/employees': numbers,
  '/employees/$id': numbers,
  '/organizations/$id/employees': numbers,
  '/applicants/$id': numbers,
  '/account': [...numbers, 'src/ui/phone-field/phone-number.ts'],
};

/** By the address of a page's bundle, what is in it. */
const bundlesIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'bundles.json'), 'utf8')) as Readonly<Record<string, readonly string[]>>;
const exportsOf = (code: string): string[] => {
  const { staticExports } = parseSync('file.js', code).module;
  return staticExports.flatMap(({ entries }) => entries.flatMap(({ exportName: { name } }) => name ?? []));
};

/** Of the build: names of its files, for who reads what is missing, and whatever comes with a part that is imported later. */
async function filesOf(folder: string) {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Record<
    string,
    { readonly file: string; readonly name?: string; readonly imports?: readonly string[] }
  >;
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [`/${file}`, key]));
  const nameOf = (key: string): string => (key.startsWith('_') ? (manifest[key]?.name ?? key) : key);
  return {
    nameOf: (address: string): string => nameOf(keys.get(address) ?? address),
    namesWith: (source: string): string[] => {
      const found = new Set([keys.get(addressOfPart(source)) ?? source]);
      for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
      return [...found].map(nameOf);
    },
  };
}

/** A page's document as it is sent to whoever is logged in there, with its headers: nothing of it is drawn. */
async function documentOf(context: BrowserContext, url: string) {
  const { host, port, pathname } = new URL(url);
  // browsers alone find what is below `localhost`
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { host, cookie, accept: 'text/html' };
  const answer = await context.request.get(`http://127.0.0.1:${port}${pathname}`, { headers, maxRedirects: 0 });
  expect(answer.status(), pathname).toBe(200);
  return { html: await answer.text(), headers: answer.headers() };
}

/** Somebody reports a company. */
async function report(world: BrowserWorld): Promise<void> {
  const { organization_id = '' } = await world.person('app', { type: 'employee' });
  const own = await world.as(await world.person('app', findable));
  await own.call(reportCompany, { body: { organization_id, reason: 'insistent', text: 'Calls every evening.' } });
}

/** What administrators have like all staff is looked at once. */
const pathsOf = (role: string): string[] => {
  const ofStaff = role === 'administrator' ? pagesOf.tenant_member : {};
  return Object.keys(pagesOf[role as keyof typeof accounts] ?? {}).filter((path) => !(path in (ofStaff ?? {})));
};

for (const [turn, [role, account]] of Object.entries(accounts).entries())
  for (const path of someOf(pathsOf(role), 12, turn))
    test(`${path} of an ${role}: the document asks for every file the page takes, and for no other`, async ({
      open,
      world,
    }) => {
      const visitor = await open('app');
      const { page } = visitor;
      await visitor.keepSession({ email: recommending[`${role} ${path}`] ?? account, password: demoPassword });
      const { nameOf, namesWith } = await filesOf(world.deps.build ?? '');
      // nothing is fetched ahead for who saves data
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      // of these the demo has none
      if (path === '/reports/$id') await report(world);
      const url = await withId(page.context(), world.origin('app') + path);
      const { html, headers } = await documentOf(page.context(), url);
      const named = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file = '']) => file);
      const body = html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
      await page.route(url, (route) =>
        route.request().resourceType() === 'document'
          ? route.fulfill({ headers: { ...headers, 'content-encoding': '' }, body })
          : route.fallback(),
      );
      const asked: string[] = [];
      const styles: string[] = [];
      const answers: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.endsWith('.js')) asked.push(pathname);
        if (pathname.endsWith('.css')) styles.push(pathname);
        if (/^\/api\/(?!v1\/pictures\/)/.test(pathname)) answers.push(pathname);
      });
      await page.goto(url, { waitUntil: 'networkidle' });
      await expect(page.locator('main h1')).toBeVisible();
      const taken = new Set(asked.map(nameOf));
      const known = new Set(['src/main.tsx', ...named.map(nameOf), ...(later[path] ?? []).flatMap(namesWith)]);
      expect(
        [...taken].filter((name) => !known.has(name)),
        'asked for only when it is needed',
      ).toEqual([]);
      expect(
        named.map(nameOf).filter((name) => !taken.has(name)),
        'asked for in vain',
      ).toEqual([]);
      const bundles = await bundlesIn(world.deps.build ?? '');
      expect(Object.keys(bundles), 'what only this page takes comes as one').toContain(named.at(-1));
      const { isAnswered } = pagesOf[role as keyof typeof accounts]?.[path] ?? {};
      if (isAnswered) expect(answers, 'stand in the document').toEqual([]);
      else expect(answers, 'who is logged in stands in the document').not.toContain('/api/auth/me');
      if (path !== '/near-by') expect(styles, 'stand in the document').toEqual([]);
    });

test('the login page is made of what its document asks for, its styles stand in it, and a member’s document has none of it', async ({
  open,
  world,
}) => {
  const visitor = await open('app');
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) asked.push(pathname);
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const document = await page.goto('/login', { waitUntil: 'networkidle' });
  await page.locator('html[data-started]').waitFor();
  const { nameOf } = await filesOf(world.deps.build ?? '');
  const bundles = await bundlesIn(world.deps.build ?? '');
  const door = addressOfPart('src/features/authentication/login-screen.tsx');
  const named = [...((await document?.text()) ?? '').matchAll(/rel="modulepreload" href="([^"]+)"/g)];
  const known = named.map(([, file = '']) => nameOf(file));
  expect(named.flatMap(([, file = '']) => bundles[file] ?? [])).toContain(door);
  expect(asked.map(nameOf).toSorted()).toEqual(['src/main.tsx', ...known].toSorted());
  await visitor.keepSession({ email: accounts.applicant, password: demoPassword });
  const own = await (await page.goto('/dashboard'))?.text();
  expect([...(own ?? '').matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file = '']) => file)).not.toContain(door);
});

test(
  'whoever opens a page of the account fetches its routes with the document, and others fetch them later',
  isLong,
  async ({ open }) => {
    const visitor = await open('app');
    const { page } = visitor;
    await visitor.keepSession({ email: accounts.applicant, password: demoPassword });
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const routes = addressOfPart('src/routes/account-tree.ts');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const document = await page.goto('/account/security', { waitUntil: 'networkidle' });
    await expect(page.locator('main h1')).toBeVisible();
    expect(await document?.text()).toContain(`rel="modulepreload" href="${routes}"`);
    expect(asked.filter((path) => path === routes)).toHaveLength(1);
    asked.length = 0;
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    expect(asked).not.toContain(routes);
    await visitor.link('Account').first().click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.locator('main h1')).toHaveText(visitor.say('Account'));
  },
);

test(
  'a page’s bundle has whatever its files export, each under a name that no other has',
  isLong,
  async ({ world }) => {
    const folder = world.deps.build ?? '';
    const read = (address: string) => readFile(join(folder, 'client', address), 'utf8');
    for (const [bundle, files] of Object.entries(await bundlesIn(folder))) {
      // oxlint-disable-next-line no-await-in-loop -- one bundle after the other
      const names = (await Promise.all(files.map(read))).flatMap(exportsOf);
      // oxlint-disable-next-line no-await-in-loop -- see above
      expect(exportsOf(await read(bundle)).toSorted(), bundle).toEqual(names.toSorted());
      expect(new Set(names).size, bundle).toBe(names.length);
    }
  },
);

test('whoever goes on from a page fetches nothing that came with it', isLong, async ({ open, world }) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.keepSession({ email: accounts.employee, password: demoPassword });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const document = await page.goto('/registration-codes', { waitUntil: 'networkidle' });
  const html = (await document?.text()) ?? '';
  const bundles = await bundlesIn(world.deps.build ?? '');
  const bundled = Object.entries(bundles).flatMap(([bundle, files]) => (html.includes(`"${bundle}"`) ? files : []));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const name of ['Contacted applicants', 'Alerts', 'Recommended applicants']) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await visitor.link(name).first().click();
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(page.getByRole('heading', { level: 1 })).toContainText(visitor.say(name));
  }
  expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  expect(asked.filter((path) => bundled.includes(path))).toEqual([]);
});

test('a page that one goes on to is shown when its styles are there', isLong, async ({ open }) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.keepSession({ email: accounts.employee, password: demoPassword });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/activities', { waitUntil: 'networkidle' });
  const { promise, resolve } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/assets/*.css', async (route) => {
    held += 1;
    await promise;
    await route.continue();
  });
  // its screen asks for results once it stands
  const asked = page.waitForRequest(/\/applicants\/search\?/, { timeout: 2_000 });
  const isKeptWaiting = expect(asked).rejects.toThrow('Timeout');
  await visitor.link('Search').first().click();
  await expect.poll(() => held).toBeGreaterThan(1);
  await isKeptWaiting;
  resolve();
  await expect(page.locator('main ul[aria-label] > li').first()).toBeVisible();
});
