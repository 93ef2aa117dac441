import { afterAll, beforeAll, expect, test } from 'vitest';
import { showApplicant } from '../../contract/applicants/desk.endpoints.ts';
import { audits, showAudited } from '../../contract/audits/audits.endpoints.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { saidYes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** The log narrowed to days, to one person, to what was done: on the page and in the file alike. */
let world: World;
let member: Person;
let desk: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
  desk = await world.login(member);
});
afterAll(() => world.close());

const log = async (filter: object) => {
  const { status, body } = await desk.call(audits.list, { query: { filter, per_page: '100' } });
  expect(status).toBe(200);
  return body.data;
};
const file = async (query: string): Promise<readonly string[]> => {
  const { body } = await desk.send('GET', `/api/v1/audits/_csv?${query}`, { headers: { 'accept-language': 'en' } });
  return String(body).trim().split('\n').slice(1);
};
const plant = (at: string, event: string, subject_id = newId(world.clock), actor_id?: string) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .insertInto('audits')
      .values({
        tenant_id: world.tenant.id,
        id: newId(world.clock),
        at: new Date(at),
        actor_kind: 'employee',
        actor_id: actor_id ?? null,
        subject_type: 'Ping',
        subject_id,
        event,
      })
      .execute(),
  );

test('days are the tenant’s own, both ends of them counted, and the file has the same', async () => {
  expect(world.tenant.timezone).toBe('Europe/Berlin');
  const [before, first, last, after] = [
    '2026-02-28T22:59:59Z',
    '2026-02-28T23:00:00Z',
    '2026-03-31T21:59:59Z',
    '2026-03-31T22:00:00Z',
  ];
  for (const at of [before, first, last, after]) await plant(at, 'outcome');
  const at = async (filter: object) => (await log(filter)).map((entry) => entry.at.replace('.000', ''));
  const march = { from: '2026-03-01', until: '2026-03-31' };
  expect(await at(march)).toEqual([last, first]);
  expect(await file('filter[from]=2026-03-01&filter[until]=2026-03-31')).toHaveLength(2);
  expect(await at({ event: 'outcome', from: '2026-03-01' })).toEqual([after, last, first]);
  expect(await at({ event: 'outcome', until: '2026-03-31' })).toEqual([last, first, before]);
  expect(await at({ from: '2026-03-31', until: '2026-03-01' }), 'the wrong way round is no day').toEqual([]);
  const { status } = await desk.send('GET', '/api/v1/audits?filter[from]=2026-02-30');
  expect(status).toBe(422);
});

test('of a person stands what they did and what was done to them and theirs, by whichever id, and nothing of a neighbour', async () => {
  const [applicant, next] = [await world.person(findable), await world.person(findable)];
  const yes = await saidYes(world, { applicant });
  const neighbour = await saidYes(world, { applicant: next });
  const { applicant_id = '', id: user_id } = applicant;
  await desk.call(showApplicant, { params: { id: applicant_id } });
  const entries = await log({ person_id: applicant_id });
  expect(entries.map(({ subject, event }) => `${subject.type} ${event}`)).toEqual(
    expect.arrayContaining(['Applicant look', 'Ping accept']),
  );
  const about = [applicant_id, user_id, yes.id];
  const mine = entries.filter(({ subject, actor }) => about.includes(subject.id) || actor.kind === 'applicant');
  expect(mine.length).toBeGreaterThan(2);
  const theirs = [neighbour.id, next.applicant_id, next.id];
  expect(entries.filter(({ subject }) => theirs.includes(subject.id))).toEqual([]);
  const byAccount = await log({ person_id: user_id });
  expect(byAccount.map(({ id }) => id)).toEqual(expect.arrayContaining(entries.map(({ id }) => id)));
  expect(await file(`filter[person_id]=${applicant_id}`)).toHaveLength(byAccount.length);
});

test('of an employee stands what they did to the company, and of staff what they did', async () => {
  const employee = await world.person({ type: 'employee' });
  const params = { id: employee.organization_id ?? '' };
  const body = { website: 'https://betrieb.example' };
  const browser = await world.login(employee);
  expect((await browser.call(updateOrganization, { params, body }, { version: 1 })).status).toBe(200);
  for (const person_id of [employee.id, employee.employee_id]) {
    const entries = await log({ person_id, event: 'update' });
    expect(entries).toMatchObject([{ subject: { type: 'Organization', id: params.id }, fields: ['website'] }]);
  }
  const staffs = await log({ person_id: member.id });
  expect(new Set(staffs.map(({ actor }) => actor.kind))).toEqual(new Set(['tenant_member']));
});

test('events that are called the same are one choice, and one that nobody knows finds nothing', async () => {
  const [edited, updated] = [newId(world.clock), newId(world.clock)];
  await plant('2026-01-10T09:00:00Z', 'edit', edited);
  await plant('2026-01-10T08:00:00Z', 'update', updated);
  const january = { from: '2026-01-10', until: '2026-01-10' };
  for (const event of ['edit', 'update'])
    expect((await log({ ...january, event })).map(({ subject }) => subject.id)).toEqual([edited, updated]);
  expect(await log({ ...january, event: 'constructor' })).toEqual([]);
});

test('who reads an applicant’s part of the log leaves a trace, once an hour and by each reader; of employees none', async () => {
  const { applicant_id = '' } = await world.person({ ...findable, date_of_birth: '2011-05-05' });
  const readings = async () => (await log({ event: 'read_log' })).filter(({ subject }) => subject.id === applicant_id);
  expect((await log({ person_id: applicant_id })).map(({ event }) => event)).not.toContain('read_log');
  await log({ person_id: applicant_id, event: 'look' });
  expect(await readings()).toMatchObject([{ actor: { kind: 'tenant_member' }, subject: { type: 'Applicant' } }]);
  const colleague = await world.login(await world.person({ type: 'tenant_member' }));
  await colleague.call(audits.list, { query: { filter: { person_id: applicant_id } } });
  expect(await readings()).toHaveLength(2);
  world.clock.advance(3_600_001);
  await log({ person_id: applicant_id });
  expect(await readings()).toHaveLength(3);
  const { id } = await world.person({ type: 'employee' });
  await log({ person_id: id });
  expect((await log({ event: 'read_log' })).map(({ subject }) => subject.id)).not.toContain(id);
  const { applicant_id: another = '' } = await world.person(findable);
  await file(`filter[person_id]=${another}`);
  expect(
    (await log({ event: 'read_log' })).map(({ subject }) => subject.id),
    'as a file, too',
  ).toContain(another);
});

test('who is gone has no name, like nobody, and what was done to them still stands under their id', async () => {
  const { applicant_id = '' } = await world.person({ ...findable, firstname: 'Nele', lastname: 'Kurz' });
  const named = (id: string) => desk.call(showAudited, { params: { id } });
  expect((await named(applicant_id)).body).toEqual({ data: { name: 'Nele Kurz' } });
  const { organization_id = '' } = await world.person({ type: 'employee' });
  expect((await named(organization_id)).body.data.name).toEqual(expect.any(String));
  const gone = newId(world.clock);
  await plant('2026-01-05T09:00:00Z', 'outcome', gone);
  const foreign = await world.person({ ...findable, tenant: world.other });
  const answers = await Promise.all([gone, foreign.id, foreign.applicant_id ?? ''].map(named));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await log({ person_id: foreign.applicant_id })).toEqual([]);
  expect((await log({ person_id: gone })).map(({ event }) => event)).toEqual(['outcome']);
});
