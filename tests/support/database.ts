import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';

const migrationsFolder = new URL('../../server/db/migrations/', import.meta.url);
const cacheFolder = new URL('../../.cache/', import.meta.url).pathname;

/** Names a PostgreSQL server to run on instead of the embedded database. */
const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/**
 * A migrated, empty database of the test's own: PGlite in memory, or, with TEST_DATABASE_URL, a new database on
 * that server made from a migrated template and dropped at `close`. Both begin from a copy made once per state of
 * the migrations.
 */
export async function freshDatabase(options: { poolSize?: number } = {}): Promise<Database> {
  if (testDatabaseUrl === undefined) return openDatabase({ image: await migratedImage() });
  const poolSize = options.poolSize ?? Number(process.env['TEST_DATABASE_POOL'] ?? 4);
  return postgresCopy(testDatabaseUrl, `werdegang_template_${await migrationsState()}`, poolSize);
}

/** A name for what the migrations say now. */
async function migrationsState(): Promise<string> {
  const hash = createHash('sha256');
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.ts')).toSorted();
  // with the list of those that run: an image made while files are exchanged lacks one
  for (const name of [...names, '../migrate.ts']) hash.update(await readFile(new URL(name, migrationsFolder)));
  hash.update(await readFile(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty embedded database as an image: beginning with it saves making one, which takes seconds. */
export async function migratedImage(): Promise<Uint8Array> {
  const path = join(cacheFolder, `pglite-${await migrationsState()}.tar`);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const db = await openDatabase({});
  if (db.kind !== 'pglite') throw new Error('Without an address the database is the embedded one.');
  await migrate(db);
  const image = await db.thread.dump();
  await db.close();
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, image);
  await rename(draft, path);
  return image;
}

async function postgresCopy(server: string, template: string, poolSize: number): Promise<Database> {
  const name = `werdegang_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(7216053)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount === 0) {
      const draft = `${template}_draft`;
      await client.query(`drop database if exists ${draft}`);
      await client.query(`create database ${draft} template template0`);
      const db = await openDatabase({ url: withName(server, draft), poolSize: 1 });
      await migrate(db);
      await db.close();
      await client.query(`alter database ${draft} rename to ${template}`);
    }
    await client.query(`create database ${name} template ${template}`);
  });
  const db = await openDatabase({ url: withName(server, name), poolSize });
  const close = async (): Promise<void> => {
    await db.close();
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...db, close };
}

async function onServer(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withName(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
