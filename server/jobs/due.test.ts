import type { KyselyPlugin } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { openMailer } from '../mail/mailer.ts';
import { keepHouse } from '../plugins/housekeeping.ts';
import { registerTicks } from '../ticks.ts';
import { createJobs } from './jobs.ts';

let db: Database | undefined;
afterEach(() => db?.close());

/** Statements of a minute in which nothing is due, with so many tenants. */
async function statementsWith(tenants: number): Promise<number> {
  db = await freshDatabase();
  const clock = new FakeClock();
  const rows = Array.from({ length: tenants }, (_, index) => tenantRow(clock, `tenant${index}`));
  await db.kysely.insertInto('tenants').values(rows).execute();
  let statements = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const counted: Database = { ...db, kysely: db.kysely.withPlugin(counting) };
  const jobs = createJobs({ db: counted, clock, mailer: openMailer({ clock }), onError: () => undefined });
  const deps = { config: readConfig({ BASE_DOMAIN: 'localhost' }), db: counted, clock, jobs };
  registerTicks(deps);
  keepHouse(deps);
  // a new tenant's guardians are looked for three times, and its figures are analyzed
  for (let minute = 0; minute < 4; minute += 1) {
    clock.advance(60_000);
    // oxlint-disable-next-line no-await-in-loop -- one minute after the other
    await jobs.tick(clock.now());
  }
  statements = 0;
  clock.advance(60_000);
  await jobs.tick(clock.now());
  await jobs.stop();
  await db.close();
  db = undefined;
  return statements;
}

test('a minute in which nothing is due costs the same with forty tenants as with one', async () => {
  const one = await statementsWith(1);
  expect(one).toBeGreaterThan(10);
  expect(await statementsWith(40)).toBe(one);
}, 60_000);
