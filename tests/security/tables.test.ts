import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enterTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { createWorld, type World } from '../support/world.ts';
import { tell } from './story.ts';

/** SECURITY 1 and 4: what a query without any condition gets, table by table, after a full story in two tenants. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await tell(world, world.tenant, { firstDay: true });
  await tell(world, world.other, { firstDay: true });
  // what was noted until now has been worked out by the minute
  await sql`update organizations set usage_type = nullif('searching', usage_type)`.execute(world.db.kysely);
});
afterAll(() => world.close());

/** What belongs to no tenant. */
const ofNobody = ['tenants', 'installation'];
const migrations = new URL('../../server/db/migrations/', import.meta.url);
/** As the migrations make them; each must have rows after the story. */
const tables = readdirSync(migrations, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .flatMap((name) => [...readFileSync(new URL(name, migrations), 'utf8').matchAll(/create table (\w+)/g)])
  .flatMap(([, name = '']) => (ofNobody.includes(name) ? [] : [name]))
  .toSorted();

class Undone extends Error {}

/** Rows of each tenant that requests of one tenant see, after `change`, which is undone. */
async function seen(
  table: string,
  tenant: TenantRow | undefined,
  change?: string,
): Promise<Record<'app' | 'chemie', number>> {
  let counts: Record<'app' | 'chemie', number> | undefined;
  await world.db.kysely
    .transaction()
    .execute(async (tx) => {
      if (change !== undefined) await sql.raw(change).execute(tx);
      if (tenant) await enterTenant(tx, tenant.id);
      else await sql`select set_config('role', 'werdegang_app', true)`.execute(tx);
      const { rows } = await sql<{
        tenant_id: string;
        n: number;
      }>`select tenant_id, count(*)::int as n from ${sql.table(table)} group by 1`.execute(tx);
      const of = ({ id }: TenantRow) => rows.find(({ tenant_id }) => tenant_id === id)?.n ?? 0;
      counts = { app: of(world.tenant), chemie: of(world.other) };
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (!counts) throw new Error('Nothing was counted.');
  return counts;
}

test('every table of tenant data is in this list, as the database has it', async () => {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'tenant_id'`.execute(world.db.kysely);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(tables);
});

describe.each(tables)('%s', (table) => {
  test('shows a tenant its own rows and no other’s, and nothing without a tenant', async () => {
    expect(await seen(table, world.tenant)).toEqual({ app: expect.toSatisfy((n: number) => n > 0), chemie: 0 });
    expect(await seen(table, world.other)).toEqual({ app: 0, chemie: expect.toSatisfy((n: number) => n > 0) });
    expect(await seen(table, undefined)).toEqual({ app: 0, chemie: 0 });
  });

  test('would show them without its policy: the look above sees what it guards against', async () => {
    const open = await seen(table, world.tenant, `alter table ${table} disable row level security`);
    expect(open.chemie).toBeGreaterThan(0);
  });
});

describe.each([
  ['consents', 'reason'],
  ['audits', 'reason'],
  ['company_consents', 'text_hash'],
] as const)('the ledger %s', (table, said) => {
  test.each([
    ['changed', sql`update ${sql.table(table)} set ${sql.ref(said)} = 'forged'`],
    ['deleted', sql`delete from ${sql.table(table)}`],
    ['emptied', sql`truncate ${sql.table(table)}`],
  ])('can’t be %s by requests', async (_, statement) => {
    const attempt = world.db.kysely.transaction().execute(async (tx) => {
      await enterTenant(tx, world.tenant.id);
      await statement.execute(tx);
    });
    await expect(attempt).rejects.toMatchObject({ code: '42501' });
  });
});

test.each([
  'alter table users disable row level security',
  'drop policy users_tenant on users',
  'select * from installation',
  'create table mine (a int)',
])('requests may not: %s', async (statement) => {
  const attempt = world.db.kysely.transaction().execute(async (tx) => {
    await enterTenant(tx, world.tenant.id);
    await sql.raw(statement).execute(tx);
  });
  await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^42501|^42601|^0LP01/) });
});
