import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { type SmtpServer, startSmtp } from '../../tests/support/smtp.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { findTenantBySlug, type TenantRow } from '../tenants/tenants.repository.ts';
import { backoff, mostAttempts } from './backoff.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { purgeMails } from './mails.ticks.ts';
import type { MailMessage } from './message.ts';
import { type QueuedMail, queueMail } from './outbox.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const message: MailMessage = {
  subject: 'Hallo',
  preheader: 'Eine Zeile.',
  heading: 'Guten Tag',
  blocks: [{ kind: 'button', label: 'Öffnen', url: 'https://app.example/x#token=geheimnis' }],
};

const clock = new FakeClock();
let db: Database;
let tenant: TenantRow;
let other: TenantRow;
let smtp: SmtpServer;
let mailer: Mailer;
let jobs: Jobs;
let number = 0;

beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely
    .insertInto('tenants')
    .values([tenantRow(clock, 'app'), tenantRow(clock, 'chemie')])
    .execute();
  tenant = (await findTenantBySlug(db, 'app')) as TenantRow;
  other = (await findTenantBySlug(db, 'chemie')) as TenantRow;
  smtp = await startSmtp();
  mailer = openMailer({ smtpUrl: smtp.url, clock });
  jobs = createJobs({ db, clock, config: readConfig({}), mailer, onError: () => undefined });
});

afterAll(async () => {
  await jobs.stop();
  await smtp.close();
  await db.close();
});

beforeEach(() => {
  smtp.refuse(undefined);
  clock.advance(2 * day);
});

/** An address nobody had a mail at before. */
const freshAddress = (): string => `person-${(number += 1)}@example.org`;

const queue = (changes: Partial<QueuedMail> = {}): Promise<string> =>
  inTenant(db, (changes.tenant ?? tenant).id, (tx) =>
    queueMail(tx, {
      kind: 'mail_test',
      to: { name: 'Mina Sommer', address: freshAddress() },
      locale: 'de',
      tenant,
      message,
      now: clock.now(),
      ...changes,
    } as QueuedMail),
  );

const rowOf = (id: string) =>
  inTenant(db, tenant.id, (tx) => tx.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

const arrivedFor = (address: string) => smtp.arrivals.filter(({ to }) => to.includes(address));

const deliver = (): Promise<void> => jobs.deliverMails(clock.now());

describe('the outbox', () => {
  it('delivers once, however often it is asked', async () => {
    const address = freshAddress();
    const id = await queue({ to: { name: 'Mina', address } });
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(arrivedFor(address)).toHaveLength(1);
    expect(arrivedFor(address)[0]).toMatchObject({ from: 'post@app.example', to: [address] });
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 1, sent_at: clock.now(), last_error: null });
  });

  it('forgets the bodies, which hold tokens, once a mail is sent', async () => {
    const id = await queue();
    expect((await rowOf(id)).text_body).toContain('geheimnis');
    await deliver();
    expect(await rowOf(id)).toMatchObject({ text_body: null, html_body: null });
  });

  it('drops the mail with the transaction that wrote it', async () => {
    const address = freshAddress();
    const failing = inTenant(db, tenant.id, async (tx) => {
      await queueMail(tx, {
        kind: 'mail_test',
        to: { name: '', address },
        locale: 'en',
        tenant,
        message,
        now: clock.now(),
      });
      throw new Error('the business failed');
    });
    await expect(failing).rejects.toThrow('the business failed');
    await deliver();
    expect(arrivedFor(address)).toEqual([]);
  });

  it('waits for send_at', async () => {
    const address = freshAddress();
    await queue({ to: { name: '', address }, send_at: new Date(clock.now().getTime() + minute) });
    await deliver();
    expect(arrivedFor(address)).toHaveLength(0);
    clock.advance(minute);
    await deliver();
    expect(arrivedFor(address)).toHaveLength(1);
  });

  it('does not send a code that expired while it waited', async () => {
    const address = freshAddress();
    const id = await queue({ to: { name: '', address }, valid_until: new Date(clock.now().getTime() + 10 * minute) });
    clock.advance(10 * minute);
    await deliver();
    expect(arrivedFor(address)).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'suppressed', text_body: null, html_body: null });
  });

  it('has a Message-ID made from the row, the same in every attempt', async () => {
    const address = freshAddress();
    const id = await queue({ to: { name: '', address } });
    smtp.cutNext();
    await deliver();
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1 });
    clock.advance(backoff(1));
    await deliver();
    const ids = arrivedFor(address).map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim());
    expect(ids).toEqual([`<${id}@app.example>`, `<${id}@app.example>`]);
    expect(await rowOf(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });
});

describe('failures', () => {
  it('tries again after a refused connection, a minute later at first', async () => {
    const away = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', clock });
    const offline = createJobs({ db, clock, config: readConfig({}), mailer: away, onError: () => undefined });
    const address = freshAddress();
    const id = await queue({ to: { name: '', address } });
    await offline.deliverMails(clock.now());
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'queued', attempts: 1, send_at: new Date(clock.now().getTime() + minute) });
    expect(row.last_error).toContain('ECONNREFUSED');
    await offline.stop();
    clock.advance(minute);
    await deliver();
    expect(arrivedFor(address)).toHaveLength(1);
  });

  it('tries again after a 4xx, and gives up after about five days', async () => {
    smtp.refuse(451);
    const id = await queue();
    for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
      await deliver();
      expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: attempt });
      clock.advance(backoff(attempt));
    }
    await deliver();
    expect(await rowOf(id)).toMatchObject({
      status: 'failed',
      attempts: mostAttempts,
      text_body: null,
      html_body: null,
    });
  });

  it('ends with a 5xx at once, visible with its reason', async () => {
    smtp.refuse(550);
    const id = await queue();
    await deliver();
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'failed', attempts: 1, text_body: null, html_body: null });
    expect(row.last_error).toContain('550');
  });

  it('to make a mail are told, tried again later, and keep no other mail from going out', async () => {
    // what the statement leaves behind must not end the others' transaction
    const told: string[] = [];
    const onError = (error: unknown, job: string) => told.push(`${job}: ${String(error)}`);
    const failing = createJobs({ db, clock, config: readConfig({}), mailer, onError });
    failing.makesAnew('mail_test', async (tx) => {
      await sql`select 1 / 0`.execute(tx);
      return undefined;
    });
    const [address, another] = [freshAddress(), freshAddress()];
    const id = await queue({ to: { name: '', address }, subject_id: tenant.id, valid_until: clock.now() });
    await queue({ to: { name: '', address: another } });
    await failing.deliverMails(clock.now());
    expect(told).toEqual([expect.stringMatching(/^mails: .*division by zero$/)]);
    expect([address, another].map((to) => arrivedFor(to).length)).toEqual([0, 1]);
    const send_at = new Date(clock.now().getTime() + backoff(1));
    expect(await rowOf(id)).toMatchObject({ status: 'queued', attempts: 1, last_error: 'division by zero', send_at });
  });

  it('of one tenant keep no other’s mails from going out', async () => {
    const [address, another] = [freshAddress(), freshAddress()];
    const id = await queue({ to: { name: '', address } });
    await inTenant(db, tenant.id, (tx) => sql`update mails set headers = 'null' where id = ${id}`.execute(tx));
    await queue({ to: { name: '', address: another }, tenant: other });
    await expect(deliver()).rejects.toThrow('Some tenants’ mails failed.');
    expect([address, another].map((to) => arrivedFor(to).length)).toEqual([0, 1]);
    await inTenant(db, tenant.id, (tx) => tx.deleteFrom('mails').where('id', '=', id).execute());
  });

  it('waits from a minute up to a day between attempts', () => {
    expect([1, 2, 3, 11, 12, 15].map((n) => backoff(n) / minute)).toEqual([1, 2, 4, 1024, 1440, 1440]);
  });

  it('takes a mail up again whose process died while sending', async () => {
    const address = freshAddress();
    const id = await queue({ to: { name: '', address } });
    await inTenant(db, tenant.id, (tx) =>
      tx
        .updateTable('mails')
        .set({ attempts: 1, send_at: new Date(clock.now().getTime() + 10 * minute) })
        .where('id', '=', id)
        .execute(),
    );
    clock.advance(10 * minute);
    await deliver();
    expect(arrivedFor(address)).toHaveLength(1);
  });
});

describe('keeping', () => {
  it('forgets sent mails after a month and failed ones after three', async () => {
    const sent = await queue();
    await deliver();
    smtp.refuse(550);
    const failed = await queue();
    await deliver();
    const left = async (days: number) => {
      const now = new Date(clock.now().getTime() + days * day);
      const rows = await inTenant(db, tenant.id, async (tx) => {
        await purgeMails(tx, now);
        return tx.selectFrom('mails').select('id').where('id', 'in', [sent, failed]).execute();
      });
      return rows.map(({ id }) => id);
    };
    expect((await left(30)).toSorted()).toEqual([sent, failed].toSorted());
    expect(await left(31)).toEqual([failed]);
    expect(await left(91)).toEqual([]);
  });
});

describe('mail bombing (SECURITY 23)', () => {
  it('sends one of a kind a minute, five an hour, ten a day to one recipient; the others wait', async () => {
    const address = freshAddress();
    const variants = [address, address.toUpperCase(), address.replace('@', '+tag@')];
    for (let n = 0; n < 24; n += 1) await queue({ to: { name: '', address: variants[n % 3] as string } });
    const lower = variants.map((variant) => variant.toLowerCase());
    const arrived = () => smtp.arrivals.filter(({ to }) => lower.includes((to[0] as string).toLowerCase())).length;
    await deliver();
    expect(arrived()).toBe(1);
    clock.advance(minute);
    await deliver();
    expect(arrived()).toBe(2);
    for (let n = 2; n < 60; n += 1) {
      clock.advance(minute);
      await deliver();
    }
    expect(arrived()).toBe(5);
    for (let hours = 1; hours < 23; hours += 1) {
      clock.advance(60 * minute);
      await deliver();
    }
    expect(arrived()).toBe(10);
  });

  it('counts each kind and each recipient for itself', async () => {
    const [address, neighbour] = [freshAddress(), freshAddress()];
    await queue({ to: { name: '', address } });
    await queue({ to: { name: '', address }, kind: 'password_changed' });
    await queue({ to: { name: '', address: neighbour } });
    await deliver();
    expect(arrivedFor(address)).toHaveLength(2);
    expect(arrivedFor(neighbour)).toHaveLength(1);
  });
});
