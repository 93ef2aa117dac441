import { afterAll, beforeAll, expect, test } from 'vitest';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { showOrganizationStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { stalledDays } from '../../contract/statistics/statistics.schema.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { openCode } from '../support/registration.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member', firstname: 'Renate', lastname: 'Albers' });
});
afterAll(() => world.close());

/** Staff's sessions are short, and the clock goes on in between. */
const desk = () => world.login(member);
const idOf = ({ organization_id = '' }: Person) => organization_id;
const move = async (id: string, event: string, reason?: string) =>
  (await desk()).call(organizations.transition, {
    params: { id },
    body: { event: event as 'verify', ...(reason !== undefined && { reason }) },
  });
const listed = async (filter: object) =>
  (await (await desk()).call(organizations.list, { query: { filter, per_page: '100' } })).body;

const unverified = async () => (await (await desk()).call(showOpenMatters)).body.data.organizations;

const invitation = { firstname: 'Ina', lastname: 'Gast', email: 'ina.gast@nordwerk.example' };

test('a company is entered with a name alone, is checked with that, and invites its first person by mail [S2-35]', async () => {
  const { status, body } = await (
    await desk()
  ).call(organizations.create, {
    body: { name: ' Nordwerk GmbH ', website: 'nordwerk.example', invitation },
  });
  expect([status, body.data]).toMatchObject([
    201,
    { name: 'Nordwerk GmbH', status: 'verified', invited: 1, employees: 0, last_active_days: null },
  ]);
  await world.jobs.tick(world.clock.now());
  const [mail] = await world.mails(invitation.email);
  expect(mail?.text).toContain('Nordwerk GmbH');
  expect(mail?.text).toContain('/register/employee#token=');
  const { data } = (await (await desk()).call(showOrganization, { params: { id: body.data.id } })).body;
  expect(data).toMatchObject({ website: 'https://nordwerk.example', address: null, events: ['archive'] });
});

test('who waits to be verified is counted for the staff’s menu, as the list does, until that is done', async () => {
  const { body } = await (
    await desk()
  ).call(organizations.create, { body: { name: 'Noch zu prüfen', unchecked: true } });
  const waiting = await unverified();
  expect(waiting).toBe((await listed({ status: ['created'] })).meta.total);
  await move(body.data.id, 'verify');
  expect(await unverified()).toBe(waiting - 1);
});

test('one that is not checked yet waits, and what is wrong in it is said at its field, with nothing kept', async () => {
  const staff = await desk();
  const waiting = await staff.call(organizations.create, { body: { name: 'Wartet', unchecked: true } });
  expect(waiting.body.data).toMatchObject({ status: 'created', events: ['verify', 'reject'] });
  const before = (await listed({})).meta.total;
  const wrong = await staff.send('POST', '/api/v1/organizations', {
    body: { name: 'Nur halb', website: 'javascript:alert(1)', invitation: { ...invitation, email: 'ina' } },
    headers: { 'idempotency-key': 'half-a-company-0001' },
  });
  expect([wrong.status, Object.keys((wrong.body as { meta: { errors: object } }).meta.errors)]).toEqual([
    422,
    ['website', 'invitation.email'],
  ]);
  expect((await listed({})).meta.total).toBe(before);
});

test('who is paused reads why, by mail and on its page; it finds nobody until it is activated, and then again', async () => {
  const person = await world.person({ type: 'employee' });
  const id = idOf(person);
  const browser = await world.login(person);
  expect((await browser.call(searchApplicants, {})).status).toBe(200);
  const silent = await move(id, 'suspend');
  expect([silent.status, silent.body]).toMatchObject([422, { meta: { errors: { reason: [expect.any(String)] } } }]);
  expect((await browser.call(showOrganization, { params: { id } })).body.data.status).toBe('active');
  const paused = await move(id, 'suspend', 'Die Anschrift stimmt nicht.');
  expect(paused.body.data).toMatchObject({ status: 'inactive', events: ['reactivate', 'archive'] });
  const own = (await browser.call(showOrganization, { params: { id } })).body.data;
  expect(own).toMatchObject({ status: 'inactive', status_reason: 'Die Anschrift stimmt nicht.', events: [] });
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  expect((await world.mails(person.email)).at(-1)?.text).toContain('Die Anschrift stimmt nicht.');
  await move(id, 'reactivate');
  expect((await browser.call(showOrganization, { params: { id } })).body.data).toMatchObject({
    status: 'active',
    status_reason: null,
  });
});

test('what staff did is in the log with their reason, once each', async () => {
  const id = idOf(await world.person({ type: 'employee' }));
  await move(id, 'archive', 'Gibt es nicht mehr.');
  await move(id, 'restore');
  const again = await move(id, 'restore');
  expect([again.status, (again.body as unknown as { meta: object }).meta]).toEqual([
    409,
    { events: ['reactivate', 'archive'] },
  ]);
  const rows = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'status_from', 'status_to', 'reason', 'actor_id'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    {
      event: 'archive',
      status_from: 'active',
      status_to: 'archived',
      reason: 'Gibt es nicht mehr.',
      actor_id: member.id,
    },
    { event: 'restore', status_from: 'archived', status_to: 'inactive', reason: null, actor_id: member.id },
  ]);
});

test('staff put a company’s facts right, its name too, and it reads that they did; its own people change no name [S2-37]', async () => {
  const person = await world.person({ type: 'employee' });
  const params = { id: idOf(person) };
  const browser = await world.login(person);
  const refused = await browser.call(updateOrganization, { params, body: { name: 'Ganz anders' } }, { version: 1 });
  expect([refused.status, refused.body]).toMatchObject([422, { meta: { errors: { name: [expect.any(String)] } } }]);
  const staff = await desk();
  const changed = await staff.call(updateOrganization, { params, body: { name: 'Nordwerk AG' } }, { version: 1 });
  expect(changed.body.data).toMatchObject({ name: 'Nordwerk AG', version: 2 });
  expect((await staff.call(updateOrganization, { params, body: { name: 'Zu spät' } }, { version: 1 })).status).toBe(
    412,
  );
  const own = (await browser.call(showOrganization, { params })).body.data;
  expect(own).toMatchObject({ name: 'Nordwerk AG', staff_changed_at: world.clock.now().toISOString() });
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'fields'])
    .where('subject_id', '=', params.id)
    .execute();
  expect(log).toEqual([{ event: 'update', fields: ['name'] }]);
});

test('another tenant’s company is as absent as none, whatever staff try', async () => {
  const foreign = idOf(await world.person({ type: 'employee', tenant: world.other }));
  const absent = '0198c5a0-0000-7000-8000-00000000dead';
  const staff = await desk();
  const answers = async (id: string) => {
    const invited = { body: { ...invitation, email: `${id.slice(-6)}@example.org`, organization_id: id } };
    const replies = [
      await staff.call(showOrganization, { params: { id } }),
      await staff.call(updateOrganization, { params: { id }, body: { name: 'Mein' } }, { version: 1 }),
      await staff.call(organizations.transition, { params: { id }, body: { event: 'suspend', reason: 'Weil' } }),
      await staff.call(invitations.create, invited, { key: `invite-${id}` }),
      await staff.call(invitations.list, { query: { filter: { organization_id: id } } }),
    ];
    return replies.map(({ status, raw }) => [status, raw.body]);
  };
  expect(await answers(foreign)).toEqual(await answers(absent));
  expect((await answers(foreign)).map(([status]) => status)).toEqual([404, 404, 404, 422, 200]);
  const ids = (await listed({})).data.map(({ id }) => id);
  expect(ids).not.toContain(foreign);
  expect((await listed({ organization_id: foreign })).data).toEqual([]);
});

test('staff invite into any company, also where the tenant lets only them, and send again or take back', async () => {
  const id = idOf(await world.person({ type: 'employee' }));
  await world.db.kysely.updateTable('tenants').set({ employees_may_invite: false }).execute();
  world.app.tenants.forget();
  const staff = await desk();
  const body = { ...invitation, email: 'olga@nordwerk.example', organization_id: id };
  const made = await staff.call(invitations.create, { body });
  expect(made.body.data).toMatchObject({ organization_id: id, events: ['resend', 'revoke'] });
  const params = { id: made.body.data.id };
  expect((await staff.call(invitations.transition, { params, body: { event: 'resend' } })).status).toBe(200);
  expect((await staff.call(invitations.transition, { params, body: { event: 'revoke' } })).body.data.status).toBe(
    'revoked',
  );
  const nobody = await staff.call(invitations.create, { body: { ...invitation, email: 'x@nordwerk.example' } });
  await world.db.kysely.updateTable('tenants').set({ employees_may_invite: true }).execute();
  world.app.tenants.forget();
  expect([nobody.status, nobody.body]).toMatchObject([
    422,
    { meta: { errors: { organization_id: [expect.any(String)] } } },
  ]);
});

test('each figure about companies counts exactly the list that its filters name', async () => {
  const withCode = await world.person({ type: 'employee' });
  await (await world.login(withCode)).call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } });
  const asleep = await world.person({ type: 'employee' });
  await (await world.login(asleep)).call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } });
  await move(idOf(asleep), 'suspend', 'Pause');
  world.clock.advance((stalledDays + 1) * 86_400_000);
  await world.login(withCode);
  const { data } = (await (await desk()).call(showOrganizationStatistics)).body;
  const total = async (filter: object) => (await listed(filter)).meta.total;
  expect(data.total).toBe(await total({}));
  for (const status of ['created', 'verified', 'active', 'inactive', 'archived'] as const)
    expect([status, data.by_status[status]]).toEqual([status, await total({ status })]);
  for (const usage_type of ['searching', 'referring', 'searching_and_referring', 'unsaid'] as const)
    expect([usage_type, data.by_usage_type[usage_type]]).toEqual([usage_type, await total({ usage_type })]);
  expect([data.with_code, data.stalled]).toEqual([await total({ code: 'yes' }), await total({ stalled: 'yes' })]);
  expect(data.with_code).toBeGreaterThan(0);
  const handingOut = (await listed({ code: 'yes' })).data.map(({ id }) => id);
  expect(handingOut).toContain(idOf(withCode));
  expect(handingOut, 'nobody registers with a code of who is paused').not.toContain(idOf(asleep));
  expect(data.stalled).toBeGreaterThan(0);
  const stalled = (await listed({ stalled: 'yes' })).data.map(({ id }) => id);
  expect(stalled).not.toContain(idOf(withCode));
  expect(stalled, 'who is paused stands still for a reason').not.toContain(idOf(asleep));
  expect((await total({ stalled: 'yes' })) + (await total({ stalled: 'no' }))).toBe(data.total);
});

test('a part of a name finds it, in either case, and signs stand for themselves', async () => {
  const staff = await desk();
  await staff.call(organizations.create, { body: { name: '100 % Handwerk_Süd' } }, { key: 'signs-in-a-name-01' });
  const found = async (q: string) => (await listed({ q })).data.map(({ name }) => name);
  expect(await found('handwerk_s')).toEqual(['100 % Handwerk_Süd']);
  expect(await found('100 %')).toEqual(['100 % Handwerk_Süd']);
  expect(await found('100_%')).toEqual([]);
});
