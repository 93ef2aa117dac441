import { basename } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { modulesBelow } from '../../contract/kit/found.ts';
import type { Database } from './client.ts';
import { withoutHurry } from './postgres.ts';
import type { Schema } from './schema.ts';

/** In order of their names; a released one is never edited. */
const migrations = Object.fromEntries(
  (await modulesBelow<Migration>(import.meta.url, /^migrations\/\d{4}_\w+\.ts$/)).map(([path, migration]) => [
    basename(path, '.ts'),
    migration,
  ]),
);

/** Any number that this program alone uses: one process migrates, the others wait for it. */
const advisoryLock = 7_216_052;

/**
 * Brings the tables up to date, in one transaction, under an advisory lock. A table that stays locked for
 * 2 s stops it with the database's error, so that a running deployment isn't blocked; the next start resumes.
 */
export function migrate(db: Database): Promise<void> {
  return withoutHurry(() => db.kysely.connection().execute(migrateOn));
}

async function migrateOn(connection: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_lock(${advisoryLock})`.execute(connection);
  try {
    if (await isUpToDate(connection)) return;
    await sql`set lock_timeout = '2s'`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
    await sql`reset lock_timeout`.execute(connection);
    await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection);
  }
}

/** The everyday start: asks once instead of letting the migrator read the whole catalog. */
async function isUpToDate(connection: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as "table"`.execute(
    connection,
  );
  if (!rows[0]?.table) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(connection);
  const names = new Set(done.rows.map((row) => row.name));
  return names.size === Object.keys(migrations).length && Object.keys(migrations).every((name) => names.has(name));
}
