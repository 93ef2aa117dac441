import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerEmployee } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import {
  deleteEmployee,
  employees,
  keepEmployee,
  moveEmployee,
  showEmployee,
} from '../../contract/employees/employees.endpoints.ts';
import { copyInvitationLink, invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { tokenOfInvitationLink } from '../../contract/invitations/invitations.schema.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { users } from '../../contract/users/listed-users.endpoints.ts';
import { deletionToken, findable, sentPing } from '../support/account.ts';
import { confirmDeletion } from '../../contract/account/account.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password, type Person } from '../support/people.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

/** Everybody of all companies, for staff, and what administrators do with an account. */
let world: World;
let administrator: ApiClient;
let member: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.login(await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' }));
  member = await world.login(await world.person({ type: 'tenant_member' }));
});
afterAll(() => world.close());

const day = 86_400_000;
const mia = { type: 'employee', firstname: 'Mia', lastname: 'Adam' } as const;
const tryLogin = ({ email }: Pick<Person, 'email'>, tenant = world.tenant) =>
  world.client(tenant).send('POST', '/api/auth/login', { body: { email, password } });
const listed = async (filter: object, browser = member) =>
  (await browser.call(employees.list, { query: { filter, per_page: '100' } })).body;
type Event = 'deactivate' | 'reactivate' | 'verify_manually';
const move = (id: string, event: Event, reason?: string, browser = administrator) =>
  browser.call(moveEmployee, { params: { id }, body: { event, ...(reason !== undefined && { reason }) } });
const shown = async (id: string) => (await administrator.call(showEmployee, { params: { id } })).body.data;

/** Somebody who has come by a copied link, and whose code never arrived. */
async function waiting(email: string) {
  const owner = await world.person({ type: 'employee' });
  const colleague = await world.login(owner);
  const body = { firstname: 'Jonas', lastname: 'Wartend', email };
  const { id } = (await colleague.call(invitations.create, { body })).body.data;
  const { link } = (await colleague.call(copyInvitationLink, { params: { id } })).body.data;
  const browser = world.client();
  const token = tokenOfInvitationLink(link) ?? '';
  const { status } = await browser.call(registerEmployee, { body: { ...body, password, token } });
  expect(status).toBe(204);
  const [row] = (await listed({ q: email })).data;
  return { id: row?.id ?? '', row, invitation: id, colleague, owner, browser, token };
}

test('staff read everybody of all companies, by name, company and standing; no one of another tenant [S2-38]', async () => {
  const one = await world.person(mia);
  const two = await world.person({ ...mia, firstname: 'Ada' });
  const there = await world.person({ ...mia, tenant: world.other });
  const { data } = await listed({ q: 'adam' });
  expect(new Set(data.map(({ id }) => id))).toEqual(new Set([one.employee_id, two.employee_id]));
  expect(data[0]?.organization).toMatchObject({ id: expect.any(String), name: expect.any(String) });
  const ofOne = await listed({ organization_id: one.organization_id });
  expect(ofOne.data.map(({ id }) => id)).toEqual([one.employee_id]);
  expect((await listed({ q: there.email })).data).toEqual([]);
  expect((await listed({ q: '%' })).data, 'a sign for itself').toEqual([]);
  expect((await listed({ q: one.email.slice(0, 12).toUpperCase() })).data.length).toBeGreaterThan(0);
});

test('colleagues see nothing of other companies by it, and their own list has the same filters', async () => {
  const one = await world.person(mia);
  const other = await world.person({ ...mia, firstname: 'Ole' });
  const browser = await world.login(one);
  const { data } = (await browser.call(employees.list, { query: { filter: { q: 'adam', verified: 'yes' } } })).body;
  expect(data.map(({ id, organization }) => [id, organization])).toEqual([[one.employee_id, null]]);
  expect((await browser.call(employees.list, { query: { filter: { verified: 'no' } } })).body.data).toEqual([]);
  const foreign = await browser.call(employees.list, {
    query: { filter: { organization_id: other.organization_id ?? '' } },
  });
  expect(foreign.status).toBe(404);
});

test('an administrator shuts somebody out at once, opens the account again, and the log says who and when', async () => {
  const out = await world.person({ ...mia, locale: 'de' });
  const heir = await world.person({ ...mia, organization_id: out.organization_id ?? '' });
  const his = await world.login(out);
  const sent = await sentPing(world, his, await world.person(findable));
  const id = out.employee_id ?? '';
  administrator = await world.login(await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' }));
  expect((await shown(id)).events).toEqual(['deactivate']);
  const { status, body } = await move(id, 'deactivate');
  expect([status, body.data.status, body.data.events]).toEqual([200, 'inactive', ['reactivate']]);
  expect((await his.call(fetchMe)).status).toBe(401);
  expect((await tryLogin(out)).status).toBe(422);
  const [ended] = await world.mails(out.email);
  expect(ended?.text).toContain('Ute Kranz hat Ihren Zugang');
  const heirs = await world.login(heir);
  expect((await heirs.call(pings.show, { params: { id: sent } })).body.data.status).toBe('pending');
  expect((await move(id, 'deactivate')).error.meta).toEqual({ events: [] });

  expect((await move(id, 'reactivate')).body.data.status).toBe('active');
  expect((await tryLogin(out)).status).toBe(204);
  world.clock.advance(2 * 60_000);
  const [restored] = await world.mails(out.email);
  expect([restored?.subject, restored?.text]).toEqual([
    `Ihr Zugang zu ${world.tenant.name} ist wieder offen`,
    expect.stringContaining('/login'),
  ]);
  expect((await shown(id)).history.map(({ event, by, author }) => [event, by, author])).toEqual([
    ['reactivate', 'Ute Kranz', 'administrator'],
    ['deactivate', 'Ute Kranz', 'administrator'],
  ]);
});

test('where nobody is left, open messages of who is shut out end', async () => {
  const alone = await world.person(mia);
  const applicant = await world.person(findable);
  const sent = await sentPing(world, await world.login(alone), applicant);
  administrator = await world.login(await world.person({ type: 'administrator' }));
  await move(alone.employee_id ?? '', 'deactivate');
  const row = await world.db.kysely.selectFrom('pings').select('status').where('id', '=', sent).executeTakeFirst();
  expect(row?.status).toBe('revoked');
});

test('who has asked to be erased is kept by nobody', async () => {
  const leaving = await world.person(mia);
  const token = await deletionToken(world, await world.login(leaving), leaving);
  await world.client().call(confirmDeletion, { body: { token } });
  administrator = await world.login(await world.person({ type: 'administrator' }));
  const id = leaving.employee_id ?? '';
  expect((await shown(id)).events).toEqual(['deactivate']);
  expect((await move(id, 'reactivate')).status).toBe(409);
  expect((await move(id, 'deactivate')).status).toBe(200);
  expect((await shown(id)).events).toEqual([]);
  expect((await move(id, 'reactivate')).status).toBe(409);
  world.clock.advance(8 * day);
  await world.jobs.run('account.erase', world.clock.now());
  administrator = await world.login(await world.person({ type: 'administrator' }));
  expect((await administrator.call(showEmployee, { params: { id } })).status).toBe(404);
});

test('who waits for the code stands in the list; confirmed by hand, with a reason, they have joined', async () => {
  member = await world.login(await world.person({ type: 'tenant_member' }));
  administrator = await world.login(await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' }));
  const { id, row, owner, browser } = await waiting('code.fehlt@example.org');
  expect(row).toMatchObject({ verified: false, organization: { id: owner.organization_id }, events: [] });
  expect((await listed({ verified: 'no' })).data.map((one) => one.id)).toContain(id);
  expect((await shown(id)).events).toEqual(['deactivate', 'verify_manually']);
  const without = await move(id, 'verify_manually');
  expect([without.status, Object.keys(without.error.meta?.errors ?? {})]).toEqual([422, ['reason']]);
  expect((await shown(id)).verified, 'nothing has happened').toBe(false);
  const { body } = await move(id, 'verify_manually', 'Im Betrieb zurückgerufen.');
  expect(body.data).toMatchObject({ verified: true, events: ['deactivate'] });
  expect((await shown(body.data.id)).history[0]).toMatchObject({
    event: 'verify_manually',
    by: 'Ute Kranz',
    reason: 'Im Betrieb zurückgerufen.',
  });
  expect((await shown(id)).id, 'the earlier address of the page leads there too').toBe(body.data.id);
  expect((await browser.call(fetchMe)).status, 'a session of before').toBe(401);
  const joined = world.client();
  await joined.login('code.fehlt@example.org', password);
  const me = (await joined.call(fetchMe)).body.data;
  expect([me.user.verified, me.organization?.id]).toEqual([true, owner.organization_id]);
  expect((await move(body.data.id, 'verify_manually', 'Noch einmal')).status).toBe(409);
});

test('nobody joins by hand with an invitation that was taken back, or with somebody’s address', async () => {
  const { id, invitation, colleague } = await waiting('zurueck@example.org');
  await colleague.call(invitations.transition, { params: { id: invitation }, body: { event: 'revoke' } });
  expect((await move(id, 'verify_manually', 'Am Telefon')).error.code).toBe('invitation_unknown');
  const taken = await waiting('vergeben@example.org');
  const texts = (await world.mails('vergeben@example.org')).map(({ text }) => text).join();
  const token = /register\/employee#token=([\w-]+)/.exec(texts)?.[1] ?? '';
  const body = { firstname: 'Jonas', lastname: 'Echt', email: 'vergeben@example.org', password, token };
  expect((await world.client().call(registerEmployee, { body })).status).toBe(204);
  expect((await listed({ q: 'vergeben@' })).data.map(({ lastname }) => lastname)).toEqual(['Echt']);
  expect((await move(taken.id, 'verify_manually', 'Am Telefon')).status).toBe(404);
});

test('staff only read: one’s page and every event are an administrator’s, of the own tenant', async () => {
  const one = await world.person(mia);
  const id = one.employee_id ?? '';
  expect((await member.call(showEmployee, { params: { id } })).status).toBe(403);
  expect((await move(id, 'deactivate', undefined, member)).status).toBe(403);
  const colleague = await world.login(await world.person({ ...mia, organization_id: one.organization_id ?? '' }));
  expect((await move(id, 'reactivate', undefined, colleague)).status).toBe(409);
  const elsewhere = await world.login(await world.person({ type: 'administrator', tenant: world.other }));
  const answers = [
    await elsewhere.call(showEmployee, { params: { id } }),
    await elsewhere.call(showEmployee, { params: { id: absentId(world.clock) } }),
    await move(id, 'deactivate', undefined, elsewhere),
    await move((await world.person()).id, 'deactivate'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(answers[0]?.raw.body).toBe(answers[1]?.raw.body);
});

test('staff’s list of accounts, who move none, has no applicants, and nobody of another tenant [S7-20]', async () => {
  const applicant = await world.person({ lastname: 'Zyx' });
  const employee = await world.person({ ...mia, lastname: 'Zyx' });
  await world.person({ ...mia, lastname: 'Zyx', tenant: world.other });
  const { body } = await administrator.call(users.list, { query: { filter: { q: 'zyx' } } });
  expect(body.data.map(({ id, type }) => [id, type])).toEqual([[employee.id, 'employee']]);
  expect((await administrator.call(users.show, { params: { id: employee.id } })).body.data.email).toBe(employee.email);
  expect((await administrator.call(users.show, { params: { id: applicant.id } })).status).toBe(404);
  const asked = { query: { filter: { q: 'zyx' } } };
  expect((await member.call(users.list, asked)).body).toEqual((await administrator.call(users.list, asked)).body);
  expect((await member.call(users.show, { params: { id: employee.id } })).body.data.email).toBe(employee.email);
  const staffed = await administrator.call(users.list, { query: { filter: { type: 'administrator' } } });
  expect(staffed.body.data.every(({ type }) => type === 'administrator')).toBe(true);
});

test('an administrator deletes an account by its name: out at once, a week to call it off, then erased [S2-39]', async () => {
  const [one, other] = [await world.person({ ...mia, locale: 'de' }), await world.person(mia)];
  administrator = await world.login(await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' }));
  const his = await world.login(one);
  const erase = (id = '', name = 'Mia Adam', browser = administrator) =>
    browser.call(deleteEmployee, { params: { id }, body: { name } });
  const wrong = await erase(one.employee_id, 'Mia Adams');
  expect([wrong.status, Object.keys(wrong.error.meta?.errors ?? {})]).toEqual([422, ['name']]);
  const colleague = await world.login(await world.person({ ...mia, organization_id: one.organization_id ?? '' }));
  expect((await erase(one.employee_id, 'Mia Adam', colleague)).status).toBe(403);
  const { status, body } = await erase(one.employee_id, ' Mia  Adam ');
  expect([status, body.data.status, body.data.events]).toEqual([200, 'inactive', []]);
  expect(Math.round((Date.parse(body.data.deletes_at ?? '') - world.clock.now().getTime()) / day)).toBe(7);
  expect([(await his.call(fetchMe)).status, (await tryLogin(one)).status]).toEqual([401, 422]);
  const [mail] = await world.mails(one.email);
  expect([mail?.subject, mail?.text.includes('/account/keep')]).toEqual([
    `Das Konto bei ${world.tenant.name} wird gelöscht`,
    false,
  ]);
  expect([(await erase(one.employee_id)).status, (await move(one.employee_id ?? '', 'reactivate')).status]).toEqual([
    409, 409,
  ]);
  const keep = () => administrator.call(keepEmployee, { params: { id: one.employee_id ?? '' } });
  expect((await keep()).body.data).toMatchObject({ status: 'active', deletes_at: null, events: ['deactivate'] });
  expect([(await keep()).status, (await tryLogin(one)).status]).toEqual([409, 204]);
  await erase(other.employee_id);
  world.clock.advance(8 * day);
  await world.jobs.run('account.erase', world.clock.now());
  const left = await world.db.kysely.selectFrom('users').select('id').where('id', 'in', [one.id, other.id]).execute();
  expect(left).toEqual([{ id: one.id }]);
});
