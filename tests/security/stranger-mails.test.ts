import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password, type Person } from '../support/people.ts';
import { aCode, mailedCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

/** What a stranger asks for with somebody's address neither delays nor voids what its owner asks for. */
let world: World;
let code: string;
beforeAll(async () => {
  world = await createWorld({ productionLimits: true });
  code = (await aCode(world)).code.code;
});
afterAll(() => world.close());
beforeEach(() => world.clock.advance(25 * hour));

const minute = 60_000;
const hour = 60 * minute;
const home = '198.51.100.20';

const from = (address: string): ApiClient => {
  const client = world.client();
  client.address = address;
  return client;
};
const forgot = (client: ApiClient, email: string) => client.call(auth.forgotPassword, { body: { email } });
const register = async (client: ApiClient, email: string): Promise<ApiClient> => {
  const body = { firstname: 'Ayla', lastname: 'Kaya', email, password, code };
  expect((await client.call(auth.registerApplicant, { body })).status).toBe(204);
  return client;
};

const tokensOf = async (email: string): Promise<string[]> =>
  (await world.mails(email)).map(({ text }) => /reset#token=([\w-]+)/.exec(text)?.[1] ?? '').filter(Boolean);
const works = async (token: string, secret = 'Andere-Lehrstelle-7'): Promise<boolean> =>
  (await world.client().call(auth.resetPassword, { body: { token, password: secret, password_confirmation: secret } }))
    .status === 204;
/** How many of some links work; the first that does makes the others useless. */
async function working(tokens: readonly string[]): Promise<number> {
  let count = 0;
  for (const token of tokens) if (await works(token)) count += 1;
  return count;
}

describe('a forgotten password', () => {
  test('asked for 26 times by a stranger in a day: the owner’s own link comes at once and works', async () => {
    const victim = await world.person();
    for (let count = 0; count < 26; count += 1) {
      expect((await forgot(from('203.0.113.1'), victim.email)).status).toBe(204);
      await world.jobs.deliverMails(world.clock.now());
      world.clock.advance(30 * minute);
    }
    const before = await tokensOf(victim.email);
    expect(before.length).toBe(11);
    await forgot(from(home), victim.email);
    const after = await tokensOf(victim.email);
    expect(after.length).toBe(12);
    expect(await works(after[0] ?? '')).toBe(true);
  });

  test('a link that was mailed works until a newer one has gone out, and then no more', async () => {
    const victim = await world.person();
    await forgot(from(home), victim.email);
    const [own = ''] = await tokensOf(victim.email);
    // three go in a minute; the others wait
    for (let count = 0; count < 9; count += 1) await forgot(from('203.0.113.2'), victim.email);
    const mailed = await tokensOf(victim.email);
    expect(mailed.length).toBe(4);
    expect(await works(own)).toBe(false);
    // what goes in the same minute arrives in any order
    expect(await working(mailed.slice(0, 3))).toBe(1);
    // who has a new password needs none of what waits
    world.clock.advance(hour);
    expect((await tokensOf(victim.email)).length).toBe(4);
  });

  test('from forty networks at once: an inbox gets two dozen an hour at most, and one of the newest there works', async () => {
    const victim = await world.person();
    for (let index = 0; index < 40; index += 1) await forgot(from(`203.0.113.${index + 10}`), victim.email);
    for (let count = 0; count < 60; count += 1) {
      await world.jobs.deliverMails(world.clock.now());
      world.clock.advance(minute);
    }
    const mailed = await tokensOf(victim.email);
    expect(mailed.length).toBeLessThanOrEqual(24);
    world.clock.advance(-minute);
    await forgot(from(home), victim.email);
    expect(await working((await tokensOf(victim.email)).slice(0, 6))).toBe(1);
  });

  test('at a browser the account knows it has a budget of its own, whatever comes from the same network', async () => {
    const victim = await world.person();
    const browser = world.client();
    browser.address = home;
    await browser.login(victim.email);
    for (let count = 0; count < 10; count += 1) await forgot(from(home), victim.email);
    const before = await tokensOf(victim.email);
    expect((await forgot(browser, victim.email)).status).toBe(204);
    const after = await tokensOf(victim.email);
    expect(after.length).toBe(before.length + 1);
    expect(await works(after[0] ?? '')).toBe(true);
  });

  test('that waited past its hour is made anew, once, with a link that works', async () => {
    const victim = await world.person();
    await forgot(from(home), victim.email);
    await forgot(from(home), victim.email);
    world.clock.advance(2 * hour);
    const mailed = await tokensOf(victim.email);
    expect(mailed.length).toBe(1);
    expect(await works(mailed[0] ?? '')).toBe(true);
  });
});

describe('a code', () => {
  test('after twelve registrations by a stranger with the address the owner’s comes at once and is right', async () => {
    const email = 'owner-to-be@example.org';
    for (let count = 0; count < 12; count += 1) await register(from('203.0.113.3'), email);
    await world.jobs.deliverMails(world.clock.now());
    const owner = await register(from(home), email);
    const digits = await mailedCode(world, email);
    expect((await owner.call(auth.verifyEmail, { body: { code: digits } })).status).toBe(204);
  });

  test('that waited past its ten minutes is made anew; the tries that were used stay used', async () => {
    const email = 'slow@example.org';
    const owner = await register(from(home), email);
    for (const digits of ['000001', '000002']) await owner.call(auth.verifyEmail, { body: { code: digits } });
    world.clock.advance(11 * minute);
    const digits = await mailedCode(world, email);
    expect((await owner.call(auth.verificationState)).body.data).toMatchObject({
      expires_at: new Date(world.clock.now().getTime() + 10 * minute).toISOString(),
      tries_left: 3,
    });
    expect((await owner.call(auth.verifyEmail, { body: { code: digits } })).status).toBe(204);
  });

  test('that was guessed at too often, or whose registration is gone, is not sent any more', async () => {
    const email = 'worn-out@example.org';
    const browser = await register(from(home), email);
    for (let count = 0; count < 5; count += 1) await browser.call(auth.verifyEmail, { body: { code: '000000' } });
    await register(from(home), 'gone@example.org');
    await world.db.kysely.deleteFrom('users').where('email_key', '=', 'gone@example.org').execute();
    world.clock.advance(11 * minute);
    expect(await world.mails(email)).toEqual([]);
    expect(await world.mails('gone@example.org')).toEqual([]);
  });
});

test('a mail says nothing of who asked for it', async () => {
  const victim: Person = await world.person();
  await forgot(from('203.0.113.77'), victim.email);
  const [mail] = await world.mails(victim.email);
  expect(JSON.stringify(mail)).not.toContain('203.0.113.77');
});
