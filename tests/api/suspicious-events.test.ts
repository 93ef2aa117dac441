import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { noteSeen, noteView, setMark } from '../../contract/search/marks.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import { checkSuspicious } from '../../contract/reports/suspicious-events.endpoints.ts';
import { endpointLimits } from '../../server/http/rate-limits.ts';
import { thresholds } from '../../server/reports/suspicious-events.rules.ts';
import { aSuspiciousEvent } from '../support/between-parties.ts';
import { noticing } from '../support/noticing.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** What is noticed by itself: from how much on, about whom, once for each period, and what staff do with it. */
let world: World;
let member: Person;
let notes: ReturnType<typeof noticing>;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
  notes = noticing(world, member);
});
afterAll(() => world.close());

const day = 86_400_000;
const desk = () => world.login(member);
const check = async (id: string, note = 'Angerufen, alles gut', who = member) =>
  (await world.login(who)).call(checkSuspicious, { params: { id }, body: { event: 'check', note } });

const guess = ({ email }: Person) => world.client().call(login, { body: { email, password: 'Falsch-geraten-1' } });

test('many wrong passwords at one account are one event about it, which waits again once they have doubled', async () => {
  const person = await world.person({ type: 'applicant', stage: 'tos' });
  const own = await world.login(person);
  const told = async () =>
    (await own.call(exportAccount, { body: { password: person.password } })).body.data.suspicious_events;
  await sql`delete from rate_limits`.execute(world.db.kysely);
  expect((await guess(person)).status).toBe(422);
  const failed = (count: number) =>
    sql`update rate_limits set count = ${count} where key like 'auth.login.failed:email:%'`.execute(world.db.kysely);
  await failed(thresholds.wrongPasswords - 1);
  await notes.look();
  expect(await notes.ofKind('wrong_passwords')).toEqual([]);
  await failed(thresholds.wrongPasswords);
  await notes.look();
  const [event] = await notes.ofKind('wrong_passwords');
  expect(event).toMatchObject({
    topic: null,
    count: thresholds.wrongPasswords,
    person: { type: 'applicant', applicant_id: person.applicant_id },
    organization: null,
    status: 'pending',
    events: ['check'],
  });
  await notes.look();
  expect((await notes.ofKind('wrong_passwords')).length, 'seen again, it is the same').toBe(1);

  expect(await told(), 'nobody has looked into it').toEqual([]);
  const id = event?.id ?? '';
  expect((await check(id)).body.data).toMatchObject({ status: 'checked', note: 'Angerufen, alles gut', events: [] });
  await failed(2 * thresholds.wrongPasswords - 1);
  await notes.look();
  expect((await notes.ofKind('wrong_passwords')).map(({ status }) => status)).toEqual(['checked']);
  await failed(2 * thresholds.wrongPasswords);
  await notes.look();
  expect((await notes.ofKind('wrong_passwords')).map(({ status }) => status)).toEqual(['pending']);
  await sql`delete from rate_limits`.execute(world.db.kysely);

  // as it was when they looked
  expect(await told()).toEqual([
    { what: 'wrong_passwords', times: 50, note: 'Angerufen, alles gut', created_at: expect.any(String) },
  ]);
});

test('a guess that meets doesn’t hide those before it', async () => {
  const person = await world.person({ type: 'applicant', stage: 'tos' });
  await guess(person);
  await sql`update rate_limits set count = ${thresholds.wrongPasswords} where key like 'auth.login.failed:email:%'`.execute(
    world.db.kysely,
  );
  await world.login(person);
  await notes.look();
  expect(
    (await notes.ofKind('wrong_passwords')).filter((one) => one.person?.applicant_id === person.applicant_id),
  ).toMatchObject([{ count: thresholds.wrongPasswords + 1, status: 'pending' }]);
  await sql`delete from rate_limits`.execute(world.db.kysely);
});

test('whoever asks for records that are not theirs is noticed, whether these are there or not', async () => {
  const employee = await world.person({ type: 'employee', stage: 'tos' });
  const browser = await world.login(employee);
  const absent = '0198c5a0-0000-7000-8000-00000000dead';
  for (let asked = 0; asked < thresholds.refusedLookups; asked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await browser.call(pings.show, { params: { id: absent } })).status).toBe(404);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (asked === thresholds.refusedLookups - 2) await notes.look();
  }
  expect(await notes.ofKind('refused_lookups')).toEqual([]);
  await notes.look();
  expect(await notes.ofKind('refused_lookups')).toMatchObject([
    { count: thresholds.refusedLookups, person: { type: 'employee' }, organization: { id: employee.organization_id } },
  ]);
});

test('a page that tells of people who have left the search meanwhile asks for nothing that isn’t its reader’s', async () => {
  const browser = await world.login(await world.person({ type: 'employee', stage: 'tos' }));
  const params = { id: '0198c5a0-0000-7000-8000-00000000dead' };
  const counted = () =>
    world.db.kysely.selectFrom('rate_limits').select(['key', 'count']).where('key', 'like', 'refused:%').execute();
  await sql`delete from rate_limits`.execute(world.db.kysely);
  expect((await browser.call(noteSeen, { params })).status).toBe(404);
  expect((await browser.call(noteView, { params })).status).toBe(404);
  expect(await counted()).toEqual([]);
  expect((await browser.call(setMark, { params, body: { mark: 'saved' } })).status).toBe(404);
  expect(await counted()).toMatchObject([{ count: 1 }]);
});

test('a question that can’t be counted is answered all the same', async () => {
  const browser = await world.login(await world.person({ type: 'employee', stage: 'tos' }));
  const params = { id: '0198c5a0-0000-7000-8000-00000000dead' };
  await sql`delete from rate_limits`.execute(world.db.kysely);
  await sql`alter table rate_limits add constraint uncounted check (key not like 'refused:%')`.execute(world.db.kysely);
  const { status, body } = await browser.call(pings.show, { params });
  await sql`alter table rate_limits drop constraint uncounted`.execute(world.db.kysely);
  expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
});

test('a limit that networks reached is one event a day for what it was reached at, and names no network', async () => {
  const most = endpointLimits['auth.login']?.[0]?.max ?? 0;
  const at = (name: string, hash: string, count: number) =>
    ['rate_limits', { key: `'${name}:address:${hash}'`, window_start: '$now', count: String(count) }] as const;
  await notes.plant(
    at('auth.login', 'one', most),
    at('auth.login', 'two', most + 5),
    at('auth.login', 'three', most - 1),
    at('pings.lookup', 'one', 300),
    ['noise_counts', { event: `'foreign_host'`, day: '$now::date', count: String(thresholds.foreignSessions) }],
  );
  await notes.look();
  const told = await notes.ofKind('limit_reached');
  expect(Object.fromEntries(told.map(({ topic, count }) => [topic, count]))).toEqual({
    login: 2,
    links: 1,
    sessions: thresholds.foreignSessions,
  });
  expect(told.every(({ person, organization }) => person === null && organization === null)).toBe(true);
  await sql`delete from rate_limits`.execute(world.db.kysely);
});

test('who opens or saves very many people in a day is noticed, and whom a guardian decides for is counted apart', async () => {
  await notes.nextDay();
  const [busy, usual] = [await world.person({ type: 'employee' }), await world.person({ type: 'employee' })];
  const of = (who: Person) => ({ employee_id: `'${who.employee_id}'::uuid` });
  await notes.plant(
    ['search_seen', { ...of(busy), seen_at: '$now' }, thresholds.opened],
    ['search_seen', { ...of(usual), seen_at: '$now' }, thresholds.opened - 1],
    ['search_marks', { ...of(busy), hidden: 'false', created_at: '$now' }, thresholds.saved],
    ['search_marks', { ...of(usual), hidden: 'true', created_at: '$now' }, thresholds.saved],
  );
  await notes.look();
  const name = async (kind: SuspiciousEvent['kind']) =>
    (await notes.ofKind(kind)).map(({ count, organization }) => [count, organization?.id]);
  expect(await name('many_opened')).toEqual([[thresholds.opened, busy.organization_id]]);
  expect(await name('many_saved')).toEqual([[thresholds.saved, busy.organization_id]]);
  expect(await name('many_minors')).toEqual([]);
  const young = (n: number) => `('0198c5a0-0000-7000-8000-' || lpad((n + ${n})::text, 12, '0'))::uuid`;
  await notes.plant(
    ['applicants', { id: young(0), date_of_birth: `$now::date - 5000` }, thresholds.minors],
    ['applicants', { id: young(5000), date_of_birth: `$now::date - 8000` }, thresholds.minors],
    ['search_seen', { ...of(usual), applicant_id: young(0), seen_at: '$now' }, thresholds.minors - 1],
    // saved and opened is one person
    ['search_marks', { ...of(usual), applicant_id: young(0), hidden: 'false', created_at: '$now' }, thresholds.minors],
    ['search_seen', { ...of(busy), applicant_id: young(5000), seen_at: '$now' }, thresholds.minors],
  );
  await notes.look();
  expect(await name('many_minors')).toEqual([[thresholds.minors, usual.organization_id]]);
  // what was planted belongs to nobody
  await sql`delete from search_seen`.execute(world.db.kysely);
  await sql`delete from search_marks`.execute(world.db.kysely);
});

test('looked into once, with what was found, by staff of its own tenant alone; the log has who and not what', async () => {
  const waiting = await notes.listed({ status: ['pending'] });
  const [first] = waiting;
  const id = first?.id ?? '';
  const count = async () => (await (await desk()).call(showOpenMatters)).body.data.suspicious;
  expect(await count()).toBe(waiting.length);
  expect((await check(id, 'x', await world.person({ type: 'tenant_member', tenant: world.other }))).status).toBe(404);
  expect((await check(id, '  ')).status).toBe(422);
  expect((await check(id, 'Geschwister')).body.data).toMatchObject({ note: 'Geschwister', status: 'checked' });
  expect((await check(id)).status).toBe(409);
  expect(await count()).toBe(waiting.length - 1);
  expect((await notes.listed())[0]?.status, 'what waits is first').toBe('pending');
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_id', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([{ event: 'check', actor_id: member.id, reason: null }]);
});

test('what is about somebody of the staff themselves, somebody else looks into', async () => {
  const colleague = await world.person({ type: 'tenant_member' });
  const id = await aSuspiciousEvent(world, world.tenant, member);
  const own = (await notes.listed()).find((event) => event.id === id);
  expect(own).toMatchObject({ status: 'pending', events: [] });
  const refused = await check(id, 'Das war ich');
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'transition_not_allowed', meta: { events: [] } }]);
  expect((await check(id, 'Angerufen', colleague)).body.data).toMatchObject({ status: 'checked', note: 'Angerufen' });
});

test('in a team of one nobody else could: they look into it themselves, and the log says so', async () => {
  const alone = await world.person({ type: 'administrator', tenant: world.other });
  await world.person({ type: 'tenant_member', tenant: world.other });
  const id = await aSuspiciousEvent(world, world.other, alone);
  expect((await check(id, 'Das war ich', alone)).status, 'while a colleague is there').toBe(409);
  await world.db.kysely
    .updateTable('users')
    .set({ account: 'inactive' })
    .where('tenant_id', '=', world.other.id)
    .where('type', 'in', ['tenant_member', 'administrator'])
    .where('id', '<>', alone.id)
    .execute();
  expect((await check(id, 'Das war ich', alone)).body.data).toMatchObject({ status: 'checked', note: 'Das war ich' });
});

test('after 90 days all of it is gone', async () => {
  expect((await notes.listed()).length).toBeGreaterThan(0);
  world.clock.advance(91 * day);
  await notes.look();
  expect(await notes.listed()).toEqual([]);
});
