import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { createBrowserWorld } from '../support/browser-world.ts';
import { errorService } from '../support/error-service.ts';
import { expect, test as base } from '../support/page-fixtures.ts';

/** A service of another origin that has manifest and icon, and answers as long as it is well. */
async function headService() {
  const service = { isWell: true, asked: [] as { body: string; cookie: string | undefined }[] };
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
  const server: Server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    if (request.method !== 'POST')
      return void response
        .setHeader('content-type', request.url?.endsWith('.svg') ? 'image/svg+xml' : 'application/json')
        .end(request.url?.endsWith('.svg') ? icon : '{}');
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      service.asked.push({ body, cookie: request.headers.cookie });
      const data = { manifest_url: '/made/app.webmanifest', favicon_url: '/made/icon.svg', theme_color: '#123456' };
      response.writeHead(service.isWell ? 200 : 500, { 'content-type': 'application/json' });
      response.end(service.isWell ? JSON.stringify({ data }) : 'out of order');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { service, url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

interface Services {
  readonly heads: Awaited<ReturnType<typeof headService>>;
  readonly errors: Awaited<ReturnType<typeof errorService>>;
}

/** An installation whose API, heads and reports of errors lie elsewhere. */
const test = base.extend<object, { services: Services }>({
  services: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the names of what is needed from it
    async ({}, use) => {
      const [heads, errors] = await Promise.all([headService(), errorService()]);
      await use({ heads, errors });
      heads.close();
      errors.close();
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ services: { heads, errors } }, use) => {
      const world = await createBrowserWorld((port) => ({
        API_BASE: `http://api.{tenant}.localhost:${port}/api`,
        MANIFEST_SERVICE: heads.url,
        ERROR_REPORTING_DSN: errors.dsn,
      }));
      await use(world);
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const hrefOf = (page: Page, rel: string) => page.locator(`link[rel="${rel}"]`).last().getAttribute('href');

test('an API with a host of its own: log in, come back, switch the language, log out', async ({ open, world }) => {
  const person = await world.person('chemie');
  const visitor = await open('chemie');
  const { page } = visitor;
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    // files of the program are its document's host's
    const isOfApi = request.resourceType() === 'fetch' && !url.pathname.startsWith('/assets/');
    if (isOfApi && url.port === String(world.port)) hosts.add(url.hostname);
  });
  await visitor.login(person);
  await expect(page).toHaveURL(/\/dashboard/);
  expect([...hosts]).toEqual(['api.chemie.localhost']);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page, 'still somebody').toHaveURL(/\/dashboard/);

  await page.getByRole('button', { name: 'English' }).filter({ visible: true }).click();
  visitor.locale = 'en';
  const answer = page.waitForResponse(/\/v1\/applicants\/.*dashboard|\/v1\/dashboard|auth\/me/);
  await page.goto('/account');
  expect((await answer).request().headers()['cookie'] ?? '').toBe('');
  await expect(visitor.heading('Account')).toBeVisible();
  await page.goto('/logout');
  await expect(visitor.text('You are logged out.')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('session_hint');
  await page.goto('/dashboard');
  await expect(visitor.heading('Log in')).toBeVisible();
});

test('manifest and icon come from the service that the settings name, which learns name and colour alone', async ({
  open,
  world,
  services: { heads },
}) => {
  heads.service.asked.length = 0;
  const { page } = await open('chemie');
  await page.goto('/login');
  await expect.poll(() => hrefOf(page, 'manifest')).toBe(`${heads.url}/made/app.webmanifest`);
  await expect.poll(() => hrefOf(page, 'icon')).toBe(`${heads.url}/made/icon.svg`);
  const { name, color } = world.tenant('chemie');
  expect(heads.service.asked.map(({ body, cookie }) => [JSON.parse(body), cookie])).toEqual([
    [{ name, color }, undefined],
  ]);
});

test('a service that fails changes nothing: the page has its own', async ({ open, faults, services: { heads } }) => {
  faults.allow(/status of 500/, /^answer 500/);
  heads.service.isWell = false;
  const { page } = await open('chemie');
  const asked = page.waitForResponse(`${heads.url}/v1/heads/chemie`);
  await page.goto('/login');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hrefOf(page, 'manifest')).toMatch(/^\/api\/v1\/heads\/chemie\/manifest\.webmanifest/);
  expect(await hrefOf(page, 'icon')).toMatch(/^\/api\/v1\/heads\/chemie\/favicon\.svg/);
  heads.service.isWell = true;
});

test('a guest’s page that stumbles is reported, with nothing of what was typed in it', async ({
  open,
  faults,
  services: { errors },
}) => {
  const visitor = await open('chemie');
  const { page } = visitor;
  const marker = 'Quittenbaum';
  faults.allow(new RegExp(marker));
  await page.goto('/help?wanted=geheim#parents');
  await page.evaluate(() => {
    const stumble = (): never => {
      const typed = document.querySelector('input')?.value ?? '';
      throw new TypeError(`Cannot read ${typed} of undefined in "${window.location.href}"`);
    };
    Object.assign(String.prototype, { normalize: stumble });
  });
  await page.getByRole('searchbox').fill(marker);
  await expect(visitor.heading('Unexpected error!')).toBeVisible();
  await expect.poll(() => errors.errors().length).toBe(1);

  const [report] = errors.errors();
  expect(report?.tags).toEqual({ source: 'window', page: 'help' });
  expect(report?.release).toBe(await page.locator('script[type=module][src]').getAttribute('src'));
  const [value] = report?.exception.values ?? [];
  expect([value?.type, value?.value]).toEqual(['TypeError', 'Cannot read … of undefined in "…"']);
  const files = value?.stacktrace.frames.map(({ filename }) => filename) ?? [];
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(file).toMatch(/^\/assets\/[\w.-]+\.js$/);
  for (const secret of [marker, marker.toLowerCase(), 'geheim', 'chemie', '127.0.0.1'])
    expect(errors.taken()).not.toContain(secret);
});
