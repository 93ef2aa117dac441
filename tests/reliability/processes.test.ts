import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoPassword } from '../../server/demo/accounts.ts';
import { anyPostgres } from '../support/any-postgres.ts';
import { type ServerProcess, startProcess, WireClient } from '../support/server-process.ts';
import { startSmtp } from '../support/smtp.ts';

/** The faults "process killed while writing", "shutdown under load" and two processes, with the program itself. */
const startTimeout = 180_000;
const employee = 'referring@example.org';

const code = (name: string) => ({
  name,
  occupation_ids: [],
  recommendation_text: 'Gut',
  valid_from: null,
  valid_until: null,
  max_uses: null,
});
const create = (client: WireClient, key: string) =>
  client.send('POST', '/api/v1/registration-codes', code(key), { 'idempotency-key': key });

async function loggedIn(server: ServerProcess): Promise<WireClient> {
  const client = new WireClient(server.port);
  await client.login(employee, demoPassword);
  return client;
}

describe('on one data folder', () => {
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'werdegang-processes-'));
    server = await startProcess({ DATA_DIR: folder });
  }, startTimeout);
  afterAll(async () => {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true });
  });

  test(
    'a second start is refused with a sentence, and the first goes on serving',
    async () => {
      const second = await startProcess({ DATA_DIR: folder }).then(
        async (started) => started.end('SIGKILL').then(() => 'it started'),
        (error: Error) => error.message,
      );
      expect(second).toContain('ended with 1');
      expect(second).toContain('is in use by another process');
      expect(second).not.toMatch(/\bat .*\.ts/);
      const client = await loggedIn(server);
      expect((await create(client, 'after-the-second')).status).toBe(201);
      client.close();
    },
    startTimeout,
  );

  test.each([1, 2])(
    'killed in the midst of writing, it has everything it acknowledged; a retry settles the rest (round %i)',
    async (round) => {
      const before = await loggedIn(server);
      const acknowledged = new Map<string, string>();
      const unknown = new Set<string>();
      let killing: Promise<unknown> | undefined;
      const writeOn = async (lane: number): Promise<void> => {
        for (let count = 0; !killing; count += 1) {
          const key = `round-${round}-lane-${lane}-${count}`;
          unknown.add(key);
          const reply = await create(before, key).catch(() => undefined);
          if (reply?.status !== 201) continue;
          unknown.delete(key);
          acknowledged.set(key, (reply.body as { data: { id: string } }).data.id);
          if (acknowledged.size === 25) killing = server.end('SIGKILL');
        }
      };
      await Promise.all([0, 1, 2, 3].map(writeOn));
      await killing;
      before.close();
      expect(unknown.size).toBeGreaterThan(0);

      server = await startProcess({ DATA_DIR: folder });
      const after = await loggedIn(server);
      for (const [key, id] of acknowledged) {
        const { status, body } = await after.send('GET', `/api/v1/registration-codes/${id}`);
        expect([status, (body as { data: { name: string } }).data.name]).toEqual([200, key]);
      }
      for (const key of unknown) expect((await create(after, key)).status).toBe(201);
      const { body } = await after.send('GET', '/api/v1/registration-codes?per_page=100&order=-created_at');
      const names = (body as { data: { name: string }[] }).data
        .map(({ name }) => name)
        .filter((name) => name.startsWith(`round-${round}-`));
      expect(names.toSorted()).toEqual([...acknowledged.keys(), ...unknown].toSorted());
      after.close();
    },
    startTimeout,
  );

  test(
    'asked to stop under load, it answers what is in flight, takes nothing new, and ends with 0 within ten seconds',
    async () => {
      const clients = await Promise.all(Array.from({ length: 8 }, () => loggedIn(server)));
      const lanes = clients.map((client, lane) =>
        Array.from({ length: 5 }, (_, count) => create(client, `last-words-${lane}-${count}`)),
      );
      const inFlight = lanes.flat();
      // what still lies in a socket that the server hasn't read is nothing that it could answer
      await Promise.all(lanes.map((lane) => Promise.race(lane)));
      const began = performance.now();
      const ended = server.end('SIGTERM');
      const answers = await Promise.allSettled(inFlight);
      expect(await ended).toBe(0);
      expect(performance.now() - began).toBeLessThan(10_000);
      const statuses = answers.map((answer) =>
        answer.status === 'fulfilled' ? answer.value.status : String(answer.reason),
      );
      expect(statuses.filter((status) => status !== 201)).toEqual([]);
      await expect(new WireClient(server.port).send('GET', '/livez')).rejects.toThrow('ECONNREFUSED');
      for (const client of clients) client.close();
      expect(server.output()).not.toMatch(/error|unhandled/i);
    },
    startTimeout,
  );
});

describe('on one PostgreSQL', () => {
  const name = `werdegang_pair_${randomBytes(6).toString('hex')}`;
  let postgres: Awaited<ReturnType<typeof anyPostgres>>;
  let smtp: Awaited<ReturnType<typeof startSmtp>>;
  let pair: ServerProcess[];
  let folder: string;
  let url: string;

  const onServer = async <T extends pg.QueryResultRow>(statement: string, address = postgres.url): Promise<T[]> => {
    const admin = new pg.Client({ connectionString: address });
    await admin.connect();
    const { rows } = await admin.query<T>(statement);
    await admin.end();
    return rows;
  };

  beforeAll(async () => {
    postgres = await anyPostgres();
    await onServer(`create database ${name}`);
    const address = new URL(postgres.url);
    address.pathname = `/${name}`;
    url = address.href;
    smtp = await startSmtp();
    folder = await mkdtemp(join(tmpdir(), 'werdegang-pair-'));
    const settings = { DATABASE_URL: url, SMTP_URL: smtp.url, DATA_DIR: folder };
    pair = await Promise.all([startProcess(settings), startProcess(settings)]);
  }, startTimeout);
  afterAll(async () => {
    await Promise.all(pair.map((server) => server.end('SIGKILL')));
    await smtp.close();
    await onServer(`drop database ${name} with (force)`);
    await postgres.stop();
    await rm(folder, { recursive: true });
  });

  test('two that start at once on an empty database make one world', async () => {
    const [row] = await onServer<{ tenants: number; accounts: number }>(
      `select (select count(*)::int from tenants) as tenants, (select count(*)::int from users where email = '${employee}') as accounts`,
      url,
    );
    expect(row).toEqual({ tenants: 2, accounts: 2 });
  });

  test('a session and a token of one are good at the other, and a mail goes out once', async () => {
    const [one, two] = pair;
    if (!one || !two) throw new Error('Two servers were started.');
    const client = await loggedIn(one);
    client.port = two.port;
    expect((await client.send('GET', '/api/auth/me')).status).toBe(200);
    expect((await create(client, 'with-the-token-of-one')).status).toBe(201);
    client.port = one.port;
    expect((await client.send('POST', '/api/auth/password/forgot', { email: 'applicant@example.org' })).status).toBe(
      204,
    );
    client.port = two.port;
    expect((await client.send('POST', '/api/auth/password/forgot', { email: 'searching@example.org' })).status).toBe(
      204,
    );
    // the demo's own mails may fall due meanwhile
    const askedFor = async () => {
      const mails = await Promise.all(
        smtp.arrivals.map(async ({ to, raw }) => ({ to, mail: await PostalMime.parse(raw) })),
      );
      return mails.flatMap(({ to, mail }) => (mail.text?.includes('/password/reset') ? to : [])).toSorted();
    };
    const each = ['applicant@example.org', 'searching@example.org'];
    await expect.poll(askedFor, { timeout: 30_000 }).toEqual(each);
    expect(await Promise.all(pair.map((server) => server.end('SIGTERM')))).toEqual([0, 0]);
    expect(await askedFor()).toEqual(each);
    const ids = smtp.arrivals.map(({ raw }) => /^Message-ID:\s+<([^>]+)>/im.exec(raw)?.[1]);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size, 'and no other twice').toBe(ids.length);
    client.close();
  });
});
