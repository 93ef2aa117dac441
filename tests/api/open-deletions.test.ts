import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { moveOpenDeletion, openDeletions } from '../../contract/pings/open-deletions.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { nameOf } from '../../server/handles/handles.ts';
import { leave } from '../support/account.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, type Yes } from '../support/yes.ts';

/** Companies that have not confirmed that they deleted somebody's contact details, for staff. */
let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
});
afterAll(() => world.close());

const day = 86_400_000;
/** Staff's sessions are short, and the clock goes on in between. */
const desk = () => world.login(member);
const listed = async (filter: object = {}) =>
  (await (await desk()).call(openDeletions.list, { query: { filter, per_page: '100' } })).body;
const move = async (id: string, event: 'remind' | 'close', reason?: string) =>
  (await desk()).call(moveOpenDeletion, { params: { id }, body: { event, ...(reason !== undefined && { reason }) } });
const open = async () => (await (await desk()).call(showOpenMatters)).body.data.deletions;
const companyOf = ({ employee }: Yes) => ({ organization_id: employee.organization_id ?? '' });

/** A yes that was taken back, and what its company owes since. */
async function takenBack(wishes: Parameters<typeof saidYes>[1] = {}) {
  const yes = await saidYes(world, wishes);
  await yes.own.call(pings.transition, { params: { id: yes.id }, body: { event: 'withdraw' } });
  const { data } = await listed(companyOf(yes));
  const deletion = data.at(-1);
  if (!deletion) throw new Error('Nobody is asked to delete anything.');
  return { ...yes, deletion };
}

test('staff read which company owes it since when, by the name the company knows, and nothing that names the person', async () => {
  const yes = await takenBack({ firstname: 'Noor', lastname: 'Geheim' });
  const { organization_id } = companyOf(yes);
  const name = nameOf(world.tenant, organization_id, yes.applicant.applicant_id ?? '');
  expect(yes.deletion).toEqual({
    id: expect.any(String),
    organization: { id: organization_id, name: expect.any(String) },
    name,
    because: 'withdrawn',
    requested_at: expect.any(String),
    overdue: false,
    reminded_at: null,
    unreminded: null,
    events: ['remind', 'close'],
  });
  const told = JSON.stringify(await listed());
  for (const secret of ['Noor', 'Geheim', yes.applicant.email, yes.applicant.applicant_id, yes.id])
    expect(told).not.toContain(secret);
  expect((await listed({ overdue: 'yes', organization_id })).data).toEqual([]);
  world.clock.advance(14 * day);
  expect((await listed({ overdue: 'yes', organization_id })).data).toMatchObject([{ name, overdue: true }]);
  expect((await listed({ overdue: 'no', organization_id })).data).toEqual([]);
});

test('everybody of the company gets one mail about all that it owes, and no other for 14 days', async () => {
  const first = await takenBack();
  const { employee } = first;
  const colleague = await world.person({ type: 'employee', locale: 'de', ...companyOf(first) });
  const second = await takenBack({ employee });
  const { status, body } = await move(first.deletion.id, 'remind');
  expect([status, body.data.unreminded, body.data.events]).toEqual([200, 'lately', ['close']]);
  const [mail] = await world.mails(employee.email);
  expect(mail?.subject).toBe('Please delete contact details and confirm it');
  for (const { deletion } of [first, second]) expect(mail?.text).toContain(deletion.name);
  expect(mail?.text).toMatch(/\/pings\s/);
  expect((await world.mails(colleague.email))[0]?.subject).toBe('Bitte Kontaktdaten löschen und bestätigen');
  const again = await move(second.deletion.id, 'remind');
  expect([again.status, again.error.meta]).toEqual([409, { events: ['close'] }]);

  // what comes in these days is told by its own mail, and by the next reminder
  const third = await takenBack({ employee });
  expect(third.deletion).toMatchObject({ unreminded: 'lately', events: ['close'] });
  world.clock.advance(14 * day + 1);
  expect((await move(third.deletion.id, 'remind')).status).toBe(200);
});

test('two who remind a company at once send it one mail', async () => {
  const { deletion, employee } = await takenBack();
  const before = (await world.mails(employee.email)).length;
  const browser = await desk();
  const answers = await Promise.all(
    [1, 2].map(() => browser.call(moveOpenDeletion, { params: { id: deletion.id }, body: { event: 'remind' } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await world.mails(employee.email)).length).toBe(before + 1);
});

test('where nobody of the company can log in, no mail goes out: staff call', async () => {
  const { deletion, employee } = await takenBack();
  await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', employee.id).execute();
  expect((await listed(companyOf({ employee } as Yes))).data).toMatchObject([
    { unreminded: 'nobody', events: ['close'] },
  ]);
  expect((await move(deletion.id, 'remind')).status).toBe(409);
});

test('closed with what the company said, it is asked no more; the log has the words, and nothing says that it confirmed', async () => {
  const yes = await takenBack();
  const { id } = yes.deletion;
  const before = await open();
  const missing = await move(id, 'close');
  expect([missing.status, missing.error.meta]).toEqual([422, { errors: { reason: [expect.any(String)] } }]);
  const owing = await (await world.login(yes.employee)).call(pings.show, { params: { id: yes.id } });
  expect(owing.body.data.release).toMatchObject({ deletion_closed: false });
  const { body } = await move(id, 'close', 'Frau Feld am Telefon: gelöscht.');
  expect(body.data.events).toEqual([]);
  expect(await open()).toBe(before - 1);
  expect((await listed(companyOf(yes))).data).toEqual([]);
  expect((await move(id, 'close', 'Noch einmal.')).status).toBe(409);
  const company = await world.login(yes.employee);
  expect((await company.call(listDeletionRequests)).body.data).toEqual([]);
  const shown = (await company.call(pings.show, { params: { id: yes.id } })).body.data;
  expect(shown.release).toMatchObject({ deletion_confirmed_at: null, deletion_closed: true });
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_kind', 'actor_id', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([
    { event: 'close', actor_kind: 'tenant_member', actor_id: member.id, reason: 'Frau Feld am Telefon: gelöscht.' },
  ]);
});

const passed = async (days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};

test('what staff typed goes with the person; what asks the company to delete does not', async () => {
  const yes = await takenBack();
  const { id } = yes.deletion;
  await passed(1);
  await move(id, 'close', 'Frau Feld sagt: alles von Noor Geheim gelöscht.');
  const mails = () => world.db.kysely.selectFrom('mails').select('id').where('subject_id', '=', id).execute();
  const sent = await mails();
  expect(sent).not.toEqual([]);
  await leave(world, yes.applicant);
  await passed(0);
  await passed(7);
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([{ event: 'close', reason: null }]);
  expect(await mails()).toEqual(expect.arrayContaining(sent));
});

test('what a company confirms is off the list, and another tenant’s staff see none of it', async () => {
  const yes = await takenBack();
  const stranger = await world.login(await world.person({ type: 'tenant_member', tenant: world.other }));
  const { data } = (await stranger.call(openDeletions.list)).body;
  expect(data.map(({ id }) => id)).not.toContain(yes.deletion.id);
  const foreign = await stranger.call(moveOpenDeletion, {
    params: { id: yes.deletion.id },
    body: { event: 'close', reason: 'x' },
  });
  expect(foreign.status).toBe(404);
  await (await world.login(yes.employee)).call(confirmDeletion, { params: { id: yes.deletion.id } });
  expect((await listed(companyOf(yes))).data).toEqual([]);
});
