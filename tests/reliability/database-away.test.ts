import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type KyselyPlugin, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createHead, tenantsLookup } from '../../contract/tenants/tenants.endpoints.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { anyPostgres } from '../support/any-postgres.ts';
import { ApiClient } from '../support/api-client.ts';
import { type Cable, layCable } from '../support/cable.ts';
import { freshFiles } from '../support/files.ts';
import { FakeClock } from '../support/clock.ts';
import { tenantRow } from '../support/rows.ts';
import { smallBuild } from '../support/small-build.ts';

/** The fault "database away or slow": PostgreSQL at the end of a line that is cut, held and mended. */
const clock = new FakeClock();
const name = `werdegang_away_${randomBytes(6).toString('hex')}`;
let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let cable: Cable;
let db: Database;
let app: FastifyInstance;
let client: ApiClient;
let build: string;
/** What the server has asked the database so far. */
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1;
    return node;
  },
  transformResult: async ({ result }) => result,
};

async function onServer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

beforeAll(async () => {
  postgres = await anyPostgres();
  await onServer(`create database ${name}`);
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  cable = await layCable(address.href);
  db = await openDatabase({ url: cable.url, poolSize: 3 });
  await migrate(db);
  await db.kysely.insertInto('tenants').values(tenantRow(clock, 'app')).execute();
  const jobs = createJobs({
    db,
    clock,
    config: readConfig({}),
    mailer: openMailer({ clock }),
    onError: () => undefined,
  });
  const config = readConfig({ BASE_DOMAIN: 'localhost' });
  build = await smallBuild();
  const counted = { ...db, kysely: db.kysely.withPlugin(counting) };
  app = await buildApp({ config, db: counted, build, clock, jobs, files: freshFiles(), limitScale: 100 });
  client = new ApiClient(app, 'app.localhost:3000');
  await client.send('GET', '/api/auth/csrf-cookie');
});
afterEach(() => cable.mend());
afterAll(async () => {
  await app.close();
  await db.close();
  await cable.close();
  await onServer(`drop database ${name} with (force)`);
  await postgres.stop();
  await rm(build, { recursive: true });
});

const login = () => client.send('POST', '/api/auth/login', { body: { email: 'nobody@example.org', password: 'x' } });
/** What a document of a tenant links to, with pictures of its own; it asks the database for nothing else. */
const head = async (slug: string): Promise<[number, unknown]> => {
  const path = '/api/v1/heads/app/manifest.webmanifest?name=app&color=%23ee5e24';
  const { raw } = await new ApiClient(app, `${slug}.localhost:3000`).send('GET', path);
  return [raw.statusCode, raw.json()];
};
const page = async (path: string, slug = 'app') =>
  (await new ApiClient(app, `${slug}.localhost:3000`).send('GET', path, { headers: { accept: 'text/html' } })).status;
/** What asks the database for nothing by itself, and is refused all the same: nobody vouches for the tenant's state. */
const calls = async () => [
  (await client.call(createHead, { params: { application: 'app' }, body: { name: 'app', color: '#ee5e24' } })).status,
  (await client.call(tenantsLookup, { query: { filter: { slug: 'app' } } })).status,
];
const health = async () => [(await client.send('GET', '/livez')).status, (await client.send('GET', '/readyz')).status];

describe.each([
  ['cut', () => cable.cut()],
  ['silent', async () => cable.hold()],
])('while the line to the database is %s', (_, breakLine) => {
  test('it lives, is not ready, answers 503 with Retry-After, and is back at once afterwards', async () => {
    // every connection of the pool is open, so that requests are cut off in the middle of their work too
    const statuses = async () =>
      new Set((await Promise.all(Array.from({ length: 6 }, login))).map(({ status }) => status));
    await expect.poll(statuses, { timeout: 60_000 }).toEqual(new Set([422]));
    await breakLine();
    // more than the pool holds, so that both waiting for a connection and using one are seen
    const replies = await Promise.all(Array.from({ length: 8 }, login));
    for (const { status, body, raw } of replies) {
      expect([status, (body as { code: string }).code]).toEqual([503, 'unavailable']);
      expect(Number(raw.headers['retry-after'])).toBeGreaterThan(0);
      expect(raw.body).not.toMatch(/ECONN|terminated|127\.0\.0\.1|postgres/i);
    }
    expect(await health()).toEqual([200, 503]);
    // who the tenant is, is read anew after ten seconds: a page and its files come all the same, with what was read last
    clock.advance(11_000);
    expect((await login()).status).toBe(503);
    expect(await head('app')).toMatchObject([200, { icons: [{ type: 'image/png' }, {}, {}] }]);
    expect(await head('other'), 'nobody knows whether there is one').toMatchObject([503, { code: 'unavailable' }]);
    expect([await page('/dashboard'), await page('/login'), await page('/anything.txt')]).toEqual([200, 200, 200]);
    expect([await page('/assets/main-A.js'), await page('/assets/main-A.js', 'other')]).toEqual([200, 200]);
    expect(await page('/dashboard', 'other')).toBe(503);
    expect(await calls()).toEqual([503, 503]);
    await cable.mend();
    await expect.poll(async () => (await login()).status, { timeout: 20_000 }).toBe(422);
    expect(await health()).toEqual([200, 200]);
  });
});

test('a statement the database is too long about is given up, and the request may come again', async () => {
  const holder = new pg.Client({ connectionString: cable.url });
  await holder.connect();
  await holder.query('begin; lock table users in access exclusive mode');
  const reply = await login();
  expect([reply.status, reply.raw.headers['retry-after']]).toEqual([503, '5']);
  await holder.query('rollback');
  await holder.end();
  expect((await login()).status).toBe(422);
});

test('a connection the server ends is replaced, nobody notices', async () => {
  await login();
  await onServer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await expect.poll(async () => (await login()).status, { timeout: 5_000 }).toBe(422);
});

test('a start asks again where a connection comes too late, a request and a job do not', async () => {
  const { port, hostname } = new URL(postgres.url);
  const sockets: Socket[] = [];
  // the first three are taken and never answered
  const slow = createServer((near) => {
    sockets.push(near);
    if (sockets.length <= 3) return;
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const url = new URL(postgres.url);
  url.port = String((slow.address() as AddressInfo).port);
  const late = await openDatabase({ url: url.href, poolSize: 1, connectWithinMs: 300 });
  const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(late.kysely)).rows;
  try {
    await expect(ask()).rejects.toThrow('timeout');
    await expect(withoutHurry(ask)).rejects.toThrow('timeout');
    expect(await withoutHurry(() => withoutHurry(ask), 60_000)).toEqual([{ one: 1 }]);
    expect(sockets).toHaveLength(4);
  } finally {
    await late.close();
    for (const socket of sockets) socket.destroy();
    slow.close();
  }
});

test('whose document it is, nobody waits for again within a second, and what was read an hour ago stands in no more', async () => {
  expect(await page('/dashboard')).toBe(200);
  await cable.cut();
  clock.advance(11_000);
  const asked = async (): Promise<readonly [number, number]> => {
    const before = statements;
    return [await page('/dashboard'), statements - before];
  };
  expect(await asked()).toEqual([200, 1]);
  expect(await asked(), 'it was away a moment ago').toEqual([200, 0]);
  clock.advance(1_000);
  expect(await asked()).toEqual([200, 1]);
  app.tenants.forget();
  expect(await asked(), 'one tenant was changed').toEqual([200, 1]);
  clock.advance(3_600_000 - 12_001);
  expect(await page('/dashboard')).toBe(200);
  clock.advance(1);
  expect(await page('/dashboard')).toBe(503);
  expect(await page('/assets/main-A.js')).toBe(200);
  await cable.mend();
  await expect.poll(() => page('/dashboard'), { timeout: 20_000 }).toBe(200);
});
