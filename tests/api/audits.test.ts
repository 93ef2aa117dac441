import { afterAll, beforeAll, expect, test } from 'vitest';
import { audits } from '../../contract/audits/audits.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { mostAudits } from '../../contract/audits/audits.schema.ts';
import { succeeded } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { openCode } from '../support/registration.ts';
import { saidYes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';
import { sql } from 'kysely';

/** The log that staff read: of their own tenant, with names as they are now, and never what stood in a field. */
let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member', firstname: 'Renate', lastname: 'Albers' });
});
afterAll(() => world.close());

const log = async (filter: object = {}, page = {}) => {
  const { status, body } = await (await world.login(member)).call(audits.list, { query: { filter, ...page } });
  expect(status).toBe(200);
  return body;
};

test('who, what, which fields and why: by name, and without the values', async () => {
  const id = (await world.person({ type: 'employee' })).organization_id ?? '';
  const staff = await world.login(member);
  const body = { website: 'https://geheim.example' };
  expect((await staff.call(updateOrganization, { params: { id }, body }, { version: 1 })).status).toBe(200);
  await staff.call(organizations.transition, { params: { id }, body: { event: 'suspend', reason: 'Keine Anschrift' } });
  const { data } = await log({ subject: 'Organization' });
  const actor = { kind: 'tenant_member', name: 'Renate Albers' };
  const subject = { type: 'Organization', id, name: expect.any(String) as string };
  expect(data.filter((entry) => entry.subject.id === id)).toMatchObject([
    { actor, subject, event: 'suspend', reason: 'Keine Anschrift' },
    { actor, subject, event: 'update', fields: ['website'], reason: null },
  ]);
  expect(JSON.stringify(data)).not.toContain('geheim');
  const others = await log({ actor: 'system', subject: 'Organization' });
  expect(others.data.filter((entry) => entry.subject.id === id)).toEqual([]);
});

test('whom and which of a company’s records it was, as they are called now', async () => {
  const { organization_id = '' } = await world.person({ type: 'employee' });
  const staff = await world.login(member);
  const invited = { firstname: 'Ina', lastname: 'Zu', email: 'ina@called.example', organization_id };
  const { id } = (await staff.call(invitations.create, { body: invited })).body.data;
  await staff.call(profiles.create, { body: { name: 'Ausbildung Süd', organization_id } });
  const code = { ...openCode, name: 'Messe', occupation_ids: [], organization_id };
  expect((await staff.call(registrationCodes.create, { body: code })).status).toBe(201);
  const { data } = await log({ organization_id });
  expect(new Set(data.map(({ subject }) => `${subject.type}: ${subject.name}`))).toEqual(
    new Set(['Invitation: Ina Zu', 'Profile: Ausbildung Süd', 'RegistrationCode: Messe']),
  );
  await inTenant(world.db, world.tenant.id, (tx) => tx.deleteFrom('invitations').where('id', '=', id).execute());
  const [left] = (await log({ subject: 'Invitation' })).data;
  expect(left?.subject).toEqual({ type: 'Invitation', id, name: null });
});

test('nothing of another tenant, and no name of somebody who is gone', async () => {
  const gone = newId(world.clock);
  const act = {
    actor_kind: 'applicant',
    subject_type: 'User',
    event: 'erase',
    subject_id: gone,
    actor_id: gone,
  } as const;
  for (const tenant of [world.tenant, world.other])
    // oxlint-disable-next-line no-await-in-loop -- one tenant after the other
    await inTenant(world.db, tenant.id, (tx) =>
      tx
        .insertInto('audits')
        .values({ ...act, tenant_id: tenant.id, id: newId(world.clock), at: world.clock.now() })
        .execute(),
    );
  const { data } = await log({ subject: 'User', actor: 'applicant' });
  expect(data.map(({ actor, subject, event }) => [actor.name, subject.name, event])).toEqual([[null, null, 'erase']]);
});

test('a period counts back from now, and the longest of several counts', async () => {
  const before = (await log({ since: 'day' })).meta.total;
  expect(before).toBeGreaterThan(0);
  world.clock.advance(3 * 86_400_000);
  // logging in again is what is left of the last day
  const { meta } = await log({ since: 'day' });
  expect(meta.total).toBeLessThan(before);
  expect((await log({ since: ['day', 'week'] })).meta.total).toBeGreaterThanOrEqual(before);
});

test('it goes back ten thousand acts, and a page behind them is empty', async () => {
  await world.db.kysely.executeQuery(
    sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event)
      select ${world.tenant.id}, gen_random_uuid(), ${world.clock.now()}::timestamptz - n * interval '1 minute', 'system', 'Ping', gen_random_uuid(), 'archive'
      from generate_series(1, ${mostAudits + 500}) n`.compile(world.db.kysely),
  );
  const last = await log({}, { page: '100', per_page: '100' });
  expect([last.meta.total, last.data.length]).toEqual([mostAudits, 100]);
  expect((await log({}, { page: '101', per_page: '100' })).data).toEqual([]);
});

test('what was done to one company is what was done to it, its people and its records, by whomever', async () => {
  const employee = await world.person({ type: 'employee' });
  const other = await world.person({ type: 'employee' });
  const act = async (person: Person) => {
    const browser = await world.login(person);
    const params = { id: person.organization_id ?? '' };
    const body = { website: 'https://betrieb.example' };
    expect((await browser.call(updateOrganization, { params, body }, { version: 1 })).status).toBe(200);
    await browser.call(profiles.create, { body: { name: 'Ausbildung' } });
  };
  await act(employee);
  await act(other);
  const { data, meta } = await log({ organization_id: employee.organization_id });
  expect(data).toContainEqual(
    expect.objectContaining({
      subject: expect.objectContaining({ type: 'Organization', id: employee.organization_id }),
      event: 'update',
      fields: ['website'],
      actor: expect.objectContaining({ kind: 'employee' }),
    }),
  );
  expect(data.map(({ subject }) => subject.type)).toContain('Profile');
  expect(data.filter(({ subject }) => subject.id === other.organization_id)).toEqual([]);
  expect(meta.total).toBe(data.length);
  expect((await log({ organization_id: newId(world.clock) })).data).toEqual([]);
});

test('reports about a company, its appointments and what it was asked to delete are among what was done to it', async () => {
  const yes = await saidYes(world);
  const organization_id = yes.employee.organization_id ?? '';
  const inHours = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();
  const meeting = { starts_at: inHours(48), ends_at: inHours(49), place: 'Werkstatt' };
  const params = { id: yes.id };
  await succeeded(yes.browser.call(proposeAppointment, { params, body: meeting }, { key: 'audited-appointment' }));
  const kinds = async () => {
    const { data } = await log({ organization_id }, { per_page: '100' });
    return [...new Set(data.map(({ subject }) => subject.type))];
  };
  expect(await kinds()).toContain('Appointment');
  await succeeded(yes.own.call(pings.transition, { params, body: { event: 'withdraw' } }));
  const { data: asked } = await succeeded(yes.browser.call(listDeletionRequests));
  await succeeded(yes.browser.call(confirmDeletion, { params: { id: asked[0]?.id ?? '' } }));
  const report = { organization_id, reason: 'insistent', text: 'Ruft jeden Abend an.' } as const;
  await succeeded(yes.own.call(reportCompany, { body: report }, { key: 'audited-report' }));
  expect(await kinds()).toEqual(expect.arrayContaining(['DeletionRequest', 'Ping', 'Report']));
});
