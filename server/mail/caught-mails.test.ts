import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { openCaughtMails } from './caught-mails.ts';
import { openMailer } from './mailer.ts';

const folder = mkdtempSync(join(tmpdir(), 'caught-'));
const file = join(folder, 'mails', 'caught.jsonl');
const mail = (subject: string, to = 'a@example.org') => ({ to, subject, text: 't', html: '<p>t</p>' });

afterEach(() => rmSync(file, { force: true }));

describe('caught mails', () => {
  it('are listed newest first, for one address whatever its case', () => {
    const clock = new FakeClock();
    const caught = openCaughtMails({ clock });
    caught.add(mail('one'));
    clock.advance(1000);
    caught.add(mail('two', 'B@example.org'));
    clock.advance(1000);
    caught.add(mail('three', 'b@Example.org'));
    expect(caught.list().map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
    expect(caught.list('b@example.org').map(({ subject }) => subject)).toEqual(['three', 'two']);
    expect(caught.list()[0]?.created_at).toBe('2026-11-20T08:00:02.000Z');
  });

  it('outlive a restart, a torn last line aside, and never grow past 500', () => {
    const clock = new FakeClock();
    const before = openCaughtMails({ clock, file });
    for (let n = 0; n < 1200; n += 1) before.add(mail(String(n)));
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThanOrEqual(1001);
    appendFileSync(file, '{"id":"torn');
    const after = openCaughtMails({ clock, file });
    expect(after.list()).toHaveLength(500);
    expect(after.list()).toEqual(before.list());
    after.add(mail('after'));
    expect(openCaughtMails({ clock, file }).list()[0]?.subject).toBe('after');
  });

  it('come through a real SMTP receiver inside, as they were sent', async () => {
    const mailer = openMailer({ clock: new FakeClock() });
    await mailer.send({
      message_id: '<1@app.example>',
      from: { name: 'Börse', address: 'post@app.example' },
      to: { name: 'Mina', address: 'mina@example.org' },
      locale: 'de',
      subject: 'Grüße aus Köln 👩‍🔧',
      text: 'Zeile eins\n.\nZeile drei',
      html: '<p>Grüße</p>',
      date: new Date('2026-11-20T08:00:00Z'),
    });
    await mailer.close();
    expect(mailer.caught?.list('mina@example.org')).toMatchObject([
      {
        to: 'mina@example.org',
        subject: 'Grüße aus Köln 👩‍🔧',
        text: 'Zeile eins\n.\nZeile drei\n',
        html: '<p>Grüße</p>\n',
      },
    ]);
  });
});
