import { type CompiledQuery, sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { freshFiles } from '../../tests/support/files.ts';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { listening, walksOf } from '../../tests/support/listening.ts';
import { crowdedTables, fillTables } from '../../tests/support/many-rows.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { isWhole } from '../../tests/support/whole.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { acrossTenants } from '../db/scope.ts';
import { openMailer } from '../mail/mailer.ts';
import { keepHouse } from '../http/housekeeping.ts';
import { registerTicks } from '../ticks.ts';
import { createJobs } from './jobs.ts';

const clock = new FakeClock();
let db: Database | undefined;
afterEach(async () => {
  await db?.close();
  db = undefined;
});

async function withTenants(count: number): Promise<Database> {
  await db?.close();
  db = await freshDatabase();
  const rows = Array.from({ length: count }, (_, index) => tenantRow(clock, `tenant${index}`));
  await db.kysely.insertInto('tenants').values(rows).execute();
  // as after the minutes in which a new tenant is looked at
  await sql`update tenants set guardian_checks_left = 0`.execute(db.kysely);
  return db;
}

/** The statements of a minute. */
async function minuteOf(whole: Database): Promise<readonly CompiledQuery[]> {
  const { heard, statements } = listening(whole);
  const jobs = createJobs({
    db: heard,
    clock,
    config: readConfig({}),
    mailer: openMailer({ clock }),
    onError: () => undefined,
  });
  const deps = { config: readConfig({ BASE_DOMAIN: 'localhost' }), db: heard, clock, jobs, files: freshFiles() };
  registerTicks(deps);
  keepHouse(deps);
  // figures that have changed are analyzed first
  await jobs.run('database.analyze', clock.now());
  statements.length = 0;
  await jobs.tick(clock.now());
  await jobs.stop();
  return statements;
}

test('a minute in which nothing is due costs the same with forty tenants as with one', async () => {
  const one = await minuteOf(await withTenants(1));
  expect(one.length).toBeGreaterThan(20);
  expect((await minuteOf(await withTenants(40))).length).toBe(one.length);
});

/** How many rows of each table a statement looks at. */
async function walkedBy(whole: Database, statement: CompiledQuery): Promise<Record<string, number>> {
  const walked: Record<string, number> = {};
  for (const { table, rows } of await acrossTenants(whole, (tx) => walksOf(tx, statement)))
    if (crowdedTables.includes(table)) walked[table] = (walked[table] ?? 0) + rows;
  return walked;
}

test('a look for due work finds by index that there is none', async () => {
  const tenants = 20;
  const whole = await withTenants(tenants);
  await fillTables(whole, isWhole && whole.kind === 'postgres' ? 40_000 : 6_000, clock.now());
  const looks = (await minuteOf(whole)).filter(({ sql: text }) => text.startsWith('select t.id from tenants t'));
  expect(looks.length).toBeGreaterThan(12);
  const walked = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const look of looks) {
      // whether anybody has done anything lately: that finds one row in each tenant
      const most = look.sql.includes('suspicious_events') ? tenants : 0;
      for (const [table, rows] of Object.entries(await walkedBy(whole, look))) if (rows > most) found.push(table);
    }
    return found;
  };
  // open requests to guardians are held against birthdays; each ends within days
  expect(await walked()).toEqual(['legal_contacts']);
  await sql`drop index not_me_age`.execute(whole.kysely);
  expect(await walked()).toEqual(['not_me', 'legal_contacts']);
});
