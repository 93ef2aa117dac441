import PostalMime from 'postal-mime';
import { logoPlate } from '../../contract/kit/palette.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { aPng } from '../../tests/support/png.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { type SmtpServer, startSmtp } from '../../tests/support/smtp.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { createJobs, type Jobs } from '../jobs/jobs.ts';
import { checkLogo, type Logo } from '../tenants/logo-file.ts';
import { saveLogo } from '../tenants/tenant-logos.repository.ts';
import { findTenantBySlug, type TenantRow } from '../tenants/tenants.repository.ts';
import { openMailer } from './mailer.ts';
import { queueMail } from './outbox.ts';

const wide = checkLogo(aPng({ width: 240, height: 60 }));
const square = checkLogo(aPng({ width: 96, height: 96 }));
const clock = new FakeClock();
let db: Database;
let smtp: SmtpServer;
let jobs: Jobs;
let people = 0;

const tenant = async (): Promise<TenantRow> => (await findTenantBySlug(db, 'app')) as TenantRow;
const give = async (logo: Logo | null): Promise<void> => {
  const { id } = await tenant();
  await inTenant(db, id, (tx) => saveLogo(tx, logo, clock.now()));
};
const queue = async (cancellation?: string): Promise<void> => {
  const sender = await tenant();
  await inTenant(db, sender.id, (tx) =>
    queueMail(tx, {
      kind: 'mail_test',
      to: { name: 'Mina', address: `mina${(people += 1)}@example.org` },
      locale: 'de',
      tenant: sender,
      now: clock.now(),
      ...(cancellation !== undefined && { cancellation }),
      message: { subject: 'Hallo', preheader: '', heading: 'Guten Tag', blocks: [{ kind: 'text', text: 'Hallo.' }] },
    }),
  );
};
/** The newest mail as it went over the wire. */
const arrived = async () => {
  await jobs.deliverMails(clock.now());
  const raw = smtp.arrivals.at(-1)?.raw ?? '';
  return { raw, mail: await PostalMime.parse(raw, { attachmentEncoding: 'base64' }) };
};

beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely
    .insertInto('tenants')
    .values(tenantRow(clock, 'app', { name: 'Chemie & Co.' }))
    .execute();
  smtp = await startSmtp();
  jobs = createJobs({
    db,
    clock,
    config: readConfig({}),
    mailer: openMailer({ smtpUrl: smtp.url, clock }),
    onError: () => undefined,
  });
});
beforeEach(() => give(null));
afterAll(async () => {
  await jobs.stop();
  await smtp.close();
  await db.close();
});

describe('the logo in a mail', () => {
  it('comes along as a part of the HTML, which names it and fetches nothing', async () => {
    await give(wide);
    await queue();
    const { raw, mail } = await arrived();
    expect(mail.attachments).toEqual([
      expect.objectContaining({
        contentId: `<${wide.hash}@logo>`,
        mimeType: 'image/png',
        disposition: 'inline',
        related: true,
        content: wide.png.toString('base64'),
      }),
    ]);
    expect([...raw.matchAll(/^Content-Type: ([\w/]+)/gm)].map(([, type]) => type)).toEqual([
      'multipart/alternative',
      'text/plain',
      'multipart/related',
      'text/html',
      'image/png',
    ]);
    const pictures = [...(mail.html ?? '').matchAll(/<img [^>]*>/g)].map(([img]) => img);
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain(`src="cid:${wide.hash}@logo" width="160" height="40" alt="Chemie &amp; Co."`);
    expect(mail.html, 'the sheet under it in the dark').toContain(`background-color:${logoPlate}!important`);
    expect(mail.html).not.toMatch(/src="(?!cid:)|url\(|<link/);
  });

  it('stays in the HTML where a calendar file comes along, which says by itself that it takes something back', async () => {
    await give(wide);
    await queue('BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR\r\n');
    const { raw, mail } = await arrived();
    expect(mail.attachments.map(({ mimeType, related }) => [mimeType, related === true])).toEqual([
      ['image/png', true],
      ['text/calendar', false],
    ]);
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(mail.attachments[1]?.filename).toBe('cancelled.ics');
  });

  it('takes the place of initial and name when it is wide, of the initial alone when it is not', async () => {
    const head = (html = '') => {
      const [table = ''] = /<td class="head"[\s\S]*?<\/table>/.exec(html) ?? [];
      return { sign: /<img|class="fill"/.exec(table)?.[0], name: table.includes('>Chemie &amp; Co.</td>') };
    };
    await queue();
    expect(head((await arrived()).mail.html)).toEqual({ sign: 'class="fill"', name: true });
    await give(wide);
    await queue();
    expect(head((await arrived()).mail.html)).toEqual({ sign: '<img', name: false });
    await give(square);
    await queue();
    const { mail } = await arrived();
    expect(head(mail.html)).toEqual({ sign: '<img', name: true });
    expect(mail.html, 'the name is not read twice').toContain('width="40" height="40" alt=""');
  });

  it('leaves the text as it is', async () => {
    await queue();
    const { mail: without } = await arrived();
    await give(wide);
    await queue();
    const { mail: mailed } = await arrived();
    expect(mailed.text).toBe(without.text);
    expect(without.attachments).toEqual([]);
  });

  it('is the one it was written with, although the tenant has another by now', async () => {
    await give(wide);
    await queue();
    await give(square);
    const { mail } = await arrived();
    expect(mail.attachments.map(({ contentId }) => contentId)).toEqual([`<${wide.hash}@logo>`]);
  });
});
