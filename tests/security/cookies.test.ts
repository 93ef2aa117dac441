import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import * as session from '../../contract/authentication/session.endpoints.ts';
import { registry } from '../../contract/registry.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { aCode, mailedCode, registered } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

/** SECURITY 1, 8 and 9: what makes a browser somebody, and when it stops. */
let world: World;
let code: string;
beforeAll(async () => {
  world = await createWorld();
  ({ code } = (await aCode(world)).code);
});
afterAll(() => world.close());

const secretOf = (client: ApiClient): string => client.cookies.get('session') ?? '';
const isIn = async (client: ApiClient): Promise<boolean> => (await client.call(session.fetchMe)).status === 200;
const newcomer = (email: string) => ({ firstname: 'Ayla', lastname: 'Kaya', email, password, code });

describe('under https', () => {
  let secure: World;
  const answers: LightMyRequestResponse[] = [];
  beforeAll(async () => {
    secure = await createWorld({ settings: { PUBLIC_SCHEME: 'https', TRUSTED_PROXIES: '127.0.0.1' } });
    const person = await secure.person();
    const client = secure.client('app.localhost');
    Object.assign(client.headers, { 'x-forwarded-proto': 'https', origin: 'https://app.localhost' });
    const keep = async (reply: Promise<{ raw: LightMyRequestResponse; status: number }>) => {
      const { raw, status } = await reply;
      expect(status).toBeLessThan(300);
      answers.push(raw);
    };
    await keep(client.call(auth.csrfCookie));
    await keep(client.call(auth.login, { body: { email: person.email, password } }));
    secure.clock.advance(61_000);
    await keep(client.call(session.fetchMe));
    await keep(client.call(session.logout));
  });
  afterAll(() => secure.close());

  test('every cookie is Secure, Lax, for this host alone; secrets are HttpOnly and bear __Host-', () => {
    const lines = answers.flatMap(({ headers }) => headers['set-cookie'] ?? []);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/(;|$)/);
      expect(line).toMatch(/; Secure(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/; Domain=/i);
      const [name = ''] = line.split('=');
      expect(/; HttpOnly(;|$)/.test(line), line).toBe(name.startsWith('__Host-'));
    }
    const names = [...new Set(lines.map((line) => line.split('=')[0] ?? ''))].toSorted();
    expect(names).toEqual(['XSRF-TOKEN', '__Host-device', '__Host-guest', '__Host-session', 'session_hint']);
  });

  test('a session cookie without __Host-, as a sibling could plant it, is none', async () => {
    const person = await secure.person();
    const client = secure.client('app.localhost');
    Object.assign(client.headers, { 'x-forwarded-proto': 'https', origin: 'https://app.localhost' });
    await client.login(person.email);
    const planted = secure.client('app.localhost');
    planted.cookies.set('session', client.cookies.get('__Host-session') ?? '');
    expect(await isIn(planted)).toBe(false);
    expect(await isIn(client)).toBe(true);
  });

  test('browsers are told to stay with https', () => {
    expect(answers[0]?.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe('a planted session', () => {
  const deeds: Record<string, (victim: ApiClient, name: string) => Promise<unknown>> = {
    login: async (victim) => victim.login((await world.person()).email),
    registration: (victim, name) => victim.call(auth.registerApplicant, { body: newcomer(`${name}@example.org`) }),
  };

  test.each(Object.entries(deeds))('is not taken over by a %s', async (name, deed) => {
    const attacker = await world.login(await world.person());
    const made = secretOf(attacker).replace(/.{20}$/, 'A'.repeat(20));
    for (const [index, planted] of [secretOf(attacker), made, 'A'.repeat(64)].entries()) {
      const victim = world.client();
      victim.cookies.set('session', planted);
      await victim.send('GET', '/api/auth/csrf-cookie');
      await deed(victim, `planted-${name}-${index}`);
      expect(await isIn(victim)).toBe(true);
      expect(secretOf(victim)).not.toBe(planted);
      const holder = world.client();
      holder.cookies.set('session', planted);
      expect(await isIn(holder)).toBe(false);
    }
  });

  test('verifying gives a new one and ends all that were there before', async () => {
    const client = await registered(world, code, 'verifies@example.org');
    const twin = world.client();
    await twin.login('verifies@example.org');
    const before = world.client();
    before.cookies.set('session', secretOf(client));
    expect(
      (await client.call(auth.verifyEmail, { body: { code: await mailedCode(world, 'verifies@example.org') } })).status,
    ).toBe(204);
    expect([await isIn(client), await isIn(before), await isIn(twin)]).toEqual([true, false, false]);
  });

  test('the token of before is worth nothing after', async () => {
    const client = world.client();
    await client.call(auth.csrfCookie);
    const before = client.cookies.get('XSRF-TOKEN') ?? '';
    await client.login((await world.person()).email);
    const reply = await client.send('POST', '/api/auth/logout', { headers: { 'x-xsrf-token': before } });
    expect(reply.status).toBe(419);
  });
});

test('resetting the password ends all ten sessions, the resetting browser’s own included', async () => {
  const person = await world.person();
  const sessions = await Promise.all(Array.from({ length: 10 }, () => world.login(person)));
  const [own] = sessions;
  await own?.call(auth.forgotPassword, { body: { email: person.email } });
  const token = /#token=([\w-]+)/.exec((await world.mails(person.email))[0]?.text ?? '')?.[1] ?? '';
  const body = { token, password: 'Regenbogen-2027', password_confirmation: 'Regenbogen-2027' };
  const answers = await Promise.all(sessions.map((client) => client.call(auth.resetPassword, { body })));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(await Promise.all(sessions.map(isIn))).toEqual(Array(10).fill(false));
});

test('a session is stored as a hash: who reads the table can’t use it', async () => {
  const client = await world.login(await world.person());
  const rows = await world.db.kysely.selectFrom('sessions').select('token_hash').execute();
  const random = Buffer.from(secretOf(client), 'base64url').subarray(16);
  expect(random).toHaveLength(32);
  const readable = rows.filter(({ token_hash: stored }) =>
    [Buffer.from(secretOf(client)), random].some((secret) => Buffer.from(stored).includes(secret)),
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(readable).toEqual([]);
});

describe('somebody of another tenant', () => {
  test('is nobody here on every endpoint that wants a session, with all their cookies', async () => {
    const stranger = await world.login(await world.person({ tenant: world.other, type: 'employee' }));
    const here = world.client(world.tenant);
    for (const [name, value] of stranger.cookies) here.cookies.set(name, value);
    await here.send('GET', '/api/auth/csrf-cookie');
    const guarded = registry.filter(({ access }) => access.stage !== 'public');
    const statuses = new Set<number>();
    for (const { method, path } of guarded) {
      const url = `/api${path.replaceAll(/\{\w+\}/g, '0198c5a0-0000-7000-8000-000000000009')}`;
      statuses.add((await here.send(method, url, method === 'GET' ? {} : { body: {} })).status);
    }
    expect(guarded.length).toBeGreaterThan(25);
    expect([...statuses]).toEqual([401]);
    expect(await isIn(stranger)).toBe(true);
  });
});
