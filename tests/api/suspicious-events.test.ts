import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { login } from '../../contract/authentication/authentication.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/reports.endpoints.ts';
import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import { checkSuspicious, suspiciousEvents } from '../../contract/reports/suspicious-events.endpoints.ts';
import { endpointLimits } from '../../server/http/rate-limits.ts';
import { thresholds } from '../../server/reports/suspicious-events.rules.ts';
import { plantRows } from '../support/many-rows.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** What is noticed by itself: from how much on, about whom, once for each period, and what staff do with it. */
let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
});
afterAll(() => world.close());

const minute = 60_000;
const day = 86_400_000;
const desk = () => world.login(member);
/** The next time that the program looks. */
async function look(): Promise<void> {
  const { clock } = world;
  clock.set(new Date((Math.floor(clock.now().getTime() / (10 * minute)) + 1) * 10 * minute));
  await world.jobs.run('suspicious-events.notice', clock.now());
}
/** After midnight in Berlin, when the day before has been looked at. */
async function nextDay(): Promise<void> {
  await look();
  const at = world.clock.now().getTime();
  world.clock.set(new Date(Math.ceil(at / day) * day + 8 * 60 * minute));
}
const listed = async (filter: object = {}) =>
  (await (await desk()).call(suspiciousEvents.list, { query: { filter, per_page: '100' } })).body.data;
const ofKind = async (kind: SuspiciousEvent['kind']) => listed({ kind: [kind] });
const plant = (...rows: Parameters<typeof plantRows>[1]) =>
  plantRows(world.db, rows, world.tenant.id, world.clock.now());
const check = async (id: string, note = 'Angerufen, alles gut', who = member) =>
  (await world.login(who)).call(checkSuspicious, { params: { id }, body: { event: 'check', note } });

const guess = ({ email }: Person) => world.client().call(login, { body: { email, password: 'Falsch-geraten-1' } });

test('many wrong passwords at one account are one event about it, which waits again once they have doubled', async () => {
  const person = await world.person({ type: 'applicant', stage: 'tos' });
  await sql`delete from rate_limits`.execute(world.db.kysely);
  expect((await guess(person)).status).toBe(422);
  const failed = (count: number) =>
    sql`update rate_limits set count = ${count} where key like 'auth.login.failed:email:%'`.execute(world.db.kysely);
  await failed(thresholds.wrongPasswords - 1);
  await look();
  expect(await ofKind('wrong_passwords')).toEqual([]);
  await failed(thresholds.wrongPasswords);
  await look();
  const [event] = await ofKind('wrong_passwords');
  expect(event).toMatchObject({
    topic: null,
    count: thresholds.wrongPasswords,
    person: { type: 'applicant', applicant_id: person.applicant_id },
    organization: null,
    status: 'pending',
    events: ['check'],
  });
  await look();
  expect((await ofKind('wrong_passwords')).length, 'seen again, it is the same').toBe(1);

  const id = event?.id ?? '';
  expect((await check(id)).body.data).toMatchObject({ status: 'checked', note: 'Angerufen, alles gut', events: [] });
  await failed(2 * thresholds.wrongPasswords - 1);
  await look();
  expect((await ofKind('wrong_passwords')).map(({ status }) => status)).toEqual(['checked']);
  await failed(2 * thresholds.wrongPasswords);
  await look();
  expect((await ofKind('wrong_passwords')).map(({ status }) => status)).toEqual(['pending']);
  await sql`delete from rate_limits`.execute(world.db.kysely);

  const told = await (await world.login(person)).call(exportAccount, { body: { password: person.password } });
  expect(told.body.data.suspicious_events).toEqual([
    { what: 'wrong_passwords', times: 100, note: 'Angerufen, alles gut', created_at: expect.any(String) },
  ]);
});

test('whoever asks for records that are not theirs is noticed, whether these are there or not', async () => {
  const employee = await world.person({ type: 'employee', stage: 'tos' });
  const browser = await world.login(employee);
  const absent = '0198c5a0-0000-7000-8000-00000000dead';
  for (let asked = 0; asked < thresholds.refusedLookups; asked += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await browser.call(pings.show, { params: { id: absent } })).status).toBe(404);
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (asked === thresholds.refusedLookups - 2) await look();
  }
  expect(await ofKind('refused_lookups')).toEqual([]);
  await look();
  expect(await ofKind('refused_lookups')).toMatchObject([
    { count: thresholds.refusedLookups, person: { type: 'employee' }, organization: { id: employee.organization_id } },
  ]);
});

test('a limit that networks reached is one event a day for what it was reached at, and names no network', async () => {
  const most = endpointLimits['auth.login']?.[0]?.max ?? 0;
  const at = (name: string, hash: string, count: number) =>
    ['rate_limits', { key: `'${name}:address:${hash}'`, window_start: '$now', count: String(count) }] as const;
  await plant(
    at('auth.login', 'one', most),
    at('auth.login', 'two', most + 5),
    at('auth.login', 'three', most - 1),
    at('pings.lookup', 'one', 300),
    ['noise_counts', { event: `'foreign_host'`, day: '$now::date', count: String(thresholds.foreignSessions) }],
  );
  await look();
  const told = await ofKind('limit_reached');
  expect(Object.fromEntries(told.map(({ topic, count }) => [topic, count]))).toEqual({
    login: 2,
    links: 1,
    sessions: thresholds.foreignSessions,
  });
  expect(told.every(({ person, organization }) => person === null && organization === null)).toBe(true);
  await sql`delete from rate_limits`.execute(world.db.kysely);
});

test('who opens or saves very many people in a day is noticed, and whom a guardian decides for is counted apart', async () => {
  await nextDay();
  const [busy, usual] = [await world.person({ type: 'employee' }), await world.person({ type: 'employee' })];
  const of = (who: Person) => ({ employee_id: `'${who.employee_id}'::uuid` });
  await plant(
    ['search_seen', { ...of(busy), seen_at: '$now' }, thresholds.opened],
    ['search_seen', { ...of(usual), seen_at: '$now' }, thresholds.opened - 1],
    ['search_marks', { ...of(busy), hidden: 'false', created_at: '$now' }, thresholds.saved],
    ['search_marks', { ...of(usual), hidden: 'true', created_at: '$now' }, thresholds.saved],
  );
  await look();
  const name = async (kind: SuspiciousEvent['kind']) =>
    (await ofKind(kind)).map(({ count, organization }) => [count, organization?.id]);
  expect(await name('many_opened')).toEqual([[thresholds.opened, busy.organization_id]]);
  expect(await name('many_saved')).toEqual([[thresholds.saved, busy.organization_id]]);
  expect(await name('many_minors')).toEqual([]);
  const young = (n: number) => `('0198c5a0-0000-7000-8000-' || lpad((n + ${n})::text, 12, '0'))::uuid`;
  await plant(
    ['applicants', { id: young(0), date_of_birth: `$now::date - 5000` }, thresholds.minors],
    ['applicants', { id: young(5000), date_of_birth: `$now::date - 8000` }, thresholds.minors],
    ['search_seen', { ...of(usual), applicant_id: young(0), seen_at: '$now' }, thresholds.minors - 1],
    // saved and opened is one person
    ['search_marks', { ...of(usual), applicant_id: young(0), hidden: 'false', created_at: '$now' }, thresholds.minors],
    ['search_seen', { ...of(busy), applicant_id: young(5000), seen_at: '$now' }, thresholds.minors],
  );
  await look();
  expect(await name('many_minors')).toEqual([[thresholds.minors, usual.organization_id]]);
  // what was planted belongs to nobody
  await sql`delete from search_seen`.execute(world.db.kysely);
  await sql`delete from search_marks`.execute(world.db.kysely);
});

test('messages that people report, block or decline are noticed company by company', async () => {
  const [bad, good] = [await world.person({ type: 'employee' }), await world.person({ type: 'employee' })];
  const of = (who: Person) => ({ organization_id: `'${who.organization_id}'::uuid` });
  const answered = (who: Person, status: string, more = {}) =>
    ({
      ...of(who),
      status: `'${status}'`,
      responded_at: '$now',
      updated_at: '$now',
      released_at: 'null',
      released_until: 'null',
      ...more,
    }) as const;
  const report = {
    applicant_id: 'gen_random_uuid()',
    reporter: `'applicant'`,
    reason: `'other'`,
    status: `'pending'`,
    created_at: '$now',
  };
  await plant(
    ['reports', { ...of(bad), ...report }, thresholds.reports],
    ['reports', { ...of(good), ...report }, thresholds.reports - 1],
    ['organization_blocks', { ...of(bad), created_at: '$now' }, thresholds.blocks],
    ['organization_blocks', { ...of(good), created_at: `$now - interval '31 days'` }, thresholds.blocks],
    ['pings', answered(bad, 'declined'), thresholds.noes],
    ['pings', answered(good, 'declined'), thresholds.noes],
    ['pings', answered(good, 'accepted', { released_at: '$now' }), 3],
  );
  await look();
  const told = await ofKind('unwanted_messages');
  expect(told.map(({ topic, count }) => `${topic} ${count}`).toSorted()).toEqual([
    `blocks ${thresholds.blocks}`,
    `noes ${thresholds.noes}`,
    `reports ${thresholds.reports}`,
  ]);
  expect(new Set(told.map(({ organization }) => organization?.id))).toEqual(new Set([bad.organization_id]));

  // still so on the next day, with one more: the same event
  await nextDay();
  await plant(['organization_blocks', { ...of(bad), created_at: '$now' }]);
  await look();
  const later = await ofKind('unwanted_messages');
  expect(later.length).toBe(3);
  expect(later.find(({ topic }) => topic === 'blocks')?.count).toBe(thresholds.blocks + 1);
  for (const table of ['reports', 'organization_blocks', 'pings'])
    // oxlint-disable-next-line no-await-in-loop -- one connection
    await sql`delete from ${sql.table(table)}`.execute(world.db.kysely);
});

test('an address that is named for many children, or is a company’s or the child’s own, is noticed at the child', async () => {
  const children: Person[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let n = 0; n < thresholds.children + 2; n += 1)
    children.push(await world.person({ type: 'applicant', stage: 'tos' }));
  const employee = await world.person({ type: 'employee' });
  const named = (child: Person | undefined, email: string) =>
    [
      'legal_contacts',
      { applicant_id: `'${child?.applicant_id}'::uuid`, email: `'${email}'`, status: `'pending'`, created_at: '$now' },
    ] as const;
  await plant(...children.slice(0, thresholds.children - 1).map((child) => named(child, 'eva.gast@gmail.com')));
  await sql`update legal_contacts set created_at = created_at - interval '1 minute' where applicant_id = ${children[0]?.applicant_id}`.execute(
    world.db.kysely,
  );
  await look();
  expect(await ofKind('shared_guardian')).toEqual([]);
  await plant(
    named(children[thresholds.children - 1], 'evagast+vier@googlemail.com'),
    named(children[thresholds.children], employee.email),
    named(children[thresholds.children + 1], 'own@example.org'),
  );
  await look();
  expect(await ofKind('shared_guardian')).toMatchObject([
    { count: thresholds.children, person: { applicant_id: children[0]?.applicant_id } },
  ]);
  expect(await ofKind('guardian_at_company')).toMatchObject([
    { person: { applicant_id: children[thresholds.children]?.applicant_id }, organization: null },
  ]);
  expect(await ofKind('guardian_is_child')).toEqual([]);
  // one’s own address can’t be named; it can become so
  const mover = children[thresholds.children + 1];
  await sql`update users set email = 'Own+x@example.org', email_key = 'own+x@example.org' where id = ${mover?.id}`.execute(
    world.db.kysely,
  );
  await plant([
    'audits',
    { subject_type: `'User'`, subject_id: `'${mover?.id}'::uuid`, event: `'email_change'`, at: '$now' },
  ]);
  await look();
  expect(await ofKind('guardian_is_child')).toMatchObject([{ person: { applicant_id: mover?.applicant_id } }]);
});

test('many accounts with one code in a day lead to the code and its company', async () => {
  const employee = await world.person({ type: 'employee' });
  const id = '0198c5a0-0000-7000-8000-0000000000c0';
  const people = (n: number) => `('0198c5a0-0000-7000-9000-' || lpad((n + ${n})::text, 12, '0'))::uuid`;
  const code = { id: `'${id}'::uuid`, organization_id: `'${employee.organization_id}'::uuid`, name: `'Messe'` };
  await plant(
    ['registration_codes', code],
    ['users', { id: people(0), created_at: '$now' }, thresholds.accounts],
    ['applicants', { user_id: people(0), registration_code_id: `'${id}'::uuid` }, thresholds.accounts],
  );
  await look();
  expect(await ofKind('many_accounts')).toMatchObject([
    {
      count: thresholds.accounts,
      person: null,
      organization: { id: employee.organization_id },
      registration_code: { id, name: 'Messe' },
    },
  ]);
  const ofCompany = await listed({ organization_id: employee.organization_id });
  expect(ofCompany.map(({ kind }) => kind)).toEqual(['many_accounts']);
  await sql`delete from applicants where registration_code_id = ${id}`.execute(world.db.kysely);
});

test('wrong codes are counted over registrations and a guardian’s page', async () => {
  await nextDay();
  const child = await world.person({ type: 'applicant', stage: 'tos' });
  const contact = '0198c5a0-0000-7000-8000-0000000000d0';
  await plant(
    [
      'legal_contacts',
      {
        id: `'${contact}'::uuid`,
        applicant_id: `'${child.applicant_id}'::uuid`,
        email: `'m@example.net'`,
        created_at: '$now',
      },
    ],
    [
      'legal_contact_codes',
      { legal_contact_id: `'${contact}'::uuid`, tries: '5', expires_at: '$now', created_at: '$now' },
      5,
    ],
  );
  await look();
  expect(await ofKind('wrong_codes')).toMatchObject([
    { count: thresholds.wrongCodes, person: { applicant_id: child.applicant_id } },
  ]);
});

test('looked into once, with what was found, by staff of its own tenant alone; the log has who and not what', async () => {
  const waiting = await listed({ status: ['pending'] });
  const [first] = waiting;
  const id = first?.id ?? '';
  const count = async () => (await (await desk()).call(showOpenMatters)).body.data.suspicious;
  expect(await count()).toBe(waiting.length);
  expect((await check(id, 'x', await world.person({ type: 'tenant_member', tenant: world.other }))).status).toBe(404);
  expect((await check(id, '  ')).status).toBe(422);
  expect((await check(id, 'Geschwister')).body.data).toMatchObject({ note: 'Geschwister', status: 'checked' });
  expect((await check(id)).status).toBe(409);
  expect(await count()).toBe(waiting.length - 1);
  expect((await listed())[0]?.status, 'what waits is first').toBe('pending');
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_id', 'reason'])
    .where('subject_id', '=', id)
    .execute();
  expect(log).toEqual([{ event: 'check', actor_id: member.id, reason: null }]);
});

test('after 90 days all of it is gone', async () => {
  expect((await listed()).length).toBeGreaterThan(0);
  world.clock.advance(91 * day);
  await look();
  expect(await listed()).toEqual([]);
});
