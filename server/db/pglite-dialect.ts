import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { QueryResult as SessionResult } from './pglite-protocol.ts';
import type { PGliteSession, PGliteThread } from './pglite-thread.ts';

/**
 * Kysely on the embedded database. Kysely's own dialect shares one connection object between all callers, so
 * that a statement can slip into somebody else's transaction; here each caller holds the connection for itself.
 */
export class PGliteThreadDialect implements Dialect {
  readonly #thread: PGliteThread;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  createDriver(): Driver {
    return new PGliteThreadDriver(this.#thread);
  }

  createAdapter(): PostgresAdapter {
    return new PostgresAdapter();
  }

  createQueryCompiler(): PostgresQueryCompiler {
    return new PostgresQueryCompiler();
  }

  createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new PostgresIntrospector(db);
  }
}

class PGliteThreadConnection implements DatabaseConnection {
  readonly session: PGliteSession & { release(): void };

  constructor(session: PGliteSession & { release(): void }) {
    this.session = session;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, affectedRows } = await this.#run<R>(query);
    return affectedRows === undefined ? { rows } : { rows, numAffectedRows: BigInt(affectedRows) };
  }

  /** Without parameters several statements may come at once, as with PostgreSQL's client; the last one answers. */
  async #run<R>({ sql, parameters }: CompiledQuery): Promise<SessionResult<R>> {
    if (parameters.length > 0) return this.session.query<R>(sql, parameters);
    const results = (await this.session.exec(sql)) as SessionResult<R>[];
    return results.at(-1) ?? { rows: [], fields: [] };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The embedded database does not stream; ask for a page.');
  }
}

class PGliteThreadDriver implements Driver {
  readonly #thread: PGliteThread;

  constructor(thread: PGliteThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PGliteThreadConnection> {
    return new PGliteThreadConnection(await this.#thread.acquire());
  }

  async beginTransaction(connection: PGliteThreadConnection): Promise<void> {
    await connection.session.exec('begin');
  }

  async commitTransaction(connection: PGliteThreadConnection): Promise<void> {
    await connection.session.exec('commit');
  }

  async rollbackTransaction(connection: PGliteThreadConnection): Promise<void> {
    await connection.session.exec('rollback');
  }

  async releaseConnection(connection: PGliteThreadConnection): Promise<void> {
    connection.session.release();
  }

  async destroy(): Promise<void> {
    await this.#thread.close();
  }
}
