import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import type { Database } from './client.ts';
import { newId } from './ids.ts';
import { inTenant, inTenantUnhurried } from './scope.ts';

const clock = new FakeClock();
const here = tenantRow(clock, 'here');
const there = tenantRow(clock, 'there');
let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely.insertInto('tenants').values([here, there]).execute();
  for (const tenant of [here, there]) {
    await inTenant(db, tenant.id, (tx) =>
      tx.insertInto('organizations').values(organization(tenant.id, tenant.name)).execute(),
    );
  }
});
afterAll(() => db.close());

function organization(tenantId: string, name: string) {
  const now = clock.now();
  return { tenant_id: tenantId, id: newId(clock), name, status: 'active' as const, created_at: now, updated_at: now };
}

const names = (tenantId: string) =>
  inTenant(db, tenantId, async (tx) =>
    (await tx.selectFrom('organizations').select('name').execute()).map((row) => row.name),
  );

describe('inside a tenant', () => {
  test('nothing is compiled for a statement, and the next transaction knows nothing of that', async () => {
    const compiles = sql<{ jit: string }>`select current_setting('jit') as jit`;
    const outside = (await compiles.execute(db.kysely)).rows;
    expect(await inTenant(db, here.id, async (tx) => (await compiles.execute(tx)).rows)).toEqual([{ jit: 'off' }]);
    expect((await compiles.execute(db.kysely)).rows).toEqual(outside);
  });

  test('only its own rows are read', async () => {
    expect(await names(here.id)).toEqual(['here']);
    expect(await names(there.id)).toEqual(['there']);
  });

  test('only its own record of the tenants is read', async () => {
    expect(await inTenant(db, here.id, (tx) => tx.selectFrom('tenants').select('slug').execute())).toEqual([
      { slug: 'here' },
    ]);
  });

  test('another tenant’s row is neither changed nor deleted', async () => {
    const [changed, deleted] = await inTenant(db, here.id, async (tx) => [
      await tx.updateTable('organizations').set({ name: 'taken' }).where('name', '=', 'there').executeTakeFirst(),
      await tx.deleteFrom('organizations').where('tenant_id', '=', there.id).executeTakeFirst(),
    ]);
    expect([changed.numUpdatedRows, deleted.numDeletedRows]).toEqual([0n, 0n]);
    expect(await names(there.id)).toEqual(['there']);
  });

  test('a row cannot be written for, or moved to, another tenant', async () => {
    const refused = { code: '42501' };
    const insert = inTenant(db, here.id, (tx) =>
      tx.insertInto('organizations').values(organization(there.id, 'planted')).execute(),
    );
    await expect(insert).rejects.toMatchObject(refused);
    const move = inTenant(db, here.id, (tx) => tx.updateTable('organizations').set({ tenant_id: there.id }).execute());
    await expect(move).rejects.toMatchObject(refused);
    expect(await names(there.id)).toEqual(['there']);
  });

  test('a row cannot refer to another tenant’s row', async () => {
    const id = (
      await inTenant(db, there.id, (tx) => tx.selectFrom('organizations').select('id').executeTakeFirstOrThrow())
    ).id;
    const now = clock.now();
    const code = {
      tenant_id: here.id,
      id: newId(clock),
      organization_id: id,
      code: 'ABCDEFGH',
      name: 'x',
      occupation_ids: [],
    };
    const insert = inTenant(db, here.id, (tx) =>
      tx
        .insertInto('registration_codes')
        .values({ ...code, recommendation_text: '', kind: 'group', status: 'draft', created_at: now, updated_at: now })
        .execute(),
    );
    await expect(insert).rejects.toMatchObject({ code: '23503' });
  });

  test('a failure takes everything back', async () => {
    const attempt = inTenant(db, here.id, async (tx) => {
      await tx.insertInto('organizations').values(organization(here.id, 'half done')).execute();
      throw new Error('no');
    });
    await expect(attempt).rejects.toThrow('no');
    expect(await names(here.id)).toEqual(['here']);
  });
});

test('without a tenant the role of requests sees and writes nothing', async () => {
  const asRole = <T>(work: (tx: typeof db.kysely) => Promise<T>) =>
    db.kysely.transaction().execute(async (tx) => {
      await sql`select set_config('role', 'werdegang_app', true)`.execute(tx);
      return work(tx);
    });
  expect(await asRole((tx) => tx.selectFrom('organizations').selectAll().execute())).toEqual([]);
  expect(await asRole((tx) => tx.selectFrom('tenants').selectAll().execute())).toEqual([]);
  await expect(
    asRole((tx) => tx.insertInto('organizations').values(organization(here.id, 'loose')).execute()),
  ).rejects.toMatchObject({
    code: '42501',
  });
});

test('role and tenant end with the transaction', async () => {
  await inTenant(db, here.id, async () => undefined);
  const { rows } = await sql<{ same: boolean; tenant: string | null }>`
    select current_user = session_user as same, nullif(current_setting('app.tenant_id', true), '') as tenant`.execute(
    db.kysely,
  );
  expect(rows).toEqual([{ same: true, tenant: null }]);
});

test('a statement of a request is given up after two seconds', async () => {
  const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`;
  const { rows } = await inTenant(db, here.id, (tx) => limit.execute(tx));
  expect(rows).toEqual([{ limit: '2s' }]);
  expect((await limit.execute(db.kysely)).rows).toEqual([{ limit: '0' }]);
  // the embedded database has no timers: nothing to wait for there
  const slow = () => inTenant(db, here.id, (tx) => sql`select pg_sleep(2.5)`.execute(tx));
  if (db.kind === 'postgres') await expect(slow()).rejects.toMatchObject({ code: '57014' });
});

describe('one open transaction per request', () => {
  test('a second scope inside a scope fails at once', async () => {
    const nested = inTenant(db, here.id, () => names(here.id));
    await expect(nested).rejects.toThrow('A transaction is already open here');
  });

  test('so does a query past the scope', async () => {
    const past = inTenant(db, here.id, () => db.kysely.selectFrom('tenants').selectAll().execute());
    await expect(past).rejects.toThrow('A transaction is already open here');
  });

  test('scopes one after the other, and side by side, are fine', async () => {
    expect(await Promise.all([names(here.id), names(there.id), names(here.id)])).toEqual([
      ['here'],
      ['there'],
      ['here'],
    ]);
  });

  test('work begun inside, done after the end, may open its own', async () => {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    let later: Promise<string[]> | undefined;
    await inTenant(db, here.id, async () => {
      later = ended.then(() => names(there.id));
    });
    end();
    expect(await later).toEqual(['there']);
  });
});

test('work that nobody waits for has more time for a statement than a request', async () => {
  const limit = async (tx: Parameters<Parameters<typeof inTenant>[2]>[0]) =>
    (await sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx)).rows[0]?.limit;
  expect(await inTenant(db, here.id, limit)).toBe('2s');
  expect(await inTenantUnhurried(db, here.id, limit)).toBe('1min');
});
