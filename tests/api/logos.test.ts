import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tenantsLookup } from '../../contract/tenants/tenants.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { checkLogo, type Logo } from '../../server/tenants/logo-file.ts';
import { saveLogo } from '../../server/tenants/tenant-logos.repository.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { aPng } from '../support/png.ts';
import { createWorld, type World } from '../support/world.ts';

const own = checkLogo(aPng({ width: 240, height: 60 }));
const others = checkLogo(aPng({ width: 96, height: 96 }));
const url = ({ hash }: Pick<Logo, 'hash'>): string => `/api/v1/logos/${hash}.png`;

let world: World;
const give = async (tenant: TenantRow, logo: Logo | null): Promise<void> => {
  await inTenant(world.db, tenant.id, (tx) => saveLogo(tx, logo, world.clock.now()));
  world.app.tenants.forget();
};
const ask = async (path: string, host: TenantRow | string = world.tenant) =>
  (await world.client(host).send('GET', path, { headers: { accept: 'image/*' } })).raw;

beforeAll(async () => {
  world = await createWorld();
  await give(world.tenant, own);
  await give(world.other, others);
});
afterAll(() => world.close());

describe('a tenant’s logo', () => {
  test('is named where the tenant is, with its size; null without one', async () => {
    const named = async (slug: string) => {
      const { body } = await world.client().call(tenantsLookup, { query: { filter: { slug } } });
      return body.data[0]?.logo;
    };
    expect(await named('app')).toEqual({ url: url(own), width: 240, height: 60 });
    expect(await named('chemie')).toEqual({ url: url(others), width: 96, height: 96 });
    await give(world.other, null);
    expect(await named('chemie')).toBeNull();
    await give(world.other, others);
  });

  test('is served byte for byte, kept for ever, as nothing but a picture, and sets no cookie', async () => {
    const { statusCode, headers, rawPayload } = await ask(url(own));
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(own.png)).toBe(true);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(own.png.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('is there on its own host only', async () => {
    expect((await ask(url(others), world.other)).statusCode).toBe(200);
    for (const [logo, host] of [
      [others, world.tenant],
      [own, world.other],
      [own, 'nobody.localhost:3000'],
      [own, 'localhost:3000'],
    ] as const) {
      const { statusCode, headers } = await ask(url(logo), host);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });

  test.each([
    '/api/v1/logos/0123456789abcdef0123456789abcdef.png',
    '/api/v1/logos/%00.png',
    '/api/v1/logos/..%2f..%2fetc.png',
    `/api/v1/logos/${own.hash}`,
    `/api/v1/logos/${own.hash.toUpperCase()}.png`,
    `/api/v1/logos/${own.hash}.svg`,
    '/api/v1/logos/',
  ])('%s is a 404', async (path) => {
    expect((await ask(path)).statusCode).toBe(404);
  });

  test('is at another address once it is another, and gone once it is removed', async () => {
    const next = checkLogo(aPng({ width: 300, height: 60 }));
    await give(world.other, next);
    expect((await ask(url(next), world.other)).statusCode).toBe(200);
    expect((await ask(url(others), world.other)).statusCode).toBe(404);
    await give(world.other, null);
    expect((await ask(url(next), world.other)).statusCode).toBe(404);
  });
});
