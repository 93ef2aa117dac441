import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { type Preference, preferencesOf } from '../../contract/channels/channels.search.ts';
import { moveChannel } from '../../server/channels/channels.service.ts';
import { unsubscribeToken } from '../../server/channels/unsubscribe-link.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import { mailKinds } from '../../server/mail/kinds.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { type QueuedMail, queueMail } from '../../server/mail/outbox.ts';
import type { Person } from '../support/people.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';
import { createWorld, type World } from '../support/world.ts';

const day = 24 * 60 * 60_000;
let world: World;
let smtp: SmtpServer;
let jobs: Jobs;
let person: Person;

beforeAll(async () => {
  world = await createWorld();
  smtp = await startSmtp();
  const { db, clock } = world;
  const mailer = openMailer({ smtpUrl: smtp.url, clock });
  jobs = createJobs({ db, clock, config: world.deps.config, mailer, onError: () => undefined });
});
afterAll(async () => {
  await jobs.stop();
  await smtp.close();
  await world.close();
});
beforeEach(async () => {
  world.clock.advance(2 * day);
  smtp.refuse(undefined);
  person = await world.person({ type: 'employee' });
});

const queue = (changes: Partial<QueuedMail> = {}, to = person): Promise<string> =>
  inTenant(world.db, to.tenant.id, (tx) =>
    queueMail(tx, {
      kind: 'ping_declined',
      to: { name: 'Ina Sommer', address: to.email },
      locale: 'de',
      tenant: to.tenant,
      message: { subject: 'Hallo', preheader: '', heading: 'Hallo', blocks: [{ kind: 'text', text: 'Guten Tag' }] },
      now: world.clock.now(),
      ...changes,
    } as QueuedMail),
  );
const deliver = (): Promise<void> => jobs.deliverMails(world.clock.now());
const arrived = (to = person) =>
  Promise.all(smtp.arrivals.filter((mail) => mail.to.includes(to.email)).map(({ raw }) => PostalMime.parse(raw)));
const statusOf = async (id: string) =>
  (await world.db.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).status;

/** What a mail program does with a mail's headers: no cookie, no page, a form. */
const oneClick = (
  url: string,
  type = 'application/x-www-form-urlencoded',
  host = `${person.tenant.slug}.localhost:3000`,
) =>
  world.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { host, 'content-type': type, origin: 'https://webmail.example', 'sec-fetch-site': 'cross-site' },
    payload: 'List-Unsubscribe=One-Click',
  });

const headerOf = async (to = person): Promise<string> => {
  const [mail] = (await arrived(to)).slice(-1);
  return mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? '';
};
const tokenFor = (preference: Preference = 'contact', of = person, tenant = of.tenant): string =>
  unsubscribeToken(tenant, { user_id: of.id, address: of.email, preference }, world.clock.now());
const urlOf = (token: string): string => `http://app.localhost:3000/api/v1/unsubscribe/${token}`;

const channelOf = async (who = person) => {
  const [channel] = (await (await world.login(who)).call(channels.list)).body.data;
  if (!channel) throw new Error('Everybody verified has a channel.');
  return channel;
};
const choicesOf = async (who = person) => (await channelOf(who)).preferences;

test('every kind of mail says what it is about, and only what is not about the account can be switched off', () => {
  const classes = Object.values(mailKinds).map((kind) => kind.class);
  expect(classes.filter((it) => !['account', 'contact', 'alert', 'tips'].includes(it))).toEqual([]);
  expect(
    new Set(Object.values(preferencesOf).flat()),
    'a switch stands for mails that there are, and for all that there are',
  ).toEqual(new Set(classes.filter((it) => it !== 'account')));
  expect(Object.entries(mailKinds).flatMap(([kind, it]) => (it.class === 'account' ? [] : [kind]))).toEqual([
    'ping',
    'ping_reminder',
    'ping_accepted',
    'ping_declined',
    'ping_search_ended',
    'ping_closed',
    'ping_found_here',
    'appointment_proposed',
    'appointment_agreed',
    'appointment_withdrawn',
    'contact_question',
    'alert_matches',
    'alert_still_needed',
  ]);
});

describe('a mail that can be switched off', () => {
  test('carries both headers and the same link in words, which are stored nowhere', async () => {
    const id = await queue();
    const { text_body, html_body } = await world.db.kysely
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(`${text_body}${html_body}`).not.toContain(person.id);
    await deliver();
    const [mail] = await arrived();
    const header = await headerOf();
    expect(header).toMatch(/^http:\/\/app\.localhost(:\d+)?\/api\/v1\/unsubscribe\/contact_[\w-]+$/);
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click');
    const token = header.split('/').at(-1) ?? '';
    expect(mail?.text).toContain(`E-Mails wie diese abbestellen: ${new URL(header).origin}/unsubscribe#token=${token}`);
    expect(mail?.html).toContain(`href="${new URL(header).origin}/unsubscribe#token=${token}"`);
    expect(`${mail?.text}${mail?.html}`).not.toContain('.invalid');
  });

  test('about the account has neither', async () => {
    await queue({ kind: 'mail_test' });
    await deliver();
    const [mail] = await arrived();
    expect(mail?.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
    expect(mail?.text).not.toContain('abbestellen');
  });

  test('goes to nobody who has no account here', async () => {
    const id = await queue({ to: { name: '', address: 'nobody@example.org' } });
    await deliver();
    expect(await statusOf(id)).toBe('suppressed');
  });

  test('does not go out to somebody whose account is switched off; a mail about the account does', async () => {
    const ids = [await queue(), await queue({ kind: 'mail_test' })];
    await inTenant(world.db, person.tenant.id, (tx) =>
      tx.updateTable('users').set({ account: 'inactive' }).where('id', '=', person.id).execute(),
    );
    await deliver();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['suppressed', 'sent']);
  });

  test('does not go out to somebody who has opted out since it was queued; a mail about the account does', async () => {
    const ids = [await queue(), await queue({ kind: 'mail_test' }), await queue({ kind: 'alert_matches' })];
    await oneClick(urlOf(tokenFor()));
    await deliver();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['suppressed', 'sent', 'sent']);
  });
});

describe('one click', () => {
  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s, without a cookie and from anywhere, switches off that one thing, and again the same',
    async (type) => {
      await queue();
      await deliver();
      const url = await headerOf();
      for (let times = 0; times < 2; times += 1) {
        const reply = await oneClick(url, type);
        expect([reply.statusCode, reply.headers['set-cookie'], reply.headers.location]).toEqual([
          200,
          undefined,
          undefined,
        ]);
        expect(reply.json()).toEqual({ data: { preference: 'contact', one_alert: false } });
      }
      expect(await choicesOf()).toEqual({ account: true, contact: false, alert: true, tips: false });
      const events = await world.db.kysely
        .selectFrom('audits')
        .select(['event', 'fields'])
        .where('subject_type', '=', 'Channel')
        .where('subject_id', '=', (await channelOf()).id)
        .execute();
      expect(events).toEqual([{ event: 'unsubscribe', fields: ['contact'] }]);
    },
  );

  test('is asked for by a POST alone: looking leads to the page and changes nothing', async () => {
    const token = tokenFor();
    for (const method of ['GET', 'HEAD'] as const) {
      const reply = await world.app.inject({
        method,
        url: `/api/v1/unsubscribe/${token}`,
        headers: { host: 'app.localhost:3000' },
      });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/unsubscribe#token=${token}`]);
    }
    expect((await choicesOf()).contact).toBe(true);
  });

  test('holds a year and no longer', async () => {
    const token = tokenFor();
    world.clock.advance(365 * day - 1);
    expect((await oneClick(urlOf(token))).statusCode).toBe(200);
    world.clock.advance(1);
    expect((await oneClick(urlOf(token))).json().code).toBe('link_expired');
  });

  test('with a link that this tenant has not made is one answer, whatever is wrong with it', async () => {
    const neighbour = await world.person({ tenant: world.other });
    const token = tokenFor();
    const [words, signature] = [token.slice(0, -44), token.slice(-43)];
    const wrong = [
      tokenFor('contact', neighbour),
      tokenFor('contact', person, world.other),
      `${words.replace(person.id, neighbour.id)}_${signature}`,
      `${words.replace('contact', 'tips')}_${signature}`,
      `${words.replace(/[^_]+$/, 'zzzzzzzz')}_${signature}`,
      token.slice(0, -1),
      token.toUpperCase(),
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      'x',
      'ä'.repeat(20),
      'A'.repeat(190),
    ];
    const replies = await Promise.all(wrong.map((it) => oneClick(urlOf(encodeURIComponent(it)))));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(wrong.map(() => 422));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json().code).toBe('link_invalid');
    expect((await choicesOf()).contact).toBe(true);
  });

  test('tells nobody whether its person is still there', async () => {
    const gone = unsubscribeToken(
      world.tenant,
      { user_id: '0198c5a0-0000-7000-8000-00000000dead', address: person.email, preference: 'contact' },
      world.clock.now(),
    );
    const [there, absent] = [await oneClick(urlOf(tokenFor())), await oneClick(urlOf(gone))];
    expect([absent.statusCode, absent.body]).toEqual([200, there.body]);
  });
});

describe('a link to an old address', () => {
  test('does nothing, and says the same; neither does one to another’s', async () => {
    const old = tokenFor();
    const before = await oneClick(urlOf(tokenFor('tips')));
    await inTenant(world.db, person.tenant.id, (tx) =>
      moveChannel(tx, person.id, 'moved@example.org', world.clock.now()),
    );
    const reply = await oneClick(urlOf(old));
    expect([reply.statusCode, reply.json()]).toEqual([
      before.statusCode,
      { data: { preference: 'contact', one_alert: false } },
    ]);
    expect((await choicesOf()).contact).toBe(true);
    await oneClick(urlOf(tokenFor('contact', { ...person, email: 'Moved@Example.org' })));
    expect((await choicesOf()).contact).toBe(false);
  });
});
