import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { tenantsLookup } from '../../contract/tenants/tenants.endpoints.ts';
import { registry } from '../../contract/registry.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let guest: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  guest = world.client();
});
afterAll(() => world.close());

const login = (options: Parameters<ApiClient['send']>[2]) => guest.send('POST', '/api/auth/login', options);
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const valid = { email: 'a@example.org', password: 'x' };

describe('bad input', () => {
  test.each([
    ['broken JSON', '{"email":', 400, 'malformed'],
    ['a prototype', '{"__proto__":{"admin":true}}', 400, 'malformed'],
    ['no body', '', 422, 'validation'],
    ['null', 'null', 422, 'validation'],
    ['a list', '[]', 422, 'validation'],
    ['a number', '1', 422, 'validation'],
    ['an unknown field', JSON.stringify({ ...valid, type: 'administrator' }), 422, 'validation'],
    ['a number for text', JSON.stringify({ ...valid, password: 12 }), 422, 'validation'],
    ['NUL', JSON.stringify({ ...valid, password: 'a\u0000b' }), 422, 'validation'],
    ['a lone surrogate', '{"email":"a@example.org","password":"\\ud800"}', 422, 'validation'],
    ['deep nesting', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 400, 'malformed'],
    ['100 kB of text', JSON.stringify({ ...valid, password: 'x'.repeat(100_000) }), 422, 'validation'],
    ['a body over the limit', JSON.stringify({ ...valid, password: 'x'.repeat(300_000) }), 413, 'too_large'],
  ])('%s', async (_, payload, status, code) => {
    const reply = await login({ payload });
    expect([reply.status, codeOf(reply)]).toEqual([status, code]);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'a body of %s is a 415',
    async (type) => {
      const reply = await login({ payload: 'a=b', headers: { 'content-type': type } });
      expect([reply.status, codeOf(reply)]).toEqual([415, 'unsupported_media_type']);
    },
  );

  test.each([
    ['filter[slug]=app&filter[nope]=1', { 'filter.nope': ['The value: nothing of this name is asked here.'] }],
    ['filter[slug]=app&page=1', { page: ['The value: nothing of this name is asked here.'] }],
    ['filter[slug]=app&filter[slug]=b', { slug: ['The address: this doesn’t have the form that is needed here.'] }],
    ['filter[slug][]=app', { 'filter.slug': ['The value: text is needed here.'] }],
    ['filter[__proto__]=app', { 'filter.__proto__': ['The value: nothing of this name is asked here.'] }],
    ['', { filter: ['Please fill this in.'] }],
  ])('the query %s', async (query, errors) => {
    const reply = await guest.send('GET', `/api/v1/tenants?${query}`);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code: 'validation' });
    if (!query.includes('proto')) expect(reply.body).toMatchObject({ meta: { errors } });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each(['/api/v1/tenants?%ff', '/api/%E0%A4%A', '/api/auth/%00'])('%s is refused, not a fault', async (url) => {
    const reply = await guest.send('GET', url);
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(reply.body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  test('unknown paths and methods have the one shape', async () => {
    const absent = await guest.send('GET', '/api/v1/nothing');
    expect([absent.status, absent.body]).toEqual([404, { message: 'This page could not be found', code: 'not_found' }]);
    const wrong = await guest.send('DELETE', '/api/auth/login');
    expect([wrong.status, codeOf(wrong), wrong.raw.headers['allow']]).toEqual([405, 'method_not_allowed', 'POST']);
  });

  test('each answer names its request and guards the page', async () => {
    const { raw } = await guest.send('GET', '/api/v1/nothing', { headers: { 'x-request-id': 'mine' } });
    expect(raw.headers['x-request-id']).toMatch(/^[\w-]{16}$/);
    expect(raw.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
  });
});

describe('a request that changes something', () => {
  test.each([
    ['no token', { 'x-xsrf-token': '' }],
    ['a made-up token', { 'x-xsrf-token': 'A'.repeat(43) }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling tenant', { 'sec-fetch-site': 'same-site' }],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }],
    ['a foreign origin', { origin: 'http://chemie.localhost:3000' }],
    ['another port', { origin: 'http://app.localhost:3001' }],
    ['another scheme', { origin: 'https://app.localhost:3000' }],
    ['no origin at all', { origin: 'null' }],
  ])('with %s is a 419', async (_, headers) => {
    const reply = await login({ body: valid, headers });
    expect([reply.status, codeOf(reply)]).toEqual([419, 'csrf']);
  });

  test('with the token of another tenant or another guest is a 419', async () => {
    for (const where of [world.tenant, world.other]) {
      const stranger = world.client(where);
      await stranger.call(auth.csrfCookie);
      const reply = await login({ body: valid, headers: { 'x-xsrf-token': stranger.cookies.get('XSRF-TOKEN') ?? '' } });
      expect(reply.status).toBe(419);
    }
  });

  test('is refused without a token on every endpoint but the one that keeps nothing and the one whose secret is its path', async () => {
    const open: string[] = [];
    for (const { name, method, path } of registry.filter((endpoint) => endpoint.method !== 'GET')) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '0198c5a0-0000-7000-8000-000000000009')}`;
      const { status } = await guest.send(method, url, { body: {}, headers: { 'x-xsrf-token': '' } });
      if (status !== 419) open.push(name);
    }
    expect(open).toEqual(['channels.unsubscribe', 'errors.report', 'heads.create']);
  });
});

describe('the tenant', () => {
  test('is found on any host, by one slug, with public fields only', async () => {
    for (const host of ['app.localhost:3000', 'nobody.localhost', 'localhost:3000', '127.0.0.1']) {
      const reply = await world.client(host).call(tenantsLookup, { query: { filter: { slug: 'CHEMIE' } } });
      expect(reply.status).toBe(200);
      expect(reply.body.data.map(({ slug, color }) => ({ slug, color }))).toEqual([
        { slug: 'chemie', color: '#0f766e' },
      ]);
      expect(JSON.stringify(reply.body)).not.toContain('sender_address');
    }
    const none = await guest.call(tenantsLookup, { query: { filter: { slug: 'nobody' } } });
    expect(none.body).toEqual({ data: [], meta: { total: 0, per_page: 20, current_page: 1 } });
  });

  test('is not taken from a forwarded header of a peer nobody named', async () => {
    const person = await world.person();
    const browser = await world.login(person);
    const reply = await browser.send('GET', '/api/auth/me', {
      headers: { 'x-forwarded-host': 'chemie.localhost:3000', 'x-forwarded-for': '1.2.3.4' },
    });
    expect(reply.status).toBe(200);
  });

  test('of no host answers nothing that needs one', async () => {
    const reply = await world.client('nobody.localhost').call(fetchMe);
    expect(reply.status).toBe(404);
  });
});

describe('heads', () => {
  test('name a manifest and an icon in the tenant’s name and colour [S1-09]', async () => {
    const reply = await guest.send('POST', '/api/v1/heads/app', { body: { name: 'Chemie <&> Co', color: '#0F766E' } });
    expect(reply.status).toBe(200);
    const { data } = reply.body as { data: { manifest_url: string; favicon_url: string; theme_color: string } };
    expect(data.theme_color).toBe('#0f766e');
    const manifest = await guest.send('GET', data.manifest_url);
    expect(JSON.parse(manifest.raw.body)).toMatchObject({ name: 'Chemie <&> Co', theme_color: '#0f766e' });
    const icon = await guest.send('GET', data.favicon_url);
    expect(icon.raw.headers['content-type']).toBe('image/svg+xml');
    expect(icon.raw.body).toContain('fill="#0f766e"');
    expect(icon.raw.headers['content-security-policy'], 'no script, opened by its address').toMatch(
      /default-src 'none'.*sandbox/,
    );
    const bad = await guest.send('GET', '/api/v1/heads/app/favicon.svg?name=x&color=url(x)');
    expect(bad.status).toBe(404);
  });
});

describe('operations', () => {
  test('live and ready', async () => {
    expect((await guest.send('GET', '/livez')).status).toBe(200);
    expect((await guest.send('GET', '/readyz')).status).toBe(200);
  });

  test('OpenAPI names every endpoint; the reference page is there', async () => {
    const document = (await guest.send('GET', '/api/openapi.json')).body as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const named = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    );
    expect(named.toSorted()).toEqual(registry.map(({ name }) => name).toSorted());
    expect((await guest.send('GET', '/api/docs/')).status).toBe(200);
  });
});
