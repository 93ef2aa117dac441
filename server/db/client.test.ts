import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase, migratedImage } from '../../tests/support/database.ts';
import { type Database, openDatabase } from './client.ts';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';
import { migrate } from './migrate.ts';
import { PGliteThread } from './pglite-thread.ts';
import { keptPlan } from './postgres.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  db = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'werdegang-db-'));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

test('values come back in the same JavaScript types on both engines', async () => {
  const at = new Date('2026-03-29T00:59:59.123Z');
  const { rows } = await sql`
    select 9007199254740991::int8 as int8, count(*) as count, ${'2028-02-29'}::date as date, ${at}::timestamptz as at,
      ${Buffer.from([0, 255, 7])}::bytea as bytes, ${JSON.stringify({ a: [1, null] })}::jsonb as json,
      ${['018f0000-0000-7000-8000-000000000001']}::uuid[] as uuids, 0.1::float8 as float8, true as bool, null as nothing`.execute(
    db.kysely,
  );
  expect(rows).toEqual([
    {
      int8: 9007199254740991,
      count: 1,
      date: '2028-02-29',
      at,
      bytes: Buffer.from([0, 255, 7]),
      json: { a: [1, null] },
      uuids: ['018f0000-0000-7000-8000-000000000001'],
      float8: 0.1,
      bool: true,
      nothing: null,
    },
  ]);
});

test('an error names its code and the constraint', async () => {
  const insert = () => sql`insert into installation (name, value) values ('once', 'x')`.execute(db.kysely);
  await insert();
  await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'installation_pkey' });
});

test('a statement that is kept serves other values by its name', async () => {
  const { sums, kept } = await db.kysely.transaction().execute(async (tx) => {
    const add = (a: number, b: number) =>
      sql<{ sum: number }>`select ${keptPlan('a-sum')} ${a}::int + ${b}::int as sum`.execute(tx);
    const rows = [...(await add(1, 2)).rows, ...(await add(20, 22)).rows];
    const names = await sql<{ name: string }>`select name from pg_prepared_statements where name = 'a-sum'`.execute(tx);
    return { sums: rows.map(({ sum }) => sum), kept: names.rows };
  });
  expect(sums).toEqual([3, 42]);
  expect(kept).toEqual(db.kind === 'pglite' ? [] : [{ name: 'a-sum' }]);
});

test('a kept statement that a migration outdates fails once, and its connection is given up', async () => {
  const one = await freshDatabase({ poolSize: 1 });
  try {
    await sql`create table kept (held int)`.execute(one.kysely);
    const ask = () => sql`select ${keptPlan('held')} held from kept`.execute(one.kysely);
    await ask();
    await sql`alter table kept alter column held type text`.execute(one.kysely);
    const outcomes = await Promise.allSettled([ask(), ask()]);
    expect(outcomes.map(({ status }) => status)).toEqual(
      one.kind === 'pglite' ? ['fulfilled', 'fulfilled'] : ['rejected', 'fulfilled'],
    );
  } finally {
    await one.close();
  }
});

test('names sort as people expect', async () => {
  const { rows } = await sql<{ n: string }>`
    select n from unnest(array['Zoe', 'Özlem', 'Olaf', 'Änne', 'Anton']) n order by n collate "und-x-icu"`.execute(
    db.kysely,
  );
  expect(rows.map((row) => row.n)).toEqual(['Änne', 'Anton', 'Olaf', 'Özlem', 'Zoe']);
});

test('statements of different callers never mix with a transaction in progress', async () => {
  const add = (name: string) => db.kysely.insertInto('installation').values({ name, value: '1' }).execute();
  const transactions = Array.from({ length: 10 }, (_, n) =>
    db.kysely
      .transaction()
      .execute(async (tx) => {
        await tx
          .insertInto('installation')
          .values({ name: `lost-${n}`, value: '1' })
          .execute();
        await sql`select 1`.execute(tx);
        throw new Error('undo');
      })
      .catch(() => undefined),
  );
  const singles = Array.from({ length: 10 }, (_, n) => add(`kept-${n}`));
  await Promise.all([...transactions, ...singles]);
  const rows = await db.kysely
    .selectFrom('installation')
    .select('name')
    .where('name', 'like', '%-%')
    .orderBy('name')
    .execute();
  expect(rows.map((row) => row.name)).toEqual(Array.from({ length: 10 }, (_, n) => `kept-${n}`));
});

test('several migrations at once do the work once', async () => {
  await Promise.all([migrate(db), migrate(db), migrate(db)]);
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from kysely_migration where name = '0001_foundation'`.execute(db.kysely);
  expect(rows).toEqual([{ count: 1 }]);
});

describe('the embedded database', () => {
  let image: Uint8Array;
  let thread: PGliteThread;
  beforeAll(async () => {
    image = await migratedImage();
    thread = await PGliteThread.open({ image });
  });
  afterAll(() => thread.close());

  test('refuses a folder in use with a sentence, keeps what the first wrote, and lets go of it when closed', async () => {
    const dataDir = join(folder, 'data');
    const first = await openDatabase({ dataDir, image });
    await expect(openDatabase({ dataDir })).rejects.toThrow(DataFolderInUse);
    await expect(openDatabase({ dataDir })).rejects.toThrow('is in use by another process of this program');
    await sql`create table kept as select 42 as answer`.execute(first.kysely);
    await first.close();
    const second = await openDatabase({ dataDir });
    expect((await sql`select answer from kept`.execute(second.kysely)).rows).toEqual([{ answer: 42 }]);
    await second.close();
    lockDataFolder(dataDir)();
  });

  test('gives the reason when it cannot start, and frees the folder', async () => {
    const dataDir = join(folder, 'broken');
    await expect(openDatabase({ dataDir, image: Buffer.from('no database') })).rejects.toThrow(Error);
    lockDataFolder(dataDir)();
  });

  test('a failed batch does not leave its transaction to the next caller', async () => {
    await expect(thread.exec('begin; select 1; select * from absent; commit')).rejects.toThrow('absent');
    expect((await thread.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('tells listeners, until they stop', async () => {
    const heard: string[] = [];
    const stop = await thread.listen('news', (payload) => heard.push(payload));
    await thread.exec(`notify news, 'first'`);
    await thread.query('select 1');
    await stop();
    await thread.exec(`notify news, 'second'`);
    await thread.query('select 1');
    expect(heard).toEqual(['first']);
  });
});
