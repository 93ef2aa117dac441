import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresDialect, type PostgresPool, type PostgresPoolClient, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { refuseSecondConnection } from './open-transaction.ts';

const { INT8: int8, DATE: date } = pg.types.builtins;

/** The same JavaScript values as the embedded database gives: int8 as number, date as `YYYY-MM-DD`. */
const types: pg.CustomTypesConfig = {
  getTypeParser(id, format) {
    if (id === int8) return Number;
    if (id === date) return (text: string) => text;
    return pg.types.getTypeParser(id, format);
  },
};

/** A request that finds no connection within this time is answered 503 (faults: "database away or slow"). */
const usualConnectWithinMs = 900;

/** The server gives up a request's statement after 2 s (scope.ts); a line silent for longer is dead, in milliseconds. */
const silentForMs = 3_000;

/** How long work without hurry goes on asking for a connection that comes too late, in milliseconds. */
const unhurried = new AsyncLocalStorage<number>();

/**
 * Lets statements of `work` take as long as they need: migrations wait for locks and rewrite tables. Its connections come
 * as soon as a request's, unless it may ask again for a while: jobs come again by themselves, a start doesn't.
 * @param askAgainForMs whatever it stands in has, unless said otherwise
 */
export const withoutHurry = <T>(work: () => Promise<T>, askAgainForMs = unhurried.getStore() ?? 0): Promise<T> =>
  unhurried.run(askAgainForMs, work);

/**
 * Goes to the front of a statement whose text never changes: a connection keeps it by this name, and after a few runs its
 * plan. For what every request asks and PostgreSQL plans longer than it reads; never where the best plan depends on a
 * value. The embedded database reads it as a comment.
 */
export const keptPlan = (name: string): RawBuilder<unknown> => sql.raw(`/* kept plan: ${name} */`);

/** A column has another type than when a kept statement was planned: its connection is given up. */
const outdatedPlan = '0A000';

const keptName = /^select \/\* kept plan: ([a-z-]+) \*\//;

/** A pool on PostgreSQL 15 or later. A connection that breaks, idle or between two statements, is dropped, not thrown. */
export function openPool(url: string, size: number, connectWithinMs = usualConnectWithinMs): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, types, connectionTimeoutMillis: connectWithinMs });
  pool.on('error', () => undefined);
  // The pool listens to idle ones only; what breaks in use fails its next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Ends a connection that doesn't answer, which fails the statement under way; otherwise a request would wait for ever. */
function watched(client: pg.PoolClient): PostgresPoolClient {
  let isOutdated = false;
  const ask = async (statement: pg.QueryConfig): Promise<unknown> => {
    try {
      return await client.query(statement);
    } catch (error) {
      isOutdated ||= error instanceof pg.DatabaseError && error.code === outdatedPlan;
      throw error;
    }
  };
  const query = async (text: string, values?: readonly unknown[]): Promise<unknown> => {
    const [, name] = keptName.exec(text) ?? [];
    const statement: pg.QueryConfig = { text, values: values as unknown[], ...(name !== undefined && { name }) };
    if (unhurried.getStore() !== undefined) return ask(statement);
    const timer = setTimeout(() => void client.end().catch(() => undefined), silentForMs);
    try {
      return await ask(statement);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (destroy) => client.release(Boolean(destroy) || isOutdated),
  };
}

/** Makes an attempt that came too late again for as long as the work may ask; a refused one is told at once. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  const until = performance.now() + (unhurried.getStore() ?? 0);
  for (;;)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return await pool.connect();
    } catch (error) {
      const isLate = error instanceof Error && /timeout/.test(error.message);
      if (!isLate || performance.now() >= until) throw error;
    }
}

/** Kysely on the pool, refusing a second connection inside an open transaction. */
export function poolDialect(pool: pg.Pool): PostgresDialect {
  const guarded: PostgresPool = {
    options: pool.options,
    connect: async () => {
      refuseSecondConnection();
      return watched(await connected(pool));
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: guarded });
}
