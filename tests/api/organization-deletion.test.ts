import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import {
  deleteOrganization,
  keepOrganization,
  showOrganizationDeletion,
} from '../../contract/organizations/deletion.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { writtenDay } from '../../contract/kit/dates.ts';
import { moveAppointment, proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { replayErasures } from '../../server/organizations/replay-erasures.ts';
import { backUp } from '../support/backup.ts';
import { findable, leave, sentPing } from '../support/account.ts';
import { anAlert } from '../support/alerts.ts';
import type { Person } from '../support/people.ts';
import { cameByCode } from '../support/recommendations.ts';
import { saidYes } from '../support/yes.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

/** A company is deleted by an administrator, with seven days to call it off. */
let world: World;
let administrator: Person;
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.person({ type: 'administrator', firstname: 'Ute', lastname: 'Kranz' });
});
afterAll(() => world.close());

const day = 86_400_000;
/** Sessions of administrators are short, and the clock goes on in between. */
const desk = () => world.login(administrator);
const shown = async (id: string) => (await desk()).call(showOrganizationDeletion, { params: { id } });
const remove = async (id: string, name: string) =>
  (await desk()).call(deleteOrganization, { params: { id }, body: { name } });

let came = 0;
/** A company with something of everything. */
async function wholeCompany() {
  const owner = await world.person({ type: 'employee', firstname: 'Mia', lastname: 'Adam', locale: 'de' });
  const id = owner.organization_id ?? '';
  const colleague = await world.person({ type: 'employee', organization_id: id });
  const browser = await world.login(owner);
  const applicant = await world.person(findable);
  const ping = await sentPing(world, browser, applicant);
  const again = await world.login(owner);
  await anAlert(again);
  await again.call(profiles.create, { body: { name: 'Ausbildung' } });
  const body = { email: `gast-${id}@example.org`, firstname: 'Ina', lastname: 'Gast' };
  await again.call(invitations.create, { body });
  await cameByCode({ world, browser: again, email: `kam-${(came += 1)}@example.org` });
  const { name } = (await again.call(fetchMe)).body.data.organization ?? { name: '' };
  return { id, name, owner, colleague, applicant, ping };
}

test('what will be gone is counted; only the company’s own name deletes it, and nobody but an administrator [S2-39]', async () => {
  const { id, name, owner } = await wholeCompany();
  expect((await shown(id)).body.data).toMatchObject({
    name,
    deletes_at: null,
    counts: {
      employees: 2,
      invitations: 1,
      profiles: 1,
      codes: 1,
      alerts: 1,
      recommendations: 1,
      messages: 1,
      open_messages: 1,
    },
  });
  const wrong = await remove(id, `${name}x`);
  expect([wrong.status, Object.keys(wrong.error.meta?.errors ?? {})]).toEqual([422, ['name']]);
  const member = await world.login(await world.person({ type: 'tenant_member' }));
  expect((await member.call(deleteOrganization, { params: { id }, body: { name } })).status).toBe(403);
  expect((await member.call(showOrganizationDeletion, { params: { id } })).status).toBe(403);
  const employee = await world.login(owner);
  expect((await employee.call(deleteOrganization, { params: { id }, body: { name } })).status).toBe(403);
  const elsewhere = await world.login(await world.person({ type: 'administrator', tenant: world.other }));
  const answers = [
    await elsewhere.call(deleteOrganization, { params: { id }, body: { name } }),
    await elsewhere.call(showOrganizationDeletion, { params: { id } }),
    await elsewhere.call(showOrganizationDeletion, { params: { id: absentId(world.clock) } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await shown(id)).body.data.deletes_at).toBeNull();
});

test('its part and its open messages end at once, applicants and its people are told, and staff can’t bring it back meanwhile', async () => {
  const { id, name, owner, applicant, ping } = await wholeCompany();
  const { status, body } = await remove(id, ` ${name} `);
  expect([status, body.data.status, body.data.counts.open_messages]).toEqual([200, 'archived', 0]);
  const until = Date.parse(body.data.deletes_at ?? '');
  expect(Math.round((until - world.clock.now().getTime()) / day)).toBe(7);
  const theirs = await world.login(applicant);
  expect((await theirs.call(pings.show, { params: { id: ping } })).body.data.status).toBe('revoked');
  const [mail] = await world.mails(owner.email);
  expect(mail?.subject).toBe(`${name} wird gelöscht`);
  expect(mail?.text).toContain('/account/data');
  const own = await world.login(owner);
  const read = (await own.call(showOrganization, { params: { id } })).body.data;
  expect([read.status, read.deletes_at, read.events]).toEqual(['archived', body.data.deletes_at, []]);
  const me = (await own.call(fetchMe)).body.data;
  expect(me.organization?.deletes_at, 'said on every page').toBe(body.data.deletes_at);
  // by which clock, and who is asked
  expect(mail?.text).toContain(writtenDay('de', 'Europe/Berlin', new Date(until)));
  expect(mail?.text).toContain('Schreiben Sie an');
  const back = await (await desk()).call(organizations.transition, { params: { id }, body: { event: 'restore' } });
  expect([back.status, back.error.meta]).toEqual([409, { events: [] }]);
  expect((await remove(id, name)).status, 'twice').toBe(409);
});

test('an appointment that lies ahead is called off, and whoever would have come is told; one only proposed lapses', async () => {
  const agreed = await saidYes(world);
  const proposed = await saidYes(world, { employee: agreed.employee });
  const at = (hours: number) => new Date(world.clock.now().getTime() + hours * 3_600_000).toISOString();
  const meet = async ({ id }: { readonly id: string }) => {
    const body = { starts_at: at(72), ends_at: at(73), place: 'Werkstor' };
    const browser = await world.login(agreed.employee);
    const answer = await browser.call(proposeAppointment, { params: { id }, body }, { key: `meet-${id}` });
    return answer.body.data.appointments[0]?.id ?? '';
  };
  const [first, second] = [await meet(agreed), await meet(proposed)];
  const own = await world.login(agreed.applicant);
  await own.call(moveAppointment, { params: { id: first }, body: { event: 'accept' } });
  const id = agreed.employee.organization_id ?? '';
  const { name } = (await shown(id)).body.data;
  expect((await remove(id, name)).status).toBe(200);
  const left = await world.db.kysely
    .selectFrom('appointments')
    .select(['id', 'status'])
    .where('id', 'in', [first, second])
    .execute();
  expect(new Map(left.map((row) => [row.id, row.status]))).toEqual(
    new Map([
      [first, 'revoked'],
      [second, 'expired'],
    ]),
  );
  world.clock.advance(180_000);
  await world.jobs.tick(world.clock.now());
  const told = async (email: string) => (await world.mails(email)).map(({ subject }) => subject);
  expect(await told(agreed.applicant.email)).toContainEqual(expect.stringContaining('called off the appointment'));
  expect(await told(proposed.applicant.email)).not.toContainEqual(expect.stringContaining('appointment'));
});

test('once its days are over nobody calls it off: the ledger may name it already', async () => {
  const { id, name } = await wholeCompany();
  await remove(id, name);
  world.clock.advance(7 * day);
  expect((await (await desk()).call(keepOrganization, { params: { id } })).status).toBe(409);
});

test('called off within seven days nothing is erased, and the company can be brought back', async () => {
  const { id, name, owner } = await wholeCompany();
  await remove(id, name);
  world.clock.advance(6 * day);
  await world.jobs.tick(world.clock.now());
  const kept = await (await desk()).call(keepOrganization, { params: { id } });
  expect([kept.status, kept.body.data.deletes_at]).toEqual([200, null]);
  expect((await (await desk()).call(keepOrganization, { params: { id } })).status, 'nobody deletes it').toBe(409);
  world.clock.advance(30 * day);
  await world.jobs.tick(world.clock.now());
  expect((await shown(id)).body.data.counts.employees).toBe(2);
  const back = await (await desk()).call(organizations.transition, { params: { id }, body: { event: 'restore' } });
  expect(back.body.data.status).toBe('inactive');
  const subjects = (await world.mails(owner.email)).map(({ subject }) => subject);
  expect(subjects).toContain(`${name} wird nicht gelöscht`);
});

/** Every row of any table in which one of these stands. */
async function rowsWith(...words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.db.kysely);
  const found: string[] = [];
  for (const { name } of tables)
    for (const word of words) {
      const { rows } = await sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t
        where to_jsonb(t)::text ilike ${`%${word}%`}`.execute(world.db.kysely);
      found.push(...rows.map(({ row }) => `${name}: ${word} in ${row.slice(0, 160)}`));
    }
  return found;
}

test('after seven days nothing of it is left but the log, and the applicants are as they were', async () => {
  const { id, name, owner, colleague, applicant } = await wholeCompany();
  const said = await saidYes(world, { employee: owner });
  await remove(id, name);
  world.clock.advance(8 * day);
  await world.jobs.run('organizations.erase', world.clock.now());
  await world.jobs.run('organizations.erase', world.clock.now());
  expect((await shown(id)).status).toBe(404);
  const left = await rowsWith(id, owner.email, colleague.email, `gast-${id}`, said.id);
  expect(left.filter((row) => !/^(audits|consents|company_consents):/.test(row))).toEqual([]);
  const log = await world.db.kysely.selectFrom('audits').select('event').where('subject_id', '=', id).execute();
  expect(log.map(({ event }) => event)).toEqual(expect.arrayContaining(['schedule_deletion', 'erase']));
  const browser = await world.login(applicant);
  expect((await browser.call(pings.list)).body.data).toEqual([]);
  expect(
    (await world.client().send('POST', '/api/auth/login', { body: { email: owner.email, password: owner.password } }))
      .status,
  ).toBe(422);
  expect((await (await desk()).call(alerts.list, { query: { filter: { organization_id: id } } })).body.data).toEqual(
    [],
  );
});

test('whoever restores a backup erases again what was erased since: a company, and people by themselves', async () => {
  const { id, name, owner } = await wholeCompany();
  const leaving = await world.person({ type: 'employee', firstname: 'Ole' });
  await remove(id, name);
  await leave(world, leaving);
  const restore = await backUp(world.db);
  world.clock.advance(8 * day);
  await world.jobs.tick(world.clock.now());
  expect(await rowsWith(owner.email, leaving.email)).toEqual([]);
  await restore();
  expect((await rowsWith(owner.email, leaving.email)).length).toBeGreaterThan(1);
  expect(await replayErasures(world.db, world.clock.now(), world.deps)).toBeGreaterThanOrEqual(2);
  expect(await rowsWith(owner.email, leaving.email)).toEqual([]);
  expect(await replayErasures(world.db, world.clock.now(), world.deps), 'once more').toBe(0);
});
