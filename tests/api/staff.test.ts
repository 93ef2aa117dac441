import { afterAll, beforeAll, expect, test } from 'vitest';
import { cancelDeletion } from '../../contract/account/account.endpoints.ts';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { inviteStaffAgain, moveStaffMember, staff } from '../../contract/users/staff.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { leave } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let administrator: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.login(await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' }));
});
afterAll(() => world.close());

const password = 'Gemeinsam-2026-gut';
const ben = { type: 'tenant_member', firstname: 'Ben', lastname: 'Okafor', email: 'ben@kammer.example', locale: 'de' };
const invite = (body: object) => administrator.send('POST', '/api/v1/staff', { body });
const tokenTo = async (email: string) => {
  const [mail] = await world.mails(email);
  return { mail, token: /password\/reset#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
};
const set = (token: string, browser = world.client()) =>
  browser.send('POST', '/api/auth/password/reset', { body: { token, password, password_confirmation: password } });

test('who is invited gets a link that names the inviter, sets a password and logs in with that task', async () => {
  const made = await invite(ben);
  expect([made.status, made.body]).toMatchObject([201, { data: { status: 'pending', last_active_at: null } }]);
  const { mail, token } = await tokenTo(ben.email);
  expect(mail?.text).toContain('Ute Kranz hat für Sie einen Zugang');
  expect(mail?.text).toContain('Sie gehören zum Team');
  const browser = world.client();
  expect((await set(token, browser)).status).toBe(204);
  await browser.login(ben.email, password);
  expect((await browser.call(fetchMe)).body.data.user.type).toBe('tenant_member');
  const { id } = (made.body as { data: { id: string } }).data;
  const { body } = await administrator.call(staff.list, { query: { filter: { status: ['active'] } } });
  expect(body.data.find((one) => one.id === id)).toMatchObject({
    status: 'active',
    last_active_at: expect.any(String),
  });
  // who has come needs no other link
  expect((await administrator.call(inviteStaffAgain, { params: { id } })).status).toBe(409);
  const audits = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('audits').select(['event', 'actor_kind', 'status_to']).where('subject_id', '=', id).execute(),
  );
  expect(audits).toContainEqual({ event: 'invite', actor_kind: 'administrator', status_to: 'tenant_member' });
});

test('a new link replaces the earlier one once it has gone out', async () => {
  const made = await invite({ ...ben, email: 'zwei@kammer.example' });
  const { id } = (made.body as { data: { id: string } }).data;
  const { token: first } = await tokenTo('zwei@kammer.example');
  world.clock.advance(2 * 60_000);
  expect((await administrator.call(inviteStaffAgain, { params: { id } })).status).toBe(200);
  const { token: second } = await tokenTo('zwei@kammer.example');
  expect(second).not.toBe(first);
  expect((await set(first)).body).toMatchObject({ code: 'link_invalid' });
  expect((await set(second)).status).toBe(204);
});

test('a link works for seven days', async () => {
  await invite({ ...ben, email: 'spaet@kammer.example' });
  const { token } = await tokenTo('spaet@kammer.example');
  world.clock.advance(7 * 86_400_000 + 60_000);
  expect((await set(token)).body).toMatchObject({ code: 'link_expired' });
});

test('an address that somebody here has already is refused in words, one of another tenant isn’t known here', async () => {
  administrator = await world.login(await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' }));
  const here = await world.person();
  const there = await world.person({ tenant: world.other });
  expect((await invite({ ...ben, email: here.email.toUpperCase() })).body).toMatchObject({
    meta: { errors: { email: [expect.stringContaining('already taken')] } },
  });
  expect((await invite({ ...ben, email: there.email })).status).toBe(201);
});

test('two at the same moment make one account', async () => {
  const both = await Promise.all([1, 2].map(() => invite({ ...ben, email: 'doppelt@kammer.example' })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
});

test.each([{ type: 'employee' }, { type: 'applicant' }, { verification: 'verified' }, { tenant_id: 'x' }])(
  'nobody is invited with %j',
  async (more) => {
    expect((await invite({ ...ben, email: 'neu@kammer.example', ...more })).status).toBe(422);
  },
);

test('the list is the own tenant’s, and of those who look after it alone', async () => {
  const there = await world.login(await world.person({ type: 'administrator', tenant: world.other }));
  const applicant = await world.person();
  const { body } = await there.call(staff.list);
  expect(body.data).toHaveLength(1);
  const own = (await administrator.call(staff.list)).body.data;
  expect(own.map(({ id }) => id)).not.toContain(applicant.id);
  const one = own.find(({ status }) => status === 'pending');
  const foreign = await there.call(inviteStaffAgain, { params: { id: one?.id ?? '' } });
  const absent = await there.call(inviteStaffAgain, { params: { id: '0198c5a0-0000-7000-8000-00000000dead' } });
  expect([foreign.status, foreign.raw.body]).toEqual([404, absent.raw.body]);
});

test('staff invite nobody', async () => {
  const member = await world.login(await world.person({ type: 'tenant_member' }));
  expect((await member.send('POST', '/api/v1/staff', { body: ben })).body).toMatchObject({ code: 'forbidden' });
});

const move = (browser: ApiClient, id: string, event: 'deactivate' | 'reactivate') =>
  browser.call(moveStaffMember, { params: { id }, body: { event } });

test('who is shut out is logged out at once, is told, and comes in again only when an administrator says so', async () => {
  const member = await world.person({ type: 'tenant_member', locale: 'en' });
  const browser = await world.login(member);
  const ended = await move(administrator, member.id, 'deactivate');
  expect([ended.status, ended.body.data]).toMatchObject([200, { status: 'inactive', events: ['reactivate'] }]);
  expect((await browser.call(fetchMe)).status).toBe(401);
  expect(
    (await world.client().send('POST', '/api/auth/login', { body: { email: member.email, password: '' } })).status,
  ).toBe(422);
  expect((await world.mails(member.email)).at(-1)?.text).toContain('Ute Kranz has ended your access to the team');
  expect((await move(administrator, member.id, 'deactivate')).status).toBe(409);
  const again = await move(administrator, member.id, 'reactivate');
  expect([again.status, again.body.data.events]).toEqual([200, ['deactivate']]);
  await world.login(member);
  const audits = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('audits').select(['event', 'actor_kind']).where('subject_id', '=', member.id).execute(),
  );
  for (const event of ['deactivate', 'reactivate'])
    expect(audits).toContainEqual({ event, actor_kind: 'administrator' });
});

test('nobody shuts themselves out, and of two administrators who shut each other out one is left', async () => {
  const [one, other] = [await world.person({ type: 'administrator' }), await world.person({ type: 'administrator' })];
  const [first, second] = [await world.login(one), await world.login(other)];
  expect((await move(first, one.id, 'deactivate')).status).toBe(409);
  const { body } = await first.call(staff.list);
  expect(body.data.find(({ id }) => id === one.id)?.events).toEqual([]);
  const answers = await Promise.all([move(first, other.id, 'deactivate'), move(second, one.id, 'deactivate')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test('a link of an invitation stops working with the access, and others than the team are not there', async () => {
  const made = await invite({ ...ben, email: 'drei@kammer.example' });
  const { id } = (made.body as { data: { id: string } }).data;
  const { token } = await tokenTo('drei@kammer.example');
  expect((await move(administrator, id, 'deactivate')).status).toBe(200);
  expect((await set(token)).body).toMatchObject({ code: 'link_invalid' });
  world.clock.advance(2 * 60_000);
  const back = await move(administrator, id, 'reactivate');
  expect(back.body.data.status).toBe('pending');
  // nobody thanks them, and they get a link anew: they have no password
  expect((await world.mails('drei@kammer.example')).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('Zugang')),
  );
  expect((await set((await tokenTo('drei@kammer.example')).token)).status).toBe(204);
  const strangers = [
    await world.person({ type: 'employee' }),
    await world.person({}),
    await world.person({ type: 'tenant_member', tenant: world.other }),
  ];
  for (const stranger of strangers) expect((await move(administrator, stranger.id, 'deactivate')).status).toBe(404);
});

test('a link that has not gone out yet is taken back with the access', async () => {
  const { body } = await invite({ ...ben, email: 'vier@kammer.example' });
  const { id } = (body as { data: { id: string } }).data;
  expect((await move(administrator, id, 'deactivate')).status).toBe(200);
  expect(await world.mails('vier@kammer.example')).toEqual([]);
});

test('who is deleting the own account can’t keep it any more once shut out', async () => {
  const member = await world.person({ type: 'tenant_member' });
  const token = await leave(world, member);
  const listed = (await administrator.call(staff.list)).body.data.find(({ id }) => id === member.id);
  expect(listed).toMatchObject({ status: 'inactive', events: ['deactivate'] });
  const out = await move(administrator, member.id, 'deactivate');
  expect([out.status, out.body.data.events]).toEqual([200, []]);
  expect((await world.client().call(cancelDeletion, { body: { token } })).status).toBe(422);
  const back = { email: member.email, password: member.password, keep_account: true };
  expect((await world.client().call(login, { body: back })).status).toBe(422);
});
