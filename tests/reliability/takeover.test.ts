import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyPostgres } from '../support/any-postgres.ts';
import { type ServerProcess, startProcess, WireClient } from '../support/server-process.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';
import { someOf } from '../support/whole.ts';

/** Processes that start at once on a new database, and what one leaves behind that is killed. */
const startTimeout = 180_000;
const running: ServerProcess[] = [];
const databases: string[] = [];
let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let smtp: SmtpServer;
let folder: string;

beforeAll(async () => {
  postgres = await anyPostgres();
  smtp = await startSmtp();
  folder = await mkdtemp(join(tmpdir(), 'werdegang-takeover-'));
}, startTimeout);
afterAll(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await smtp.close();
  for (const name of databases) await query(postgres.url, `drop database ${name} with (force)`);
  await postgres.stop();
  await rm(folder, { recursive: true });
});

async function query<T extends pg.QueryResultRow>(address: string, statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function newDatabase(): Promise<string> {
  const name = `werdegang_takeover_${randomBytes(6).toString('hex')}`;
  databases.push(name);
  await query(postgres.url, `create database ${name}`);
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  return address.href;
}

async function start(url: string, smtpUrl: string): Promise<ServerProcess> {
  const server = await startProcess({ DATABASE_URL: url, SMTP_URL: smtpUrl, DATA_DIR: folder });
  running.push(server);
  return server;
}

const isReady = async (server: ServerProcess): Promise<boolean> => {
  const client = new WireClient(server.port);
  const { status } = await client.send('GET', '/readyz');
  client.close();
  return status === 200;
};
const forgot = async (server: ServerProcess, email: string): Promise<void> => {
  const client = new WireClient(server.port);
  await client.send('GET', '/api/auth/csrf-cookie');
  expect((await client.send('POST', '/api/auth/password/forgot', { email })).status).toBe(204);
  client.close();
};

test.each(someOf([1, 2, 3], 3))(
  'two that start at once on a new database both do their jobs (round %i)',
  async () => {
    const url = await newDatabase();
    const pair = await Promise.all([start(url, smtp.url), start(url, smtp.url)]);
    for (const server of pair) await expect.poll(() => isReady(server), { timeout: 60_000 }).toBe(true);
    for (const server of pair) expect(server.output()).not.toContain('A job failed');
    // what is asked of each of them goes out
    for (const server of pair) {
      const address = server === pair[0] ? 'applicant@example.org' : 'searching@example.org';
      const arrived = () => smtp.arrivals.filter(({ to }) => to.includes(address)).length;
      const before = arrived();
      await forgot(server, address);
      await expect.poll(arrived, { timeout: 30_000 }).toBeGreaterThan(before);
    }
    await Promise.all(pair.map((server) => server.end('SIGKILL')));
  },
  startTimeout,
);

/** Takes a mail up to its text and then says nothing more. */
async function startStuckSmtp(): Promise<{ server: Server; url: string; stuck: Promise<void>; close(): void }> {
  const sockets: Socket[] = [];
  const { promise: stuck, resolve } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('220 stuck\r\n');
    socket.on('data', (chunk) => {
      if (/^data/im.test(chunk.toString())) {
        socket.write('354 go on\r\n');
        resolve();
      } else if (/^(ehlo|mail|rcpt)/i.test(chunk.toString())) socket.write('250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { server, url: `smtp://127.0.0.1:${port}`, stuck, close };
}

test(
  'killed with a mail and the minute’s work in hand, it is followed within a minute: the mail arrives, the work is done',
  async () => {
    const url = await newDatabase();
    const stuck = await startStuckSmtp();
    const first = await start(url, stuck.url);
    await expect.poll(() => isReady(first), { timeout: 60_000 }).toBe(true);
    // the minute's work waits for a table that somebody else holds, and that mails don't need
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('begin; lock table pings in access exclusive mode');
    const ticks = () =>
      query<{ id: string; state: string }>(
        url,
        `select id, state from jobs.job where name = 'tick' order by created_on`,
      );
    await expect
      .poll(async () => (await ticks()).some(({ state }) => state === 'active'), { timeout: 90_000, interval: 200 })
      .toBe(true);
    // asked for last: a mail that is stuck for half a minute is no longer in hand, but waits for its next try
    await forgot(first, 'applicant@example.org');
    await stuck.stuck;
    await first.end('SIGKILL');
    const killedAt = performance.now();
    await holder.query('rollback');
    await holder.end();
    const [mail] = await query<{ id: string }>(url, `select id from mails where kind = 'password_reset'`);
    const hasArrived = () => smtp.arrivals.some(({ raw }) => raw.includes(`<${mail?.id}@`));
    const cutOff = (await ticks()).find(({ state }) => state === 'active')?.id;
    const second = await start(url, smtp.url);
    await expect.poll(hasArrived, { timeout: 60_000 }).toBe(true);
    const arrivedAfter = performance.now() - killedAt;
    await expect
      .poll(async () => (await ticks()).find(({ id }) => id === cutOff)?.state, { timeout: 60_000, interval: 500 })
      .toBe('completed');
    const doneAfter = performance.now() - killedAt;
    expect({ arrivedAfter, doneAfter }).toSatisfy(() => Math.max(arrivedAfter, doneAfter) < 60_000);
    expect(second.output()).not.toContain('A job failed');
    stuck.close();
  },
  startTimeout + 120_000,
);
