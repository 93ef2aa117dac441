import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { type SmtpServer, startSmtp } from '../../tests/support/smtp.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { findTenantBySlug, type TenantRow } from '../tenants/tenants.repository.ts';
import { openMailer } from './mailer.ts';
import { queueMail } from './outbox.ts';

const evil = 'evil@attacker.example';
/** Names and subjects as people and attackers type them; none may add a header or a recipient. */
const lines = [
  `Mina\r\nBcc: ${evil}`,
  `Mina\nTo: ${evil}`,
  `Mina\r\n\r\n<b>body</b>`,
  `Mina\u2028Bcc: ${evil}`,
  `Mina\u0085Bcc: ${evil}`,
  `Mina\u0000`,
  `"Mina" <${evil}>`,
  `Mina <${evil}>, B`,
  `${evil}, Mina`,
  `Mina\\" <${evil}>`,
  `=?utf-8?Q?Mina=0D=0ABcc:_${evil}?=`,
  `Mina \u202Eelpmaxe.rekcatta@live\u202C`,
  `Mina\u2066x\u2069`,
  `group: ${evil};`,
  `(comment) Mina`,
  'Ä'.repeat(500),
  '👩‍🔧 Mina',
];
const badAddresses = [
  `a@example.org, ${evil}`,
  `a@example.org\r\nRCPT TO:<${evil}>`,
  `a@example.org>\r\nDATA`,
  `<a@example.org>`,
  `"a b"@example.org`,
  `a@example.org ${evil}`,
  `a@[127.0.0.1]`,
  `a@b`,
  `a\u0000@example.org`,
  `a@exämple.org`,
  ` a@example.org`,
  `${'a'.repeat(65)}@example.org`,
  '',
];

const clock = new FakeClock();
let db: Database;
let tenant: TenantRow;
let smtp: SmtpServer;
let jobs: Jobs;

beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely
    .insertInto('tenants')
    .values(tenantRow(clock, 'app', { sender_name: `Börse\r\nBcc: ${evil}` }))
    .execute();
  tenant = (await findTenantBySlug(db, 'app')) as TenantRow;
  smtp = await startSmtp();
  jobs = createJobs({
    db,
    clock,
    config: readConfig({}),
    mailer: openMailer({ smtpUrl: smtp.url, clock }),
    onError: () => undefined,
  });
});

afterAll(async () => {
  await jobs.stop();
  await smtp.close();
  await db.close();
});

const queue = (to: { name: string; address: string }, text: string): Promise<string> =>
  inTenant(db, tenant.id, (tx) =>
    queueMail(tx, {
      kind: 'mail_test',
      to,
      locale: 'de',
      tenant,
      now: clock.now(),
      message: { subject: text, preheader: text, heading: text, blocks: [{ kind: 'quote', text, by: text }] },
    }),
  );

describe('header and envelope injection (SECURITY 14)', () => {
  it('reaches the one recipient, with the expected headers only, whatever the name and subject say', async () => {
    for (const [index, line] of lines.entries())
      await queue({ name: line, address: `person-${index}@example.org` }, line);
    await jobs.deliverMails(clock.now());
    expect(smtp.arrivals).toHaveLength(lines.length);
    for (const { from, to, raw } of smtp.arrivals) {
      expect(from).toBe('post@app.example');
      expect(to).toHaveLength(1);
      expect(to[0]).toMatch(/^person-\d+@example\.org$/);
      const mail = await PostalMime.parse(raw);
      expect([...new Set(mail.headers.map(({ key }) => key))].toSorted()).toEqual([
        'auto-submitted',
        'content-language',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ]);
      expect(mail.to).toHaveLength(1);
      expect(mail.to?.[0]?.address).toBe(to[0]);
      expect(mail.from?.address).toBe('post@app.example');
      const shown = `${mail.subject}${mail.to?.[0]?.name}${mail.from?.name}`;
      expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  it.each(badAddresses)('refuses %j as an address before anything is written', async (address) => {
    await expect(queue({ name: 'Mina', address }, 'Hallo')).rejects.toThrow(TypeError);
  });
});
