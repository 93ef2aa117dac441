import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { endpointLimits, limitKey } from '../../server/http/rate-limits.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { createWorld, type World } from '../support/world.ts';

/** SECURITY 21: whom a request counts for, and which tenant it is for, with proxies named and unnamed in front. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ productionLimits: true, settings: { TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' } });
});
afterAll(() => world.close());

const guess = { body: { email: 'nobody@example.net', password: 'wrong' } };
const byAddress = endpointLimits['auth.login']?.find(({ by }) => by === 'address');

/** How often the login was counted for an address. */
async function counted(address: string): Promise<number> {
  if (!byAddress) throw new Error('Logins have no limit by address.');
  const key = limitKey('auth.login', byAddress, { address }) ?? '';
  const row = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('rate_limits').select('count').where('key', '=', key).executeTakeFirst(),
  );
  return row?.count ?? 0;
}

describe('a request', () => {
  test.each([
    ['of a stranger, whatever it claims', '203.0.113.1', '198.51.100.1', '203.0.113.1'],
    ['of a stranger claiming to be a proxy', '203.0.113.2', '10.0.0.1', '203.0.113.2'],
    ['of a stranger behind a chain of claims', '203.0.113.3', '198.51.100.3, 10.0.0.1, 10.0.0.2', '203.0.113.3'],
    ['of loopback, which nobody named', '127.0.0.1', '198.51.100.4', '127.0.0.1'],
    ['by a named proxy', '10.1.2.3', '198.51.100.5', '198.51.100.5'],
    ['by a named proxy, with a claim before it', '10.1.2.3', '192.0.2.66, 198.51.100.6', '198.51.100.6'],
    ['by two named proxies', '10.1.2.3', '198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['by a named proxy over IPv6', 'fd00::1', '2001:db8:7:7::9', '2001:db8:7:7::1'],
    ['by a mapped IPv4 proxy', '::ffff:10.1.2.3', '198.51.100.8', '198.51.100.8'],
    ['by a named proxy that says nothing', '10.1.2.4', undefined, '10.1.2.4'],
  ])('%s', async (_, peer, forwarded, countsFor) => {
    const client = world.client();
    client.address = peer;
    if (forwarded !== undefined) client.headers['x-forwarded-for'] = forwarded;
    Object.assign(client.headers, {
      'x-real-ip': '192.0.2.99',
      forwarded: 'for=192.0.2.98',
      'x-client-ip': '192.0.2.97',
      'cf-connecting-ip': '192.0.2.96',
    });
    const before = await counted(countsFor);
    expect((await client.call(login, guess)).status).toBeLessThan(430);
    expect(await counted(countsFor)).toBe(before + 1);
    for (const claimed of ['192.0.2.99', '192.0.2.98', '192.0.2.97', '192.0.2.96', '192.0.2.66'])
      expect(await counted(claimed)).toBe(0);
  });

  test('changes its limit neither by a new claim each time nor by a new address in its own network', async () => {
    const statuses = async (address: (count: number) => string, forwarded: boolean) => {
      const seen = [];
      for (let count = 0; count < 12; count += 1) {
        const client = world.client();
        client.address = address(count);
        if (forwarded) client.headers['x-forwarded-for'] = `198.51.100.${count}`;
        seen.push((await client.call(login, { body: { ...guess.body, email: 'victim@example.net' } })).status);
      }
      return seen;
    };
    expect(await statuses(() => '203.0.113.77', true)).toEqual([...Array<number>(10).fill(422), 429, 429]);
    expect(await statuses((count) => `2001:db8:77:77::${count + 1}`, false)).toEqual([
      ...Array<number>(10).fill(422),
      429,
      429,
    ]);
  });
});

describe('the tenant by a forwarded host', () => {
  const open = async (peer: string, tenant: TenantRow) => {
    const person = await world.person({ tenant });
    const client = world.client('app.localhost:3000');
    client.address = peer;
    Object.assign(client.headers, {
      'x-forwarded-host': `${tenant.slug}.localhost:3000`,
      origin: `http://${tenant.slug}.localhost:3000`,
    });
    await client.send('GET', '/api/auth/csrf-cookie');
    return (await client.call(login, { body: { email: person.email, password: person.password } })).status;
  };

  test('is believed from a named proxy only', async () => {
    expect(await open('10.1.2.3', world.other)).toBe(204);
    expect(await open('203.0.113.9', world.other)).toBe(419);
  });
});
