import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening, walksOf } from '../../tests/support/listening.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import { inTenant } from '../db/scope.ts';
import { findSessionFacts, findUserFacts } from './me.repository.ts';

const many = 40;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  for (let one = 0; one < many; one += 1) await world.login(await world.person());
});
afterAll(() => world.close());

test('who a session is of is found without comparing everybody with everybody, on a database without statistics as well', async () => {
  const { heard, statements } = listening(world.db);
  await inTenant(heard, world.tenant.id, (tx) => findSessionFacts(tx, randomBytes(32), world.clock.now()));
  const statement = statements.find((one) => one.sql.includes('token_hash'));
  if (!statement) throw new Error('Nothing was asked.');
  const walks = await inTenant(world.db, world.tenant.id, (tx) => walksOf(tx, statement));
  expect(walks.filter(({ rows }) => rows > many)).toEqual([]);
});

test('what every request asks is kept by its connection', async () => {
  const names = await inTenant(world.db, world.tenant.id, async (tx) => {
    await findUserFacts(tx, world.tenant.id);
    await findSessionFacts(tx, randomBytes(32), world.clock.now());
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements order by name`.execute(tx);
    return rows.map(({ name }) => name);
  });
  expect(names).toEqual(world.db.kind === 'pglite' ? [] : ['session-facts', 'user-facts']);
});
