import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { sayContacted } from '../../contract/pings/appointments.endpoints.ts';
import { followUpPing } from '../../contract/pings/follow-ups.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { arrived, dayAhead, keep, meets, move, say, shown, wait } from '../support/contacts.ts';
import { saidYes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** What a company keeps of those who said yes. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;

test('an outcome is one call, can be changed, and keeps who said what', async () => {
  const yes = await saidYes(world, {
    employee: await world.person({ type: 'employee', firstname: 'Jan', lastname: 'Feld' }),
  });
  await say(yes, 'not_reached');
  world.clock.advance(60_000);
  const { body } = await say(yes, 'hired');
  await say(yes, 'hired');
  expect(body.data).toMatchObject({ follow_up: { outcome: 'hired' } });
  expect((await shown(yes)).follow_up?.history).toMatchObject([
    { outcome: 'not_reached', by: 'Jan Feld' },
    { outcome: 'hired', by: 'Jan Feld' },
  ]);
  await say(yes, null);
  expect((await shown(yes)).follow_up).toMatchObject({ outcome: null });
  expect((await shown(yes)).follow_up?.history).toHaveLength(3);
});

test('nothing is kept of who has not said yes, or has taken it back', async () => {
  const open = await arrived(world);
  const yes = await saidYes(world);
  await keep(yes, { note: 'Comes on Monday', next_on: dayAhead(world, 2) });
  await say(yes, 'reached');
  await move(yes.own, yes.id, 'withdraw');
  for (const one of [open, yes]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([(await say(one, 'hired')).status, (await keep(one, { note: 'Still there' })).status]).toEqual([409, 409]);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await shown(one)).follow_up).toBeNull();
  }
  const row = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('pings').selectAll().where('id', '=', yes.id).executeTakeFirstOrThrow(),
  );
  expect(row).toMatchObject({ note: null, note_at: null, next_on: null, outcome: null, outcomes: [], unread_at: null });
});

test('of two colleagues who change the same, the second is told', async () => {
  const yes = await saidYes(world);
  const change = (note: string) =>
    yes.browser.call(followUpPing, { params: { id: yes.id }, body: { note } }, { version: 1 });
  expect([(await change('One')).status, (await change('Two')).status]).toEqual([200, 412]);
  expect((await shown(yes)).follow_up).toMatchObject({ version: 2, note: 'One' });
});

test.each([
  ['yesterday', () => ({ next_on: dayAhead(world, -1) }), 'next_on'],
  ['in three years', () => ({ next_on: dayAhead(world, 1096) }), 'next_on'],
  ['a stranger', async () => ({ owner_id: (await world.person({ type: 'employee' })).employee_id ?? '' }), 'owner_id'],
  ['too much', () => ({ note: 'x'.repeat(501) }), 'note'],
] as const)('%s is refused at its field', async (_, input, field) => {
  const yes = await saidYes(world);
  const { status, raw } = await keep(yes, await input());
  expect([status, Object.keys(JSON.parse(raw.body).meta.errors)]).toEqual([422, [field]]);
});

test('a note is the applicant’s to read, and goes after six months', async () => {
  const yes = await saidYes(world);
  await keep(yes, { note: 'Comes on Monday' });
  const noted = async () =>
    (await (await world.login(yes.applicant)).call(exportAccount)).body.data.pings_received[0]?.note;
  expect(await noted()).toBe('Comes on Monday');
  await say(yes, 'reached');
  const until = (await shown(yes)).follow_up?.note_until ?? '';
  const left = (Date.parse(until) - world.clock.now().getTime()) / day;
  expect(Math.round(left / 30.4)).toBe(6);
  await wait(world, left - 1);
  expect(await noted()).toBe('Comes on Monday');
  await wait(world, 1);
  expect(await noted()).toBeNull();
});

test('what was proposed, what the company said of it and what was asked is the applicant’s to read, and nothing of a colleague', async () => {
  const yes = await saidYes(world);
  const colleague = await world.person({
    type: 'employee',
    organization_id: yes.employee.organization_id ?? '',
    lastname: 'Verborgen',
  });
  const theirs = await world.login(colleague);
  let keys = 0;
  await meets({
    world,
    employee: theirs,
    applicant: yes.own,
    ping: yes.id,
    key: () => ({ key: `export-${(keys += 1)}-xxxxxxxxxx` }),
  });
  await say({ ...yes, browser: theirs }, 'reached');
  await say({ ...yes, browser: theirs }, null);
  await wait(world, 10);
  const own = await world.login(yes.applicant);
  await own.call(sayContacted, { params: { id: yes.id }, body: { contacted: true } });
  const { body, raw } = await own.call(exportAccount);
  const organization = body.data.pings_received[0]?.organization;
  expect(body.data).toMatchObject({
    pings_received: [{ asked_at: expect.any(String), contacted: true }],
    appointments: [{ organization, place: 'Hof 3', status: 'revoked' }],
    outcomes: [
      { organization, outcome: 'reached' },
      { organization, outcome: 'taken_back' },
    ],
  });
  expect(raw.body).not.toMatch(new RegExp(`Verborgen|${colleague.email}|${colleague.employee_id}`));
  await move(own, yes.id, 'withdraw');
  expect((await own.call(exportAccount)).body.data).toMatchObject({ appointments: [], outcomes: [] });
});

test('a note goes with the contact details after an ended search', async () => {
  const yes = await saidYes(world);
  await keep(yes, { note: 'Comes on Monday' });
  await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_elsewhere' },
  });
  await wait(world, 30);
  const row = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('pings').select('note').where('id', '=', yes.id).executeTakeFirstOrThrow(),
  );
  expect(row.note).toBeNull();
});

test('who talks keeps the contact details when the search ends, whichever is said first', async () => {
  const yes = await saidYes(world);
  const until = async () => (await shown({ ...yes, browser: await world.login(yes.employee) })).release?.until ?? null;
  await say(yes, 'appointment');
  await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_elsewhere' },
  });
  await wait(world, 0);
  expect(await until()).toBeNull();
  await say(yes, 'not_reached');
  expect(await until()).not.toBeNull();
  await say(yes, 'hired');
  expect(await until()).toBeNull();
  const mails = await world.mails(yes.employee.email);
  expect(mails.at(-1)?.text).toMatch(/in touch/);
});
