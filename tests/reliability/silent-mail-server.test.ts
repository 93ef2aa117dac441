import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { Database } from '../../server/db/client.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { findTenantBySlug, type TenantRow } from '../../server/tenants/tenants.repository.ts';
import { FakeClock } from '../support/clock.ts';
import { freshDatabase } from '../support/database.ts';
import { tenantRow } from '../support/rows.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';

/** The faults "SMTP slow" and "shutdown under load" together: a mail server that takes the line and says nothing. */
const clock = new FakeClock();
const sockets: Socket[] = [];
let db: Database;
let tenant: TenantRow;
let silent: Server;
let smtp: SmtpServer;
beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely.insertInto('tenants').values(tenantRow(clock, 'app')).execute();
  tenant = (await findTenantBySlug(db, 'app')) as TenantRow;
  silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  smtp = await startSmtp();
});
afterAll(async () => {
  silent.close();
  await smtp.close();
  await db.close();
});

const jobsWith = (smtpUrl: string) =>
  createJobs({
    db,
    clock,
    config: readConfig({}),
    mailer: openMailer({ smtpUrl, clock }),
    onError: () => undefined,
    patienceMs: 50,
  });
const message = {
  subject: 'Hallo',
  preheader: 'Eine.',
  heading: 'Tag',
  blocks: [{ kind: 'text' as const, text: 'Text' }],
};

test('stopping doesn’t wait for it; the mail goes out later, once', async () => {
  const { port } = silent.address() as AddressInfo;
  const stuck = jobsWith(`smtp://127.0.0.1:${port}`);
  const to = { name: 'Mina', address: 'mina@example.org' };
  const id = await inTenant(db, tenant.id, (tx) =>
    queueMail(tx, { kind: 'mail_test', to, locale: 'de', tenant, message, now: clock.now() }),
  );
  const connected = once(silent, 'connection');
  let isDelivered = false;
  const delivering = stuck.deliverMails(clock.now()).finally(() => {
    isDelivered = true;
  });
  await connected;
  await stuck.stop();
  expect(isDelivered).toBe(false);

  // another process finds the mail claimed, and takes it over once the claim has run out
  const next = jobsWith(smtp.url);
  await next.deliverMails(clock.now());
  expect(smtp.arrivals).toEqual([]);
  clock.advance(10 * 60_000);
  await next.deliverMails(clock.now());
  for (const socket of sockets) socket.destroy();
  await delivering;
  clock.advance(24 * 3_600_000);
  await next.deliverMails(clock.now());
  expect(smtp.arrivals.map(({ raw }) => raw.includes(`<${id}@`))).toEqual([true]);
  await next.stop();
});
