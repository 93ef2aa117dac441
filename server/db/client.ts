import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { lockDataFolder } from './data-lock.ts';
import { PGliteThreadDialect } from './pglite-dialect.ts';
import { PGliteThread } from './pglite-thread.ts';
import { openPool, poolDialect } from './postgres.ts';
import type { Schema } from './schema.ts';

interface Common {
  readonly kysely: Kysely<Schema>;
  /** Waits for running statements and lets go of the lock. */
  close(): Promise<void>;
}

/** The database on either engine; `thread` and `pool` are for pg-boss alone. */
export type Database =
  | (Common & { readonly kind: 'pglite'; readonly thread: PGliteThread })
  | (Common & { readonly kind: 'postgres'; readonly pool: Pool });

export interface DatabaseOptions {
  /** `postgres://…`; absent means the embedded database. */
  readonly url?: string;
  /** Folder of the embedded database; absent means memory. */
  readonly dataDir?: string;
  /** Image the embedded database begins with, from {@link PGliteThread.dump}. */
  readonly image?: Uint8Array;
  /** Connections to PostgreSQL at most; 10 unless said otherwise. */
  readonly poolSize?: number;
  /** How long a statement waits for a connection to PostgreSQL before it fails; 900 ms unless said otherwise. */
  readonly connectWithinMs?: number;
}

/**
 * Opens PostgreSQL, or PGlite in a worker thread under the lock beside its folder. The lock is taken before
 * anything else happens; throws DataFolderInUse when another process has it.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { url, dataDir, image, poolSize = 10, connectWithinMs } = options;
  if (url !== undefined) {
    const pool = openPool(url, poolSize, connectWithinMs);
    const kysely = new Kysely<Schema>({ dialect: poolDialect(pool) });
    return { kind: 'postgres', kysely, pool, close: () => pool.end() };
  }
  const release = dataDir === undefined ? () => undefined : lockDataFolder(dataDir);
  try {
    const thread = await PGliteThread.open({
      ...(dataDir === undefined ? {} : { dataDir }),
      ...(image === undefined ? {} : { image }),
    });
    const kysely = new Kysely<Schema>({ dialect: new PGliteThreadDialect(thread) });
    const close = async (): Promise<void> => {
      await thread.close();
      release();
    };
    return { kind: 'pglite', kysely, thread, close };
  } catch (error) {
    release();
    throw error;
  }
}
