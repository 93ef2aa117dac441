import { PostgresDialect, type PostgresPool } from 'kysely';
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
const connectWithinMs = 900;

/** A pool on PostgreSQL 15 or later. A connection that breaks while idle is dropped, not thrown. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: size, types, connectionTimeoutMillis: connectWithinMs });
  pool.on('error', () => undefined);
  return pool;
}

/** Kysely on the pool, refusing a second connection inside an open transaction. */
export function poolDialect(pool: pg.Pool): PostgresDialect {
  const guarded: PostgresPool = {
    options: pool.options,
    connect: async () => {
      refuseSecondConnection();
      return pool.connect();
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: guarded });
}
