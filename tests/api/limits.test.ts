import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as auth from '../../contract/authentication/authentication.endpoints.ts';
import { undoUnsubscribe } from '../../contract/channels/channels.endpoints.ts';
import { createReminderCode } from '../../contract/legal-contacts/guardian-reminder.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import { strangers, strangersKey } from '../../server/authentication/login-tries.ts';
import { addressKey, countHit, endpointLimits, limitKey } from '../../server/http/rate-limits.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ productionLimits: true });
});
afterAll(() => world.close());

const wrong = (email: string) => ({ body: { email, password: 'wrong' } });

/** Wrong tries of others, counted as the server counts them. */
async function failedBefore(email: string, times: number): Promise<void> {
  const key = strangersKey({ network: '203.0.113.1', email });
  await inTenant(world.db, world.tenant.id, async (tx) => {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (let count = 0; count < times; count += 1) await countHit(tx, key, strangers.per, world.clock.now());
  });
}

describe('guessing a password', () => {
  test('is stopped after ten tries of one address at one account, for a quarter of an hour at most', async () => {
    const person = await world.person();
    const attacker = world.client();
    attacker.address = '203.0.113.7';
    const statuses: number[] = [];
    for (let count = 0; count < 12; count += 1)
      statuses.push((await attacker.call(auth.login, wrong(person.email))).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
    const refused = await attacker.call(auth.login, wrong(person.email));
    expect(refused.error).toEqual({
      message: 'Too many requests. Please wait a minute and try again.',
      code: 'too_many_requests',
    });
    const seconds = Number(refused.raw.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(900);

    const owner = world.client();
    owner.address = '198.51.100.9';
    await owner.login(person.email);
    world.clock.advance(seconds * 1000);
    await attacker.login(person.email);
  });

  test('from everywhere leaves each network five tries a day, and the account’s own browser its own', async () => {
    const person = await world.person();
    const owner = await world.login(person);
    await failedBefore(person.email, 100);
    const attacker = world.client();
    attacker.address = '203.0.113.8';
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await attacker.call(auth.login, wrong(person.email))).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
    owner.address = '203.0.113.8';
    await owner.login(person.email);
  });

  test.each([
    ['a network', 0, 10],
    ['all networks together', 100, 5],
  ])(
    'is stopped by the count of %s, whoever registered with the address and logs in between',
    async (_, before, max) => {
      const owner = await world.person();
      const shadow = await world.person({ email: owner.email, stage: 'session' });
      const own = 'Mein-Schatten-2026';
      const password_hash = await hashPassword(own);
      await inTenant(world.db, world.tenant.id, (tx) =>
        tx.updateTable('users').set({ password_hash }).where('id', '=', shadow.id).execute(),
      );
      await failedBefore(owner.email, before);
      const attacker = world.client();
      attacker.address = `203.0.113.${20 + max}`;
      for (let count = 1; count < max; count += 1)
        expect((await attacker.call(auth.login, wrong(owner.email))).status).toBe(422);
      await attacker.login(owner.email, own);
      expect((await attacker.call(auth.login, wrong(owner.email))).status).toBe(429);
      await world.client().login(owner.email);
    },
  );

  test('an unknown address is limited like a known one', async () => {
    const attacker = world.client();
    attacker.address = '203.0.113.250';
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await attacker.call(auth.login, wrong('nobody@example.net'))).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
  });
});

test.each<[string, string, string, (client: ApiClient) => Promise<{ readonly error?: { readonly code: string } }>]>([
  [
    'guessing secrets that switch mails on again',
    undoUnsubscribe.name,
    'link_invalid',
    (client) => client.call(undoUnsubscribe, { params: { token: 'x' } }),
  ],
  [
    'asking for pictures that remind a guardian',
    createReminderCode.name,
    'unauthenticated',
    (client) => client.call(createReminderCode, { params: { id: crypto.randomUUID() } }),
  ],
])('%s is stopped after 300 an hour from one network, not others', async (_, name, usual, call) => {
  const guess = async (address: string) => {
    const client = world.client();
    client.address = address;
    return (await call(client)).error?.code;
  };
  expect(await guess('203.0.113.30')).toBe(usual);
  const [limit] = endpointLimits[name] ?? [];
  const key = limit && limitKey(name, limit, { address: '203.0.113.30' });
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('rate_limits')
      .set({ count: 300 })
      .where('key', '=', key ?? '')
      .execute(),
  );
  expect([await guess('203.0.113.30'), await guess('203.0.113.31')]).toEqual(['too_many_requests', usual]);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});
