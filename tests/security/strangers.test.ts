import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeEmail, exportAccount } from '../../contract/account/account.endpoints.ts';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { aCode, mailedCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { untilServed } from '../support/until-served.ts';

/** What a stranger can do with somebody's address: learn nothing, and keep nobody out. Limits as in production. */
let world: World;
let code: string;
beforeAll(async () => {
  world = await createWorld({ productionLimits: true });
  code = (await aCode(world)).code.code;
});
afterAll(() => world.close());

const from = (address: string): ApiClient => {
  const client = world.client();
  client.address = address;
  return client;
};
const stranger = (number: number): ApiClient => from(`203.0.113.${number}`);
const home = '198.51.100.20';

const register = async (client: ApiClient, email: string): Promise<ApiClient> => {
  const body = { firstname: 'Ayla', lastname: 'Kaya', email, password, code };
  expect((await client.call(auth.registerApplicant, { body })).status).toBe(204);
  return client;
};
const guess = (client: ApiClient, digits = '000000') => client.call(auth.verifyEmail, { body: { code: digits } });
const login = (client: ApiClient, email: string, secret = password) =>
  client.call(auth.login, { body: { email, password: secret } });

test('the export of an account that has not proven its address is the same for known and unknown addresses', async () => {
  const known = ['searching@example.org', 'staff@example.org', 'company@example.org'];
  await world.person({ email: known[0] ?? '' });
  await world.person({ email: known[1] ?? '', type: 'tenant_member' });
  await world.person({ email: known[2] ?? '', type: 'employee' });
  const seen = new Set<string>();
  for (const email of [...known, 'nobody@example.org']) {
    const browser = await register(stranger(1), email);
    const { body, raw } = await browser.call(exportAccount);
    expect(raw.statusCode).toBe(200);
    expect(body.data.mails).toEqual([]);
    const { exported_at: _at, user, sessions, ...rest } = body.data;
    seen.add(JSON.stringify([Object.keys(user), sessions.length, rest]));
    world.clock.advance(61_000);
  }
  expect(seen.size).toBe(1);
});

test('who asks for a new address learns from the export nothing of who has it', async () => {
  const owner = await world.person({ type: 'tenant_member', locale: 'de', email: 'Owner-Of@example.org' });
  const seen: object[] = [];
  for (const email of [owner.email.toLowerCase(), 'owned-by-nobody@example.org']) {
    const browser = await world.login(await world.person());
    expect((await browser.call(changeEmail, { body: { email, current_password: password } })).status).toBe(200);
    await world.mails();
    seen.push((await browser.call(exportAccount)).body.data.mails);
  }
  expect(seen).toEqual([[], []]);
});

describe('passwords', () => {
  test('a hundred wrong ones from ten networks: the owner gets in at a new browser, whoever else tries', async () => {
    const person = await world.person();
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1)
      statuses.push((await login(stranger(20 + (index % 10)), person.email, `Wrong-password-${index}`)).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await login(from(home), person.email)).status).toBe(204);
  });

  test('the browser one registered in is known, also behind the address that the attack comes from', async () => {
    const email = 'known@example.org';
    const owner = await register(from(home), email);
    expect((await guess(owner, await mailedCode(world, email))).status).toBe(204);
    await owner.call(logout);
    for (let index = 0; index < 12; index += 1) await login(from(home), email, 'Wrong-password-1');
    expect((await login(from(home), email)).status).toBe(429);
    expect((await login(owner, email)).status).toBe(204);
  });

  test('registering with somebody’s address makes no browser theirs', async () => {
    const person = await world.person();
    const attacker = await register(stranger(70), person.email);
    await attacker.call(logout);
    for (let index = 0; index < 10; index += 1) await login(stranger(70), person.email, 'Wrong-password-1');
    expect((await login(attacker, person.email, 'Wrong-password-1')).status).toBe(429);
    const unknown = await register(stranger(71), 'free@example.org');
    await unknown.call(logout);
    for (let index = 0; index < 10; index += 1) await login(stranger(71), 'free@example.org', 'Wrong-password-1');
    expect((await login(unknown, 'free@example.org', 'Wrong-password-1')).status).toBe(429);
  });
});

describe('codes', () => {
  test('twelve registrations with one address, five guesses each: twenty-five are compared, the owner gets in', async () => {
    const email = 'guessed@example.org';
    const results: string[] = [];
    for (let index = 0; index < 12; index += 1) {
      const attacker = await register(stranger(80), email);
      for (let count = 0; count < 5; count += 1) {
        const reply = await guess(attacker);
        results.push(reply.error.code);
      }
    }
    expect(results.filter((result) => result === 'code_wrong').length).toBe(25);
    expect(results.filter((result) => result === 'code_blocked').length).toBe(35);
    const owner = await register(from(home), email);
    expect((await owner.call(auth.verificationState)).body.data).toMatchObject({ blocked: false, tries_left: 5 });
    const replies = await Promise.all([1, 2, 3].map(() => guess(owner)));
    expect(replies.map(({ error }) => error.code)).toEqual(['code_wrong', 'code_wrong', 'code_wrong']);
  });

  test('fifty guesses at once in ten registrations: never more than twenty-five compared', async () => {
    const email = 'parallel@example.org';
    const browsers: ApiClient[] = [];
    for (let index = 0; index < 10; index += 1) browsers.push(await register(stranger(81), email));
    const replies = await Promise.all(
      browsers.flatMap((browser) => [1, 2, 3, 4, 5].map(() => untilServed(() => guess(browser)))),
    );
    expect(replies.filter(({ error }) => error.code === 'code_wrong').length).toBe(25);
  });

  test('deleting the registration gives no new guesses', async () => {
    const email = 'deleted@example.org';
    for (let index = 0; index < 5; index += 1) {
      const attacker = await register(stranger(82), email);
      for (let count = 0; count < 5; count += 1) await guess(attacker);
      await world.db.kysely.deleteFrom('users').where('email_key', '=', email).execute();
    }
    expect((await guess(await register(stranger(82), email))).error.code).toBe('code_blocked');
  });
});

test('made-up cookies of another tenant are counted, not written down', async () => {
  const rows = async () =>
    (
      await world.db.kysely
        .selectFrom('audits')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count;
  const before = await rows();
  const client = world.client();
  client.cookies.set('session', 'A'.repeat(64));
  for (let count = 0; count < 100; count += 1) await client.call(fetchMe);
  expect(await rows()).toBe(before);
  const noise = await world.db.kysely.selectFrom('noise_counts').select(['event', 'count']).execute();
  expect(noise).toEqual([{ event: 'foreign_host', count: 100 }]);
});
