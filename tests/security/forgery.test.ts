import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { registry } from '../../contract/registry.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * SECURITY 10, under a base domain whose tenants are the same site to a browser, so that SameSite cookies travel
 * between siblings and the server alone stands in the way.
 */
const host = 'app.w.localhost:3000';
const sibling = 'chemie.w.localhost:3000';
const exempt = ['heads.create', 'errors.report'];
/** The one click of mail programs, whose secret stands in the path. */
const fromAnywhere = ['channels.unsubscribe'];

let world: World;
let person: Person;
let browser: ApiClient;
let tokens: Record<'guest' | 'otherSession' | 'otherPerson' | 'sibling', string>;

const tokenOf = (client: ApiClient): string => client.cookies.get('XSRF-TOKEN') ?? '';
async function loggedIn({ email }: Person, where = host): Promise<ApiClient> {
  const client = world.client(where);
  await client.login(email);
  return client;
}

beforeAll(async () => {
  world = await createWorld({ settings: { BASE_DOMAIN: 'w.localhost' } });
  person = await world.person({ type: 'employee' });
  const neighbour = await world.person({ type: 'employee', tenant: world.other });
  browser = world.client(host);
  await browser.send('GET', '/api/auth/csrf-cookie');
  const guest = tokenOf(browser);
  await browser.login(person.email);
  tokens = {
    guest,
    otherSession: tokenOf(await loggedIn(person)),
    otherPerson: tokenOf(await loggedIn(await world.person({ type: 'employee' }))),
    sibling: tokenOf(await loggedIn(neighbour, sibling)),
  };
});
afterAll(() => world.close());

const unsafe = registry.filter(({ method, name }) => method !== 'GET' && !fromAnywhere.includes(name));
const guarded = unsafe.filter(({ name }) => !exempt.includes(name));
const urlOf = ({ path }: Endpoint): string =>
  `/api${path.replaceAll(/\{\w+\}/g, '0198c5a0-0000-7000-8000-000000000009')}`;
const statusOf = async (endpoint: Endpoint, headers: Record<string, string>): Promise<number> =>
  (await browser.send(endpoint.method, urlOf(endpoint), { body: {}, headers })).status;

const forged: readonly (readonly [string, () => Record<string, string>])[] = [
  ['no token', () => ({ 'x-xsrf-token': '' })],
  ['a made-up token', () => ({ 'x-xsrf-token': 'A'.repeat(43) })],
  ['the token before the login', () => ({ 'x-xsrf-token': tokens.guest })],
  ['the token of another session of the same person', () => ({ 'x-xsrf-token': tokens.otherSession })],
  ['the token of somebody else', () => ({ 'x-xsrf-token': tokens.otherPerson })],
  ['a token of the sibling tenant', () => ({ 'x-xsrf-token': tokens.sibling })],
  ['the right token twice', () => ({ 'x-xsrf-token': `${tokenOf(browser)}, ${tokenOf(browser)}` })],
  ['another site', () => ({ 'sec-fetch-site': 'cross-site' })],
  ['the sibling tenant’s page', () => ({ 'sec-fetch-site': 'same-site' })],
  ['no page at all', () => ({ 'sec-fetch-site': 'none' })],
  [
    'the sibling’s origin, from a browser that says nothing else',
    () => ({ 'sec-fetch-site': 'same-origin', origin: `http://${sibling}` }),
  ],
  ['the base domain’s origin', () => ({ origin: 'http://w.localhost:3000' })],
  ['an origin without its port', () => ({ origin: 'http://app.w.localhost' })],
  ['another scheme', () => ({ origin: `https://${host}` })],
  ['an origin that begins alike', () => ({ origin: `http://${host}.evil.example` })],
  ['no origin (a sandboxed frame)', () => ({ origin: 'null' })],
  ['two origins', () => ({ origin: `http://${host}, http://evil.example` })],
];

describe('a request that changes something', () => {
  test.each(forged)('with %s is refused on every endpoint', async (_, headers) => {
    const through: string[] = [];
    for (const endpoint of guarded) if ((await statusOf(endpoint, headers())) !== 419) through.push(endpoint.name);
    expect(guarded.length).toBeGreaterThan(25);
    expect(through).toEqual([]);
  });

  test('from the tenant’s own page passes on every endpoint, so the refusals above mean something', async () => {
    const refused: string[] = [];
    // the session and its token change with some of them
    for (const endpoint of guarded.filter(({ name }) => name !== 'auth.logout')) {
      if ((await statusOf(endpoint, {})) === 419) refused.push(endpoint.name);
    }
    expect(refused).toEqual([]);
  });

  test('without a token, but from elsewhere, is refused even where no token is asked for', async () => {
    for (const endpoint of unsafe.filter(({ name }) => exempt.includes(name))) {
      expect(await statusOf(endpoint, { 'sec-fetch-site': 'cross-site', 'x-xsrf-token': '' })).toBe(419);
      expect(await statusOf(endpoint, { origin: `http://${sibling}`, 'x-xsrf-token': '' })).toBe(419);
    }
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-seq',
  ])('as a form can send it (%s) is never read', async (type) => {
    for (const endpoint of guarded) {
      const { status } = await browser.send(endpoint.method, urlOf(endpoint), {
        payload: '{}',
        headers: { 'content-type': type },
      });
      // an upload is read in its handler: who may not send it is refused before
      const isOthers = endpoint.upload !== undefined && endpoint.access.roles?.includes('employee') === false;
      expect(isOthers ? [403] : [415, 419], endpoint.name).toContain(status);
    }
  });
});

test('nothing outside the registry changes anything: no other route takes an unsafe method', () => {
  const routes = world.app.printRoutes({ commonPrefix: false });
  const methods = routes.split('\n').filter((line) => /\((?:[A-Z, ]*)(?:POST|PUT|PATCH|DELETE)/.test(line));
  const offered = methods
    .flatMap((line) => (/\(([^)]*)\)/.exec(line)?.[1] ?? '').split(', '))
    .filter((method) => /POST|PUT|PATCH|DELETE/.test(method));
  expect(offered.length).toBeGreaterThanOrEqual(unsafe.length);
  const count = (method: string, list: readonly string[]) => list.filter((entry) => entry === method).length;
  for (const method of ['PATCH', 'PUT', 'DELETE'] as const) {
    expect(count(method, offered), method).toBe(
      count(
        method,
        unsafe.map((endpoint) => endpoint.method),
      ),
    );
  }
});
