import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { channels, unsubscribe } from '../../contract/channels/channels.endpoints.ts';
import { unsubscribeToken } from '../../server/channels/unsubscribe-link.ts';
import { moveChannel } from '../../server/channels/channels.service.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import type { MailKind } from '../../server/mail/kinds.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { queueMail } from '../../server/mail/outbox.ts';
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
    }),
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
    [550, true],
    [450, false],
  ])('refused with %i', async (code, isBounce) => {
    smtp.refuse(code);
    await queue('mail_test');
    await deliver();
    smtp.refuse(undefined);
    expect((await channelOf()).bounced_at).toBe(isBounce ? world.clock.now().toISOString() : null);
    const ids = [await queue('ping_declined'), await queue('alert_matches')];
    await deliver();
    const status = isBounce ? 'suppressed' : 'sent';
    expect(await Promise.all(ids.map(statusOf))).toEqual([status, status]);
  });

  test('works again as soon as a mail about the account gets through', async () => {
    smtp.refuse(550);
    await queue('ping_declined');
    await deliver();
    smtp.refuse(undefined);
    world.clock.advance(day);
    await queue('mail_test');
    await deliver();
    expect((await channelOf()).bounced_at).toBeNull();
  });

  test('ends with a new address, or where its owner says that it is right', async () => {
    smtp.refuse(550);
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
      const link = { user_id: owner.id, preference: 'alert' } as const;
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
      smtp.refuse(550);
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
