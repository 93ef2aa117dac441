import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveUndelivered, undeliveredMails } from '../../contract/channels/undelivered-mails.endpoints.ts';
import { createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import type { MailKind } from '../../server/mail/kinds.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { type QueuedMail, queueMail } from '../../server/mail/outbox.ts';
import { insertReport } from '../../server/reports/reports.repository.ts';
import { registerMakers } from '../../server/ticks.ts';
import { sentPing } from '../support/account.ts';
import { anUndeliveredMail } from '../support/between-parties.ts';
import { guardedChild } from '../support/guardian.ts';
import type { Person } from '../support/people.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** Mails that could not be delivered, for staff: whose, what about and why, until one gets there or they put it away. */
let world: World;
let smtp: SmtpServer;
let jobs: Jobs;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  smtp = await startSmtp();
  const { db, clock } = world;
  const mailer = openMailer({ smtpUrl: smtp.url, clock });
  jobs = createJobs({ db, clock, config: world.deps.config, mailer, onError: () => undefined });
  registerMakers({ ...world.deps, jobs });
  member = await world.person({ type: 'tenant_member' });
});
afterAll(async () => {
  await jobs.stop();
  await smtp.close();
  await world.close();
});

const desk = () => world.login(member);
const listed = async (filter: object = {}) =>
  (await (await desk()).call(undeliveredMails.list, { query: { filter, per_page: '100' } })).body;
const ofMail = async (id: string) => (await listed()).data.find((mail) => mail.id === id);
const queue = (kind: MailKind, to: Pick<Person, 'email' | 'tenant'>, subject_id?: string): Promise<string> =>
  inTenant(world.db, to.tenant.id, (tx) =>
    queueMail(tx, {
      kind,
      to: { name: 'Ina Sommer', address: to.email },
      locale: 'de',
      tenant: to.tenant,
      message: { subject: 'Geheimer Betreff', preheader: '', heading: 'Hallo', blocks: [] },
      ...(subject_id !== undefined && { subject_id }),
      now: world.clock.now(),
    } as QueuedMail),
  );
const deliver = () => jobs.deliverMails(world.clock.now());

test('one that a server refuses stands there with whose it is and why, nothing of what stood in it, and goes once one of its kind arrives', async () => {
  const person = await world.person({ type: 'applicant' });
  smtp.refuse(550, { saying: '5.1.1 No such user' });
  const first = await queue('password_changed', person);
  await deliver();
  const before = (await (await desk()).call(showOpenMatters)).body.data.mails;
  const { data, meta } = await listed();
  expect(meta.total).toBe(before);
  expect(data.find(({ id }) => id === first)).toEqual({
    id: first,
    about: 'account',
    to: { name: 'Ina Sommer', address: person.email.replace(/^(.).*@/u, '$1…@') },
    reader: 'applicant',
    applicant_id: person.applicant_id,
    organization: null,
    why: 'no_mailbox',
    created_at: expect.any(String),
    again: 'in_product',
    events: ['archive'],
  });
  const told = JSON.stringify(await listed());
  for (const secret of ['Geheimer', person.email, 'No such user']) expect(told).not.toContain(secret);

  world.clock.advance(120_000);
  const second = await queue('password_changed', person);
  await deliver();
  expect(await ofMail(first), 'the latest of its kind alone').toBeUndefined();
  expect(await ofMail(second)).toBeDefined();

  smtp.refuse(undefined);
  world.clock.advance(120_000);
  await queue('password_changed', person);
  await deliver();
  expect(await ofMail(second)).toBeUndefined();
});

test('one that arrives takes away none about something else: of two companies’ questions to a mother, the lost one stays', async () => {
  const to = { email: 'mother.of.two.questions@example.org', tenant: world.tenant };
  const [first, second] = [newId(world.clock), newId(world.clock)];
  smtp.refuse(550, { saying: '5.7.1 Rejected' });
  const lost = await queue('guardian_release', to, first);
  await deliver();
  smtp.refuse(undefined);
  for (const [subject, isLeft] of [
    [second, true],
    [first, false],
  ] as const) {
    world.clock.advance(120_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await queue('guardian_release', to, subject);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await deliver();
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await ofMail(lost)) !== undefined).toBe(isLeft);
  }
});

test.each([
  ['550 5.1.1 No such user', 'no_mailbox'],
  ['Can’t send mail - all recipients were rejected: 550 5.2.1 Mailbox disabled', 'no_mailbox'],
  ['550 5.1.0 Sender address rejected: User unknown', 'refused'],
  ['552 5.2.2 Over quota', 'full'],
  ['554 5.7.1 Message rejected as spam', 'refused'],
  ['connect ECONNREFUSED 192.0.2.1:25', 'unreachable'],
  ['connect ECONNREFUSED 192.0.2.1:587', 'unreachable'],
  ['getaddrinfo EAI_AGAIN mail.example.org', 'unreachable'],
  ['Connection timeout', 'unreachable'],
  ['Message failed: 451 4.7.1 Greylisted, try again later', 'deferred'],
  ['Mail command failed: 421 4.7.0 Connection rate limited', 'deferred'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'broken'],
  ['Invalid login: 535 5.7.8 Account disabled', 'broken'],
  ['not a mail address', 'broken'],
  [null, 'unreachable'],
] as const)('what was noted as “%s” is told as %s', async (last_error, why) => {
  const id = await anUndeliveredMail(world, world.tenant, await world.person({}), { last_error });
  expect(await ofMail(id)).toMatchObject({ why });
});

test('a guardian’s leads to the child, a colleague’s to the company', async () => {
  const child = await world.person({ stage: 'onboarded', date_of_birth: '2011-05-05' });
  const email = 'eva.gast@example.org';
  const guardian = { firstname: 'Eva', lastname: 'Gast', email, gender: 'other', relation: 'mother' } as const;
  const { id: subject_id } = (await (await world.login(child)).call(createLegalContact, { body: guardian })).body.data;
  const asked = await anUndeliveredMail(world, world.tenant, { email }, { kind: 'guardian_request', subject_id });
  expect(await ofMail(asked)).toMatchObject({
    about: 'guardian',
    reader: 'guardian',
    applicant_id: child.applicant_id,
  });
  const employee = await world.person({ type: 'employee' });
  const reminded = await anUndeliveredMail(world, world.tenant, employee, { kind: 'organization_reminder' });
  expect(await ofMail(reminded)).toMatchObject({
    about: 'company',
    reader: 'employee',
    organization: { id: employee.organization_id },
  });
  const gone = await anUndeliveredMail(world, world.tenant, { email: 'gone@example.org' });
  expect(await ofMail(gone)).toMatchObject({ reader: 'unknown', applicant_id: null, organization: null });
  expect((await listed({ about: ['guardian'] })).data.every(({ about }) => about === 'guardian')).toBe(true);
});

test('a mother who is to be asked, and who has reported a company, is the child’s guardian; at work she is a colleague', async () => {
  const tenant = world.other;
  const child = await guardedChild(world, (await publishTerms(world, tenant)).en, 'ask');
  const employee = await world.person({ tenant, type: 'employee' });
  const id = await sentPing(world, await world.login(employee), child.person);
  smtp.refuse(550, { saying: '5.1.1 No such user' });
  expect((await child.browser.call(pings.transition, { params: { id }, body: { event: 'accept' } })).status).toBe(200);
  await deliver();
  smtp.refuse(undefined);
  const staff = await world.login(await world.person({ tenant, type: 'tenant_member' }));
  const told = async () => (await staff.call(undeliveredMails.list, { query: { per_page: '100' } })).body.data;
  const asGuardian = { reader: 'guardian', applicant_id: child.person.applicant_id, organization: null };
  expect(await told()).toMatchObject([{ about: 'guardian', to: { name: 'Maren Vogt' }, ...asGuardian }]);

  const [report_id, now] = [newId(world.clock), world.clock.now()];
  const report = {
    id: report_id,
    applicant_id: child.person.applicant_id ?? null,
    organization_id: employee.organization_id ?? '',
    reporter: 'guardian',
    reason: 'other',
    text: 'x',
    status: 'pending',
    answer_by: '2099-01-01',
    created_at: now,
    updated_at: now,
  } as const;
  await inTenant(world.db, tenant.id, (tx) => insertReport(tx, report));
  const { email } = child;
  const answered = await anUndeliveredMail(
    world,
    tenant,
    { email },
    { kind: 'report_answered', subject_id: report_id },
  );
  expect((await told()).find((mail) => mail.id === answered)).toMatchObject(asGuardian);
  const atWork = await anUndeliveredMail(world, tenant, { email }, { kind: 'ping_accepted', subject_id: id });
  expect((await told()).find((mail) => mail.id === atWork)).toMatchObject({ reader: 'unknown', applicant_id: null });
});

test('what anybody can cause with a made-up address is not told', async () => {
  for (const kind of ['verification_code', 'already_registered', 'recommendation', 'email_change'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const id = await anUndeliveredMail(world, world.tenant, { email: 'made.up@example.org' }, { kind });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await ofMail(id)).toBeUndefined();
  }
});

test('put away once, by staff of its own tenant alone; the log has who', async () => {
  const id = await anUndeliveredMail(world, world.tenant, await world.person({}));
  const put = async (who: Person) =>
    (await world.login(who)).call(moveUndelivered, { params: { id }, body: { event: 'archive' } });
  expect((await put(await world.person({ type: 'tenant_member', tenant: world.other }))).status).toBe(404);
  expect((await put(member)).body.data.events).toEqual([]);
  expect((await put(member)).status).toBe(409);
  expect(await ofMail(id)).toBeUndefined();
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_id'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([{ event: 'archive', actor_id: member.id }]);
});
