import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { checkSuspicious } from '../../contract/reports/suspicious-events.endpoints.ts';
import { thresholds } from '../../server/reports/suspicious-events.rules.ts';
import { noticing } from '../support/noticing.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** What is noticed of companies' messages and codes, and of who is named as a guardian. */
let world: World;
let member: Person;
let notes: ReturnType<typeof noticing>;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
  notes = noticing(world, member);
  // somebody is here: where nobody was, nothing is looked at
  await notes.listed();
});
afterAll(() => world.close());

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
  await notes.plant(
    ['reports', { ...of(bad), ...report }, thresholds.reports],
    ['reports', { ...of(good), ...report }, thresholds.reports - 1],
    ['organization_blocks', { ...of(bad), created_at: '$now' }, thresholds.blocks],
    ['organization_blocks', { ...of(good), created_at: `$now - interval '31 days'` }, thresholds.blocks],
    ['pings', answered(bad, 'declined'), thresholds.noes],
    ['pings', answered(good, 'declined'), thresholds.noes],
    ['pings', answered(good, 'accepted', { released_at: '$now' }), 3],
  );
  await notes.look();
  const told = await notes.ofKind('unwanted_messages');
  expect(told.map(({ topic, count }) => `${topic} ${count}`).toSorted()).toEqual([
    `blocks ${thresholds.blocks}`,
    `noes ${thresholds.noes}`,
    `reports ${thresholds.reports}`,
  ]);
  expect(new Set(told.map(({ organization }) => organization?.id))).toEqual(new Set([bad.organization_id]));

  // still so on the next day, with one more: the same event
  await notes.nextDay();
  await notes.plant(['organization_blocks', { ...of(bad), created_at: '$now' }]);
  await notes.look();
  const later = await notes.ofKind('unwanted_messages');
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
  await notes.plant(...children.slice(0, thresholds.children - 1).map((child) => named(child, 'eva.gast@gmail.com')));
  await sql`update legal_contacts set created_at = created_at - interval '1 minute' where applicant_id = ${children[0]?.applicant_id}`.execute(
    world.db.kysely,
  );
  await notes.look();
  expect(await notes.ofKind('shared_guardian')).toEqual([]);
  await notes.plant(
    named(children[thresholds.children - 1], 'evagast+vier@googlemail.com'),
    named(children[thresholds.children], employee.email),
    named(children[thresholds.children + 1], 'own@example.org'),
  );
  await notes.look();
  expect(await notes.ofKind('shared_guardian')).toMatchObject([
    { count: thresholds.children, person: { applicant_id: children[0]?.applicant_id } },
  ]);
  expect(await notes.ofKind('guardian_at_company')).toMatchObject([
    { person: { applicant_id: children[thresholds.children]?.applicant_id }, organization: null },
  ]);
  expect(await notes.ofKind('guardian_is_child')).toEqual([]);

  // a child's own data say the same whoever’s the address is, before staff look into it and afterwards
  const told = async (child: Person | undefined) => {
    if (!child) throw new Error('There is no such child.');
    const data = await (await world.login(child)).call(exportAccount, { body: { password: child.password } });
    return data.body.data.suspicious_events;
  };
  const [first, atCompany, stranger] = [children[0], children[thresholds.children], children[thresholds.children + 1]];
  const all = async () => [await told(first), await told(atCompany), await told(stranger)];
  expect(await all()).toEqual([[], [], []]);
  const desk = await world.login(member);
  for (const { id } of [...(await notes.ofKind('shared_guardian')), ...(await notes.ofKind('guardian_at_company'))]) {
    const looked = { params: { id }, body: { event: 'check', note: 'Angerufen' } } as const;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await desk.call(checkSuspicious, looked)).status).toBe(200);
  }
  expect(await all()).toEqual([[], [], []]);
  // one’s own address can’t be named; it can become so
  const mover = children[thresholds.children + 1];
  await sql`update users set email = 'Own+x@example.org', email_key = 'own+x@example.org' where id = ${mover?.id}`.execute(
    world.db.kysely,
  );
  await notes.plant([
    'audits',
    { subject_type: `'User'`, subject_id: `'${mover?.id}'::uuid`, event: `'email_change'`, at: '$now' },
  ]);
  await notes.look();
  expect(await notes.ofKind('guardian_is_child')).toMatchObject([{ person: { applicant_id: mover?.applicant_id } }]);
});

test('an address that becomes an employee’s later is noticed as well, and a second one waits again', async () => {
  const child = await world.person({ type: 'applicant', stage: 'onboarded', date_of_birth: '2011-05-05' });
  const [late, second] = [await world.person({ type: 'employee' }), await world.person({ type: 'employee' })];
  const named = (email: string, created_at: string) =>
    [
      'legal_contacts',
      { applicant_id: `'${child.applicant_id}'::uuid`, email: `'${email}'`, status: `'declined'`, created_at },
    ] as const;
  await sql`update users set verified_at = ${new Date(world.clock.now().getTime() - 9 * 86_400_000)}
    where id in (${late.id}, ${second.id})`.execute(world.db.kysely);
  await notes.plant(named(late.email, `$now - interval '3 days'`));
  const about = async () =>
    (await notes.ofKind('guardian_at_company')).filter(({ person }) => person?.applicant_id === child.applicant_id);
  await notes.look();
  expect(await about(), 'both are old').toEqual([]);
  await sql`update users set verified_at = ${world.clock.now()} where id = ${late.id}`.execute(world.db.kysely);
  await notes.look();
  const [event] = await about();
  expect(event).toMatchObject({ count: 1, status: 'pending' });
  const looked = { params: { id: event?.id ?? '' }, body: { event: 'check', note: 'Angerufen' } } as const;
  expect((await (await world.login(member)).call(checkSuspicious, looked)).status).toBe(200);
  await sql`update legal_contacts set status = 'revoked' where applicant_id = ${child.applicant_id}`.execute(
    world.db.kysely,
  );
  await notes.plant(named(second.email, '$now'));
  await notes.look();
  expect(await about()).toMatchObject([{ count: 2, status: 'pending', note: 'Angerufen' }]);
});

test('many accounts with one code in a day lead to the code and its company', async () => {
  const employee = await world.person({ type: 'employee' });
  const id = '0198c5a0-0000-7000-8000-0000000000c0';
  const people = (n: number) => `('0198c5a0-0000-7000-9000-' || lpad((n + ${n})::text, 12, '0'))::uuid`;
  const code = { id: `'${id}'::uuid`, organization_id: `'${employee.organization_id}'::uuid`, name: `'Messe'` };
  await notes.plant(
    ['registration_codes', code],
    ['users', { id: people(0), created_at: '$now' }, thresholds.accounts],
    ['applicants', { user_id: people(0), registration_code_id: `'${id}'::uuid` }, thresholds.accounts],
  );
  await notes.look();
  expect(await notes.ofKind('many_accounts')).toMatchObject([
    {
      count: thresholds.accounts,
      person: null,
      organization: { id: employee.organization_id },
      registration_code: { id, name: 'Messe' },
    },
  ]);
  const ofCompany = await notes.listed({ organization_id: employee.organization_id });
  expect(ofCompany.map(({ kind }) => kind)).toEqual(['many_accounts']);
  await sql`delete from applicants where registration_code_id = ${id}`.execute(world.db.kysely);
});

test('wrong codes are counted over registrations and a guardian’s page', async () => {
  await notes.nextDay();
  const child = await world.person({ type: 'applicant', stage: 'tos' });
  const contact = '0198c5a0-0000-7000-8000-0000000000d0';
  await notes.plant(
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
  await notes.look();
  expect(await notes.ofKind('wrong_codes')).toMatchObject([
    { count: thresholds.wrongCodes, person: { applicant_id: child.applicant_id } },
  ]);
});
