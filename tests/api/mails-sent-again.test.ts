import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveUndelivered, undeliveredMails } from '../../contract/channels/undelivered-mails.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { createLegalContact, replaceGuardian } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { staff } from '../../contract/users/staff.endpoints.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { registerMakers } from '../../server/ticks.ts';
import { sentPing } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { anUndeliveredMail } from '../support/between-parties.ts';
import { guardedChild } from '../support/guardian.ts';
import type { Person } from '../support/people.ts';
import { type SmtpServer, startSmtp } from '../support/smtp.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** What could not be delivered is sent anew where it can be made again; elsewhere the list says what becomes of it. */
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

const deliver = () => jobs.deliverMails(world.clock.now());
const listed = async (browser: ApiClient) =>
  (await browser.call(undeliveredMails.list, { query: { per_page: '100' } })).body.data;
const to = async (browser: ApiClient, email: string) =>
  (await listed(browser)).filter(({ to: { address } }) => address === email.replace(/^(.).*@/u, '$1…@'));
const again = (browser: ApiClient, id: string) =>
  browser.call(moveUndelivered, { params: { id }, body: { event: 'resend' } });
const arrivedAt = (email: string) => smtp.arrivals.filter((mail) => mail.to.includes(email)).length;
const logged = (subject_id: string) =>
  world.db.kysely.selectFrom('audits').select(['event', 'actor_id']).where('subject_id', '=', subject_id).execute();
/** Loses what is due, and lets the server take mails again. */
async function lose(): Promise<void> {
  smtp.refuse(550, { saying: '5.7.1 Rejected' });
  await deliver();
  smtp.refuse(undefined);
  world.clock.advance(120_000);
}

const guardian = { firstname: 'Eva', lastname: 'Gast', gender: 'other', relation: 'mother' } as const;
async function aRequest(email: string) {
  const child = await world.person({ stage: 'onboarded', date_of_birth: '2011-05-05' });
  const browser = await world.login(child);
  const { id } = (await browser.call(createLegalContact, { body: { ...guardian, email } })).body.data;
  await lose();
  return { child, id };
}

test('a guardian’s link is sent anew; the log has who, and the lost one leaves the list', async () => {
  const email = 'again.guardian@example.org';
  const { id } = await aRequest(email);
  const desk = await world.login(member);
  const [lost] = await to(desk, email);
  expect(lost).toMatchObject({ again: 'resend', events: ['resend', 'archive'], reader: 'guardian' });
  const mail = lost?.id ?? '';
  expect((await again(desk, mail)).body.data.events).toEqual([]);
  expect(await to(desk, email), 'none waits for staff while it is on its way').toEqual([]);
  await deliver();
  expect(arrivedAt(email)).toBe(1);
  expect(await logged(mail)).toEqual([{ event: 'resend', actor_id: member.id }]);
  expect(await logged(id)).toContainEqual({ event: 'resend', actor_id: member.id });
  expect((await again(desk, mail)).status, 'once').toBe(409);
});

test('one that is lost again stands there again, and its limits hold: once a minute, three times a day', async () => {
  const email = 'unlucky.guardian@example.org';
  await aRequest(email);
  const desk = await world.login(member);
  const statuses: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const [lost] = await to(desk, email);
    // oxlint-disable-next-line no-await-in-loop -- as above
    statuses.push((await again(desk, lost?.id ?? '')).status);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await lose();
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(await to(desk, email), 'what is refused takes nothing off the list').toHaveLength(1);
});

test('a guardian asked at another address since gets nothing at the old one', async () => {
  const { id } = await aRequest('typo.guardian@example.org');
  const desk = await world.login(member);
  const [lost] = await to(desk, 'typo.guardian@example.org');
  const { gender: _, ...named } = guardian;
  const body = { ...named, email: 'right.guardian@example.org', reason: 'Anruf' };
  expect((await desk.call(replaceGuardian, { params: { id }, body })).status).toBe(200);
  const [over] = await to(desk, 'typo.guardian@example.org');
  expect(over).toMatchObject({ again: 'over', events: ['archive'] });
  expect((await again(desk, lost?.id ?? '')).status).toBe(409);
});

test('an invitation is sent anew; one taken back isn’t', async () => {
  const employee = await world.login(await world.person({ type: 'employee' }));
  const email = 'again.colleague@example.org';
  const body = { email, firstname: 'Ina', lastname: 'Kern' };
  const { id } = (await employee.call(invitations.create, { body })).body.data;
  await lose();
  const desk = await world.login(member);
  const [lost] = await to(desk, email);
  expect(lost).toMatchObject({ again: 'resend', reader: 'invited', about: 'invitation' });
  expect((await again(desk, lost?.id ?? '')).status).toBe(200);
  await lose();
  await employee.call(invitations.transition, { params: { id }, body: { event: 'revoke' } });
  const [over] = await to(desk, email);
  expect(over).toMatchObject({ again: 'over', events: ['archive'] });
  expect((await again(desk, over?.id ?? '')).status).toBe(409);
  await deliver();
  expect(arrivedAt(email)).toBe(0);
});

test('who is to join the team is invited anew by administrators alone', async () => {
  const administrator = await world.login(await world.person({ type: 'administrator' }));
  const email = 'again.ben@kammer.example';
  const body = { type: 'tenant_member', firstname: 'Ben', lastname: 'Okafor', email, locale: 'de' } as const;
  await administrator.call(staff.create, { body });
  await lose();
  const desk = await world.login(member);
  const [lost] = await to(desk, email);
  expect(lost).toMatchObject({ again: 'administrator', events: ['archive'] });
  expect((await again(desk, lost?.id ?? '')).status).toBe(409);
  expect((await to(administrator, email))[0]).toMatchObject({ again: 'resend' });
  expect((await again(administrator, lost?.id ?? '')).status).toBe(200);
  await deliver();
  expect(arrivedAt(email)).toBe(1);
});

test('a mother who is to be asked before a release is asked once more, until she has answered', async () => {
  const tenant = world.other;
  const child = await guardedChild(world, (await publishTerms(world, tenant)).en, 'ask');
  const id = await sentPing(world, await world.login(await world.person({ tenant, type: 'employee' })), child.person);
  await child.browser.call(pings.transition, { params: { id }, body: { event: 'accept' } });
  await lose();
  const desk = await world.login(await world.person({ tenant, type: 'tenant_member' }));
  const lost = (await listed(desk)).find(({ about, to: { name } }) => about === 'guardian' && name === 'Maren Vogt');
  expect(lost).toMatchObject({ again: 'resend', reader: 'guardian' });
  expect((await again(desk, lost?.id ?? '')).status).toBe(200);
  await lose();
  await child.browser.call(pings.transition, { params: { id }, body: { event: 'decline' } });
  expect((await listed(desk)).filter(({ about }) => about === 'guardian')).toMatchObject([{ again: 'over' }]);
});

test.each([
  ['ping', 'applicant', 'in_product'],
  ['password_reset', 'applicant', 'asked'],
  ['account_deleted', 'applicant', 'gone'],
  ['alert_matches', 'employee', 'in_product'],
] as const)('of “%s” nothing is left to send to an %s: %s', async (kind, type, way) => {
  const desk = await world.login(member);
  const person = await world.person({ type });
  const id = await anUndeliveredMail(world, world.tenant, person, { kind });
  expect((await listed(desk)).find((mail) => mail.id === id)).toMatchObject({ again: way, events: ['archive'] });
  const refused = await again(desk, id);
  expect([refused.status, refused.error.code]).toEqual([409, 'transition_not_allowed']);
});
