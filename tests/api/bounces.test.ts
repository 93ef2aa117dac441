import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { channels, unsubscribe } from '../../contract/channels/channels.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { unsubscribeToken } from '../../server/channels/unsubscribe-link.ts';
import { moveChannel } from '../../server/channels/channels.service.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import type { MailKind } from '../../server/mail/kinds.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { type QueuedMail, queueMail } from '../../server/mail/outbox.ts';
import { registerMakers } from '../../server/ticks.ts';
import { searchingCompany } from '../support/alerts.ts';
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
  registerMakers({ ...world.deps, jobs });
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

const queue = (kind: MailKind, to = person): Promise<string> =>
  inTenant(world.db, to.tenant.id, (tx) =>
    queueMail(tx, {
      kind,
      to: { name: 'Ina Sommer', address: to.email },
      locale: 'de',
      tenant: to.tenant,
      message: { subject: 'Hallo', preheader: '', heading: 'Hallo', blocks: [] },
      now: world.clock.now(),
    } as QueuedMail),
  );
const deliver = (): Promise<void> => jobs.deliverMails(world.clock.now());
const statusOf = async (id: string) =>
  (await world.db.kysely.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).status;
const channelOf = async (who = person) => {
  const [channel] = (await (await world.login(who)).call(channels.list)).body.data;
  if (!channel) throw new Error('Everybody verified has a channel.');
  return channel;
};

describe('an address that bounces', () => {
  test.each([
    ['Requested action not taken: mailbox unavailable', 550],
    ['User unknown', 550],
    ['No such user here', 550],
    ['Recipient address rejected: user does not exist', 550],
    ['User not local', 551],
    ['invalid mailbox name', 553],
    ['5.1.1 no such user', 550],
    ['5.1.2 no such host', 554],
    ['5.1.6 moved away', 551],
    ['5.1.10 takes no mail', 556],
    ['5.2.1 mailbox disabled', 550],
  ])('refused as a recipient, “%s” with %i: gets no more than mails about the account', async (saying, code) => {
    smtp.refuse(code, { saying });
    await queue('mail_test');
    await deliver();
    smtp.refuse(undefined);
    expect((await channelOf()).bounced_at).toBe(world.clock.now().toISOString());
    const ids = [await queue('ping_declined'), await queue('alert_matches')];
    await deliver();
    expect(await Promise.all(ids.map(statusOf))).toEqual(['suppressed', 'suppressed']);
  });

  test.each([
    ['RCPT TO', '', 450],
    ['RCPT TO', '', 550],
    ['RCPT TO', 'relay access denied', 550],
    ['RCPT TO', 'authentication required', 550],
    ['RCPT TO', 'your address is listed, see our policy', 550],
    ['RCPT TO', 'Sender address rejected: User unknown', 550],
    ['RCPT TO', 'Your IP address is invalid, no reverse DNS', 550],
    ['RCPT TO', 'Client IP address not found in DNS', 550],
    ['RCPT TO', '5.1.0 Sender address rejected', 550],
    ['RCPT TO', '', 551],
    ['RCPT TO', '', 552],
    ['RCPT TO', '', 553],
    ['RCPT TO', '', 554],
    ['RCPT TO', '4.2.1 not now', 550],
    ['RCPT TO', '5.1.8 unknown sender', 550],
    ['RCPT TO', '5.2.2 mailbox full', 552],
    ['RCPT TO', '5.4.4 no route', 550],
    ['RCPT TO', '5.7.1 relaying denied', 550],
    ['MAIL FROM', '5.1.1 nobody like that sends here', 550],
    ['DATA', '', 550],
    ['DATA', '5.1.1 says the filter', 550],
    ['DATA', '5.2.3 too large', 552],
    ['DATA', '5.7.1 looks like spam', 554],
  ] as const)('that only refuses a mail, at %s “%s” with %i, is none', async (at, saying, code) => {
    smtp.refuse(code, { at, saying });
    await queue('ping_declined');
    await deliver();
    smtp.refuse(undefined);
    expect((await channelOf()).bounced_at).toBeNull();
    const id = await queue('alert_matches');
    await deliver();
    expect(await statusOf(id)).toBe('sent');
  });

  test('works again as soon as a mail about the account gets through', async () => {
    smtp.refuse(550, { saying: '5.1.1 no such user' });
    await queue('ping_declined');
    await deliver();
    smtp.refuse(undefined);
    world.clock.advance(day);
    await queue('mail_test');
    await deliver();
    expect((await channelOf()).bounced_at).toBeNull();
  });

  test('ends with a new address, or where its owner says that it is right', async () => {
    smtp.refuse(550, { saying: '5.1.1 no such user' });
    await queue('mail_test');
    await deliver();
    const { id, version } = await channelOf();
    const browser = await world.login(person);
    const update = { params: { id }, body: { bounced_at: null } };
    expect((await browser.call(channels.update, update, { version })).body.data.bounced_at).toBeNull();
    await queue('mail_test');
    world.clock.advance(day);
    await deliver();
    expect((await channelOf()).bounced_at).not.toBeNull();
    await inTenant(world.db, person.tenant.id, (tx) =>
      moveChannel(tx, person.id, 'new@example.org', world.clock.now()),
    );
    expect(await channelOf()).toMatchObject({ address: 'new@example.org', bounced_at: null });
  });
});

test.each<[string, (owner: Person) => Promise<unknown>]>([
  [
    'a link for all of them',
    (owner) => {
      const link = { user_id: owner.id, address: owner.email, preference: 'alert' } as const;
      const token = unsubscribeToken(owner.tenant, link, world.clock.now());
      return world.client().call(unsubscribe, { params: { token } });
    },
  ],
  [
    'the account',
    async (owner) => {
      const { id, version } = await channelOf(owner);
      const body = { preferences: { alert: false } };
      return (await world.login(owner)).call(channels.update, { params: { id }, body }, { version });
    },
  ],
  [
    'a bounce',
    async (owner) => {
      smtp.refuse(550, { saying: '5.1.1 no such user' });
      await queue('mail_test', owner);
      await deliver();
    },
  ],
])('alerts pause at once where %s takes their last reader', async (_, take) => {
  const { owner, read } = await searchingCompany(world);
  expect((await read()).status).toBe('active');
  await take(owner);
  expect((await read()).status).toBe('inactive');
});

test('an invitation that comes back says so to the company, until another one gets through', async () => {
  const employee = await world.login(person);
  const body = { email: 'vertippt@example.org', firstname: 'Ole', lastname: 'Brandt' };
  const params = { id: (await employee.call(invitations.create, { body })).body.data.id };
  const isBack = async () =>
    (await employee.call(invitations.list)).body.data.find(({ id }) => id === params.id)?.undelivered;
  expect(await isBack()).toBe(false);
  smtp.refuse(550);
  await deliver();
  expect(await isBack()).toBe(true);
  smtp.refuse(undefined);
  world.clock.advance(60_000);
  await employee.call(invitations.transition, { params, body: { event: 'resend' } });
  expect(await isBack()).toBe(false);
  await deliver();
  expect(await isBack()).toBe(false);
});
