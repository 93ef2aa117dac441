import { sql, type Transaction } from 'kysely';
import type { Database } from '../../server/db/client.ts';
import type { Schema } from '../../server/db/schema.ts';

/** What is held until everybody waits: rows by their table and id. */
type Held = readonly [table: 'applicants' | 'organizations' | 'users' | 'pings' | 'link_tokens', id: string];

/** How many transactions of this database wait for a lock. */
const waiting = sql<{ count: number }>`select count(distinct pid)::int as count from pg_locks
  where not granted and pid in
    (select pid from pg_locks where database = (select oid from pg_database where datname = current_database()))`;

const hasOneConnection = (db: Database): boolean => db.kind === 'pglite' || process.env['TEST_DATABASE_POOL'] === '1';

const lock = (tx: Transaction<Schema>, [table, id]: Held) =>
  tx.selectFrom(table).select('id').where('id', '=', id).forUpdate().execute();

async function untilWaiting(tx: Transaction<Schema>, many: number): Promise<void> {
  const { rows } = await waiting.execute(tx);
  if ((rows[0]?.count ?? 0) < many) await untilWaiting(tx, many);
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01';

/**
 * Holds one row, lets a call begin that waits for it while it holds the other, and then wants that: a deadlock, of which
 * the database throws out the call. With a single connection there is none. Undefined where the machine was so slow
 * that the database threw out the test's own transaction instead: that proves nothing, and is to be tried again.
 */
export async function crossing<T>(
  db: Database,
  held: Held,
  wanted: Held,
  call: () => Promise<T>,
): Promise<T | undefined> {
  if (hasOneConnection(db)) return call();
  let begun: Promise<T> | undefined;
  try {
    await db.kysely.transaction().execute(async (tx) => {
      await lock(tx, held);
      begun = call();
      await untilWaiting(tx, 1);
      await lock(tx, wanted);
    });
    return await begun;
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    await begun;
    return undefined;
  }
}

/**
 * Lets calls begin one after the other while rows they need are held, each once the one before waits, and then lets
 * them go on: whoever began later has read before the earlier one wrote. With a single connection nothing happens in
 * between, and they simply follow each other.
 */
export async function inLine<T extends readonly unknown[]>(
  db: Database,
  held: readonly Held[],
  ...calls: { readonly [Index in keyof T]: () => Promise<T[Index]> }
): Promise<T> {
  const results: Promise<unknown>[] = [];
  if (hasOneConnection(db)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    for (const call of calls) results.push(Promise.resolve(await call()));
  } else {
    await db.kysely.transaction().execute(async (tx) => {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      for (const row of held) await lock(tx, row);
      for (const call of calls) {
        results.push(call());
        // oxlint-disable-next-line no-await-in-loop -- as above
        await untilWaiting(tx, results.length);
      }
    });
  }
  return (await Promise.all(results)) as unknown as T;
}
