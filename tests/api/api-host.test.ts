import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

const pages = 'http://app.localhost:3000';
const host = 'api.app.localhost:3000';

/** The API below each tenant's own host, and a service for heads. */
let world: World;
let build: string;
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'build-'));
  await mkdir(join(build, 'client/assets'), { recursive: true });
  await writeFile(join(build, 'client/assets/main-A.js'), 'export{}');
  await writeFile(join(build, 'manifest.json'), JSON.stringify({ main: { file: 'assets/main-A.js', isEntry: true } }));
  await writeFile(join(build, 'parts.json'), '{}');
  world = await createWorld({
    settings: {
      API_BASE: 'http://api.{tenant}.localhost:3000/api',
      MANIFEST_SERVICE: 'https://heads.example.net/v2',
      ERROR_REPORTING_DSN: 'https://key@errors.example.net/1',
      ERROR_REPORTING_SAMPLE_RATE: '0.25',
    },
    deps: { build },
  });
});
afterAll(async () => {
  await world.close();
  await rm(build, { recursive: true });
});

const fromPage = (origin = pages): ApiClient => {
  const client = world.client(host);
  Object.assign(client.headers, { origin, 'sec-fetch-site': 'same-site' });
  return client;
};
const document = (where: string) => world.client(where).send('GET', '/login', { headers: { accept: 'text/html' } });

describe('a page', () => {
  test('is told where the API is, which service has heads, and how many defects to report', async () => {
    const { raw } = await document('app.localhost:3000');
    const [, json = ''] = /id="settings"[^>]*>([^<]*)</.exec(raw.body) ?? [];
    expect(JSON.parse(json)).toEqual({
      api_base: 'http://api.app.localhost:3000/api',
      manifest_service: 'https://heads.example.net/v2',
      error_rate: 0.25,
    });
  });

  test('may ask these two origins and no other, each tenant its own', async () => {
    const policy = (await document('chemie.localhost:3000')).raw.headers['content-security-policy'];
    expect(policy).toContain("connect-src 'self' http://api.chemie.localhost:3000 https://heads.example.net;");
    expect(policy).toContain("img-src 'self' data: https://heads.example.net;");
    expect(policy).toContain("manifest-src 'self' https://heads.example.net;");
    expect(policy).toContain("script-src 'self' 'nonce-");
  });

  test('is told nothing where all is as everywhere', async () => {
    const plain = await createWorld({ deps: { build } });
    const { raw } = await plain
      .client('app.localhost:3000')
      .send('GET', '/login', { headers: { accept: 'text/html' } });
    expect(raw.body).not.toContain('id="settings"');
    expect(raw.headers['content-security-policy']).toContain("connect-src 'self'; manifest-src 'self';");
    await plain.close();
  });

  test('is somebody’s by the hint, for the session’s own cookie isn’t sent there', async () => {
    const person = fromPage();
    await person.login((await world.person()).email);
    const hint = { cookie: `session_hint=${person.cookies.get('session_hint')}` };
    const { raw } = await world
      .client('app.localhost:3000')
      .send('GET', '/', { headers: { accept: 'text/html', ...hint } });
    expect(raw.body).not.toContain('og:title');
  });
});

describe('the API below a tenant’s host', () => {
  test('answers the pages of that tenant with credentials, and names what they may read [S7-01]', async () => {
    const { raw } = await fromPage().send('GET', '/api/auth/csrf-cookie');
    expect(raw.headers).toMatchObject({
      'access-control-allow-origin': pages,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('x-program'),
      vary: expect.stringContaining('Origin'),
    });
  });

  test('says before what may be sent', async () => {
    const { statusCode, headers } = await world.app.inject({
      method: 'OPTIONS',
      url: '/api/v1/pings',
      headers: { host, origin: pages, 'access-control-request-method': 'POST' },
    });
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-headers']).toMatch(/idempotency-key.*x-xsrf-token/);
    expect(headers['access-control-allow-methods']).toContain('DELETE');
  });

  test.each([
    ['another tenant', 'http://chemie.localhost:3000'],
    ['another port', 'http://app.localhost:3001'],
    ['another scheme', 'https://app.localhost:3000'],
    ['below the tenant', 'http://x.app.localhost:3000'],
    ['somebody else', 'https://elsewhere.example'],
    ['nowhere', 'null'],
  ])('hands nothing to a page of %s, and takes nothing from it', async (_, origin) => {
    const stranger = fromPage(origin);
    const read = await stranger.send('GET', '/api/auth/csrf-cookie');
    expect(read.raw.headers).not.toHaveProperty('access-control-allow-origin');
    expect((await stranger.call(auth.login, { body: { email: 'a@example.org', password } })).status).toBe(419);
  });

  test('takes a login whose token the page could read, and keeps the session for itself', async () => {
    const person = await world.person();
    const client = fromPage();
    const { raw } = await client.send('GET', '/api/auth/csrf-cookie');
    const login = await client.send('POST', '/api/auth/login', { body: { email: person.email, password } });
    expect(login.status).toBe(204);
    const domains = Object.fromEntries(
      [...raw.cookies, ...login.raw.cookies].map(({ name, domain }) => [name, domain ?? 'this host']),
    );
    expect(domains).toEqual({
      guest: 'this host',
      session: 'this host',
      device: 'this host',
      session_hint: 'app.localhost',
      'XSRF-TOKEN': 'app.localhost',
    });
    expect((await client.call(fetchMe)).status).toBe(200);
    const out = await client.call(logout);
    expect(out.raw.cookies.find(({ name }) => name === 'session_hint')).toMatchObject({
      domain: 'app.localhost',
      value: '',
    });
  });

  test('still asks for the token', async () => {
    const client = fromPage();
    await client.send('GET', '/api/auth/csrf-cookie');
    const forged = await client.send('POST', '/api/auth/login', {
      body: { email: 'a@example.org', password },
      headers: { 'x-xsrf-token': '' },
    });
    expect(forged.status).toBe(419);
  });

  test('is no host of a tenant where no setting says so, and a page’s own host gives nothing to other origins', async () => {
    const plain = await createWorld();
    expect((await plain.client(host).call(fetchMe)).status).toBe(404);
    const own = plain.client('app.localhost:3000');
    const { raw } = await own.send('GET', '/api/auth/csrf-cookie', {
      headers: { origin: 'http://api.app.localhost:3000' },
    });
    expect(raw.headers).not.toHaveProperty('access-control-allow-origin');
    await plain.close();
  });
});
