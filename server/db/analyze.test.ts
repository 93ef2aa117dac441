import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../tests/support/world.ts';
import { analyzeChanged } from './analyze.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const insert = (from: number, to: number) =>
  sql`
  insert into organizations (tenant_id, id, name, status, city, created_at, updated_at)
  select ${world.tenant.id}::uuid, gen_random_uuid(), 'Betrieb ' || n, 'active', 'Stadt ' || n % 7, ${world.clock.now()}::timestamptz, ${world.clock.now()}::timestamptz
  from generate_series(${from}::int, ${to}::int) n`.execute(world.db.kysely);

/** What the planner knows: how many rows there are, and of how many columns it has looked at the values. */
async function known(): Promise<{ rows: number; columns: number }> {
  const { rows } = await sql<{ rows: number; columns: number }>`
    select c.reltuples::int as rows, (select count(*)::int from pg_stats s where s.tablename = c.relname) as columns
    from pg_class c where c.oid = 'public.organizations'::regclass`.execute(world.db.kysely);
  return rows[0] ?? { rows: Number.NaN, columns: Number.NaN };
}

test('after a bulk insert the embedded database learns by the minute what PostgreSQL learns by itself', async () => {
  await insert(1, 1_000);
  if (world.db.kind === 'postgres') {
    // its autovacuum looks whenever it likes
    expect(await analyzeChanged(world.db)).toEqual([]);
    return;
  }
  expect(await known()).toEqual({ rows: -1, columns: 0 });
  await world.jobs.run('database.analyze', world.clock.now());
  const after = await known();
  expect(after.rows).toBe(1_000);
  expect(after.columns, 'values of its columns, too').toBeGreaterThan(10);
});

test('what hasn’t changed much is left alone, until it has', async () => {
  // each company that comes notes that it has changed
  const again = world.db.kind === 'pglite' ? ['public.organization_changes', 'public.organizations'] : [];
  await insert(1_001, 1_150);
  expect(await analyzeChanged(world.db)).toEqual([]);
  await insert(1_151, 1_151);
  expect(await analyzeChanged(world.db)).toEqual(again);
  expect(await analyzeChanged(world.db)).toEqual([]);
});

test('a table too large for the planner’s guess is looked at although nobody knows how often it was changed', async () => {
  const never = world.db.kind === 'pglite' ? ['public.audits'] : [];
  await sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event)
    select ${world.tenant.id}::uuid, gen_random_uuid(), ${world.clock.now()}::timestamptz, 'system', 'User', gen_random_uuid(), 'erase'
    from generate_series(1, 2000)`.execute(world.db.kysely);
  await sql`select pg_stat_force_next_flush()`.execute(world.db.kysely);
  await sql`select pg_stat_reset()`.execute(world.db.kysely);
  expect(await analyzeChanged(world.db)).toEqual(never);
});
