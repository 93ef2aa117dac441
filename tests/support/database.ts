import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { withoutHurry } from '../../server/db/postgres.ts';

const migrationsFolder = new URL('../../server/db/migrations/', import.meta.url);
const cacheFolder = new URL('../../.cache/', import.meta.url).pathname;

/** Names a PostgreSQL server to run on instead of the embedded database. */
const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** What databases begin as, made once per state of the migrations. */
interface Beginning {
  readonly name: string;
  readonly make: (db: Database) => Promise<unknown>;
}

const migrated: Beginning = { name: 'migrated', make: migrate };

/**
 * A migrated, empty database of the test's own: PGlite in memory, or, with TEST_DATABASE_URL, a new database on
 * that server made from a migrated template and dropped at `close`.
 */
export async function freshDatabase(options: { poolSize?: number } = {}): Promise<Database> {
  if (testDatabaseUrl === undefined) return openDatabase({ image: await imageOf(migrated) });
  await makeTemplate(testDatabaseUrl, migrated);
  return postgresCopy(testDatabaseUrl, migrated, options.poolSize ?? Number(process.env['TEST_DATABASE_POOL'] ?? 4));
}

/** The same as it was when only these migrations were there. */
export async function databaseAfter(migrations: Readonly<Record<string, Migration>>): Promise<Database> {
  const name = Object.keys(migrations).at(-1) ?? 'empty';
  const make = async ({ kysely }: Database): Promise<void> => {
    const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } });
    const { error } = await withoutHurry(() => migrator.migrateToLatest());
    if (error !== undefined) throw error;
  };
  if (testDatabaseUrl === undefined) return openDatabase({ image: await imageOf({ name, make }) });
  // roles belong to the server: what comes after these migrations finds them there, whoever else migrates at the moment
  await makeTemplate(testDatabaseUrl, migrated);
  await makeTemplate(testDatabaseUrl, { name, make });
  return postgresCopy(testDatabaseUrl, { name, make }, 4);
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
export const migratedImage = (): Promise<Uint8Array> => imageOf(migrated);

async function imageOf({ name, make }: Beginning): Promise<Uint8Array> {
  const path = join(cacheFolder, `pglite-${name}-${await migrationsState()}.tar`);
  const cached = await readFile(path).catch(() => undefined);
  if (cached) return cached;
  const db = await openDatabase({});
  if (db.kind !== 'pglite') throw new Error('Without an address the database is the embedded one.');
  await make(db);
  const image = await db.thread.dump();
  await db.close();
  await mkdir(cacheFolder, { recursive: true });
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, image);
  await rename(draft, path);
  return image;
}

const templateOf = async ({ name }: Beginning): Promise<string> => `werdegang_${name}_${await migrationsState()}`;

async function makeTemplate(server: string, beginning: Beginning): Promise<void> {
  const template = await templateOf(beginning);
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(7216053)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount !== 0) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft}`);
    await client.query(`create database ${draft} template template0`);
    const db = await openDatabase({ url: withName(server, draft), poolSize: 1 });
    await beginning.make(db);
    await db.close();
    await client.query(`alter database ${draft} rename to ${template}`);
  });
}

async function postgresCopy(server: string, beginning: Beginning, poolSize: number): Promise<Database> {
  const name = `werdegang_test_${randomBytes(8).toString('hex')}`;
  const template = await templateOf(beginning);
  const socket = await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(7216053)');
    // as files: two thirds of the processor's time of writing each page to the log as well
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    return socketOf(client);
  });
  const url = new URL(withName(server, name));
  // spares each statement the way through TCP
  if (socket !== undefined) url.searchParams.set('host', socket);
  // on a busy machine a connection may come late; what follows where none comes is asked in tests/reliability
  const db = await openDatabase({ url: url.href, poolSize, connectWithinMs: 20_000 });
  const close = async (): Promise<void> => {
    await db.close();
    await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  };
  return { ...db, close };
}

/** The folder of the server's socket, where this machine can enter it. */
async function socketOf(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('unix_socket_directories') as folder`,
  );
  const folder = rows[0]?.folder.split(',')[0] ?? '';
  return existsSync(join(folder, `.s.PGSQL.${client.port}`)) ? folder : undefined;
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withName(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
