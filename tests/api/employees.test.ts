import { afterAll, beforeAll, expect, test } from 'vitest';
import * as account from '../../contract/account/account.endpoints.ts';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { employees, moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { followUpPing } from '../../contract/pings/follow-ups.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { queueMail } from '../../server/mail/outbox.ts';
import { deletionToken, findable, sentPing } from '../support/account.ts';
import { anAlert } from '../support/alerts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { offer } from '../support/offer.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { absentId, createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

/** Colleagues: when they were here, who invited them, and shutting one out. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;

/** Two of one company, and what the first sees of the second. */
async function colleagues() {
  const mia = await world.person({ type: 'employee', firstname: 'Mia', lastname: 'Adam' });
  const organization_id = mia.organization_id ?? '';
  const ole = await world.person({ type: 'employee', firstname: 'Ole', lastname: 'Brandt', organization_id });
  return { mia, ole, browser: await world.login(mia), his: await world.login(ole) };
}

const deactivate = (browser: ApiClient, { employee_id = '' }: Pick<Person, 'employee_id'>) =>
  browser.call(moveEmployee, { params: { id: employee_id }, body: { event: 'deactivate' } });
const rowOf = async (browser: ApiClient, { employee_id }: Person) =>
  (await browser.call(employees.list)).body.data.find(({ id }) => id === employee_id);
const tryLogin = ({ email, password }: Person, keep_account?: boolean) =>
  world.client().call(login, { body: { email, password, ...(keep_account && { keep_account }) } });

test('whoever is shut out is logged out at once, and the right password says no more than a wrong one', async () => {
  const { mia, ole, browser, his } = await colleagues();
  expect((await rowOf(browser, ole))?.events).toEqual(['deactivate']);
  expect((await rowOf(browser, mia))?.events, 'not oneself').toEqual([]);
  const { status, body } = await deactivate(browser, ole);
  expect([status, body.data.status, body.data.events]).toEqual([200, 'inactive', []]);
  expect((await his.call(fetchMe)).status).toBe(401);
  const right = await tryLogin(ole);
  const wrong = await tryLogin({ ...ole, password: 'Falsches-Wort-1' });
  expect([right.status, right.raw.body]).toEqual([422, wrong.raw.body]);
  const only = await browser.call(employees.list, { query: { filter: { status: 'inactive' } } });
  expect(only.body.data.map(({ lastname }) => lastname)).toEqual(['Brandt']);
});

test('whoever is shut out is told so in their language, and whom to ask', async () => {
  const { mia, browser } = await colleagues();
  const organization_id = mia.organization_id ?? '';
  const out = await world.person({ type: 'employee', organization_id, locale: 'de', lastname: 'Draußen' });
  expect(await world.mails(out.email)).toEqual([]);
  await deactivate(browser, out);
  const [mail, ...others] = await world.mails(out.email);
  expect([mail?.subject, others]).toEqual([`Ihr Zugang zu ${world.tenant.name} ist beendet`, []]);
  expect(mail?.text).toContain('Wenden Sie sich an Mia Adam');
  expect(mail?.text).toContain(world.tenant.support_email);
});

test('nobody shuts themselves out, a neighbour’s colleague, or the same one twice', async () => {
  const { mia, ole, browser } = await colleagues();
  const self = await deactivate(browser, mia);
  expect([self.status, self.error.meta]).toEqual([409, { events: [] }]);
  const { ole: foreign } = await colleagues();
  const answers = [
    await deactivate(browser, foreign),
    await deactivate(browser, { employee_id: absentId(world.clock) }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(answers[0]?.raw.body).toBe(answers[1]?.raw.body);
  expect((await tryLogin(foreign)).status).toBe(204);
  expect((await deactivate(browser, ole)).status).toBe(200);
  expect((await deactivate(browser, ole)).status).toBe(409);
});

test('of two who shut each other out at once one is left', async () => {
  const { mia, ole, browser, his } = await colleagues();
  const answers = await Promise.all([deactivate(browser, ole), deactivate(his, mia)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  const logins = await Promise.all([mia, ole].map((one) => tryLogin(one)));
  expect(logins.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422]);
});

test('what has not gone out is taken back, what has goes on with whoever shuts them out', async () => {
  const { mia, ole, browser, his } = await colleagues();
  const sent = await sentPing(world, his, await world.person(findable));
  const params = { id: sent };
  await browser.call(followUpPing, { params, body: { owner_id: ole.employee_id ?? '' } }, { version: 1 });
  const body = {
    handle: handleFor(mia, await world.person(findable)),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const unsent = (await his.call(createPing, { body })).body.data.id;
  await deactivate(browser, ole);
  const statusOf = async (id: string) => (await browser.call(pings.show, { params: { id } })).body.data.status;
  expect(await statusOf(unsent)).toBe('revoked');
  const rows = await world.db.kysely
    .selectFrom('pings')
    .select(['employee_id', 'owner_id', 'status'])
    .where('id', '=', sent)
    .execute();
  expect(rows).toEqual([{ employee_id: mia.employee_id, owner_id: null, status: 'pending' }]);
  world.clock.advance(120_000);
  await world.jobs.tick(world.clock.now());
  expect(await statusOf(unsent)).toBe('revoked');
});

test('open invitations of who is shut out are taken back, so that nobody comes back by one; a colleague’s stay', async () => {
  const { ole, browser, his } = await colleagues();
  const invite = async (email: string) =>
    (await his.call(invitations.create, { body: { email, firstname: 'Ina', lastname: 'Neu' } })).body.data.id;
  const [own, again] = [await invite('ole.private@example.org'), await invite('ina@example.org')];
  world.clock.advance(61_000);
  await browser.call(invitations.transition, { params: { id: again }, body: { event: 'resend' } });
  await deactivate(browser, ole);
  const { data } = (await browser.call(invitations.list)).body;
  expect(new Map(data.map(({ id, status }) => [id, status]))).toEqual(
    new Map([
      [own, 'revoked'],
      [again, 'pending'],
    ]),
  );
});

test('alerts that told nobody else rest, and nobody is offered who is shut out', async () => {
  const { mia, ole, browser, his } = await colleagues();
  const alone = await anAlert(his);
  const both = await anAlert(his, { recipient_ids: [ole.employee_id ?? '', mia.employee_id ?? ''] });
  await Promise.all(
    [alone, both].map(({ id }) => his.call(alerts.transition, { params: { id }, body: { event: 'activate' } })),
  );
  await deactivate(browser, ole);
  const shown = await Promise.all(
    [alone, both].map(async ({ id }) => (await browser.call(alerts.show, { params: { id } })).body.data),
  );
  expect(shown.map(({ status, recipients }) => [status, recipients.map(({ employee_id }) => employee_id)])).toEqual([
    ['inactive', []],
    ['active', [mia.employee_id]],
  ]);
});

test('who is deleting the account meanwhile can’t keep it any more, and is erased in time all the same', async () => {
  const { ole, browser, his } = await colleagues();
  const token = await deletionToken(world, his, ole);
  const { until } = (await world.client().call(account.confirmDeletion, { body: { token } })).body.data;
  const row = await rowOf(browser, ole);
  expect([row?.status, row?.leaves_at, row?.events]).toEqual(['inactive', until, ['deactivate']]);
  const [mail] = await world.mails(ole.email);
  const keep = /account\/keep#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { body } = await deactivate(browser, ole);
  expect([body.data.leaves_at, body.data.events]).toEqual([null, []]);
  expect((await tryLogin(ole, true)).status).toBe(422);
  expect((await world.client().call(account.cancelDeletion, { body: { token: keep } })).error.code).toBe(
    'link_invalid',
  );
  world.clock.advance(8 * day);
  await world.jobs.run('account.erase', world.clock.now());
  const left = await world.db.kysely.selectFrom('users').select('id').where('email', '=', ole.email).execute();
  expect(left).toEqual([]);
});

test('when somebody was here last is told by days at most of today, then by weeks, to colleagues alone', async () => {
  const { mia, ole, browser } = await colleagues();
  const seen = async () => (await rowOf(await world.login(mia), ole))?.last_active_days;
  expect((await rowOf(browser, ole))?.last_active_days).toBe(0);
  world.clock.advance(2 * day);
  expect(await seen()).toBe(1);
  world.clock.advance(15 * day);
  expect(await seen()).toBe(14);
  world.clock.advance(200 * day);
  expect(await seen()).toBe(98);
});

test('who invited somebody stands beside them', async () => {
  const { mia, ole, browser } = await colleagues();
  expect((await rowOf(browser, ole))?.invited_by).toBeNull();
  const made = await browser.call(invitations.create, {
    body: { email: 'someone@example.org', firstname: 'Some', lastname: 'One' },
  });
  await world.db.kysely
    .updateTable('invitations')
    .set({ status: 'accepted', user_id: ole.id })
    .where('id', '=', made.body.data.id)
    .execute();
  expect((await rowOf(browser, ole))?.invited_by).toBe('Mia Adam');
  expect((await rowOf(browser, mia))?.invited_by).toBeNull();
});

test('what waits in the queue to tell them of the company reaches whoever shuts them out, or nobody', async () => {
  const { mia, ole, browser } = await colleagues();
  const said = await saidYes(world, { employee: ole, isTold: false });
  await inTenant(world.db, world.tenant.id, (tx) =>
    queueMail(tx, {
      kind: 'alert_matches',
      to: { name: 'Ole Brandt', address: ole.email },
      locale: 'de',
      tenant: world.tenant,
      message: { subject: 'Neu', preheader: 'Neu', heading: 'Neu', blocks: [] },
      subject_id: ole.id,
      activities: [],
      now: world.clock.now(),
    }),
  );
  await deactivate(browser, ole);
  const [told, ...more] = await world.mails(mia.email);
  expect(told?.text).toContain('Noor Geheim');
  expect(told?.text).toContain(said.id);
  const his = (await world.mails(ole.email)).map(({ subject }) => subject);
  expect([more, his]).toEqual([[], ['Your access to app has ended']]);
});
