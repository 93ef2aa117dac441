import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { migrate } from '../../server/db/migrate.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import type { MailMessage } from '../../server/mail/message.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { findTenantBySlug, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import { anyPostgres } from '../support/any-postgres.ts';
import { FakeClock } from '../support/clock.ts';
import { tenantRow } from '../support/rows.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';

/** The fault "two workers": two processes' worth of the program on one PostgreSQL, each with its pool, jobs and mailer. */
interface Worker {
  readonly db: Database;
  readonly jobs: Jobs;
  ticks: number;
}

const clock = new FakeClock();
const name = `werdegang_two_${randomBytes(6).toString('hex')}`;
let postgres: Awaited<ReturnType<typeof anyPostgres>>;
let smtp: SmtpServer;
let tenant: TenantRow;
let workers: [Worker, Worker];
const faults: unknown[] = [];

async function onServer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

async function startWorker(url: string): Promise<Worker> {
  const db = await openDatabase({ url, poolSize: 4 });
  const jobs = createJobs({
    config: readConfig({}),
    db,
    clock,
    mailer: openMailer({ smtpUrl: smtp.url, clock }),
    onError: (error) => faults.push(error),
  });
  const worker: Worker = { db, jobs, ticks: 0 };
  jobs.everyMinute('count', async () => {
    worker.ticks += 1;
  });
  return worker;
}

beforeAll(async () => {
  postgres = await anyPostgres();
  await onServer(`create database ${name}`);
  const address = new URL(postgres.url);
  address.pathname = `/${name}`;
  smtp = await startSmtp();
  workers = [await startWorker(address.href), await startWorker(address.href)];
  await Promise.all(workers.map(({ db }) => migrate(db)));
  await workers[0].db.kysely.insertInto('tenants').values(tenantRow(clock, 'app')).execute();
  tenant = (await findTenantBySlug(workers[0].db, 'app')) as TenantRow;
});
afterAll(async () => {
  await Promise.all(workers.map(({ jobs }) => jobs.stop()));
  await Promise.all(workers.map(({ db }) => db.close()));
  await smtp.close();
  await onServer(`drop database ${name} with (force)`);
  await postgres.stop();
});

const message: MailMessage = {
  subject: 'Hallo',
  preheader: 'Eine Zeile.',
  heading: 'Guten Tag',
  blocks: [{ kind: 'text', text: 'Text' }],
};
let number = 0;
const queue = ({ db }: Worker, address = `person-${(number += 1)}@example.org`): Promise<string> =>
  inTenant(db, tenant.id, (tx) =>
    queueMail(tx, {
      kind: 'mail_test',
      to: { name: 'Mina', address },
      locale: 'de',
      tenant,
      message,
      now: clock.now(),
    }),
  );
const idsOf = (from: number): string[] =>
  smtp.arrivals.slice(from).map(({ raw }) => /^Message-ID: <([^@]+)@/im.exec(raw)?.[1] ?? '');

test('each mail goes out once, whoever is asked to deliver, and however often at once', async () => {
  const queued: string[] = [];
  for (let count = 0; count < 60; count += 1) queued.push(await queue(workers[0]));
  await Promise.all([...workers, ...workers].map(({ jobs }) => jobs.deliverMails(clock.now())));
  expect(idsOf(0).toSorted()).toEqual(queued.toSorted());
});

test('the limits per recipient hold for both together', async () => {
  const before = smtp.arrivals.length;
  // more than one batch, so that both have some of them in hand
  for (let count = 0; count < 50; count += 1) await queue(workers[count % 2] ?? workers[0], 'one@example.org');
  await Promise.all([...workers, ...workers].map(({ jobs }) => jobs.deliverMails(clock.now())));
  expect(smtp.arrivals.length - before).toBe(1);
});

test('a mail written by one is delivered as it commits; a minute’s work is one worker’s', async () => {
  await Promise.all(workers.map(({ jobs }) => jobs.start()));
  const before = smtp.arrivals.length;
  const queued = await Promise.all(workers.map((worker) => queue(worker)));
  await expect.poll(() => idsOf(before).toSorted(), { timeout: 15_000 }).toEqual(queued.toSorted());
  const ticksBefore = workers[0].ticks + workers[1].ticks;
  const caller = new PgBoss({
    db: fromKysely(workers[0].db.kysely),
    schema: 'jobs',
    migrate: false,
    supervise: false,
    schedule: false,
  });
  caller.on('error', (error) => faults.push(error));
  const sent = await Promise.all(
    Array.from({ length: 10 }, () => caller.send('tick', {}, { db: fromKysely(workers[0].db.kysely) })),
  );
  // one waits, perhaps the one of this minute; the others find it waiting
  expect(sent.filter((id) => id !== null).length).toBeLessThanOrEqual(1);
  await expect.poll(() => workers[0].ticks + workers[1].ticks, { timeout: 15_000 }).toBeGreaterThan(ticksBefore);
  expect(workers[0].ticks + workers[1].ticks - ticksBefore).toBeLessThanOrEqual(2);
  expect(faults).toEqual([]);
});
