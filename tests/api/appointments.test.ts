import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveAppointment, proposeAppointment, sayContacted } from '../../contract/pings/appointments.endpoints.ts';
import type { Appointment } from '../../contract/pings/appointments.schema.ts';
import { overviewPings } from '../../contract/pings/overview.endpoints.ts';
import { lookupPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { erasePerson } from '../../server/account/erasure.service.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { withdrawReleases } from '../../server/pings/open-pings.ts';
import { sweepPings } from '../../server/pings/pings.ticks.ts';
import type { PingAction } from '../../server/pings/release.ts';
import { leave } from '../support/account.ts';
import { inLine } from '../support/waiting-line.ts';
import type { ApiClient } from '../support/api-client.ts';
import { arrived, move, shown, wait } from '../support/contacts.ts';
import { saidYes, type Yes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** Appointments after a yes: proposed by the company, one chosen by the applicant, called off by either. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const hour = 3_600_000;
let keys = 0;
const propose = (
  { browser, id }: Pick<Yes, 'browser' | 'id'>,
  inHours: number,
  lasting = 1,
  place: string | null = 'Hof 3',
) => {
  const starts = world.clock.now().getTime() + inHours * hour;
  const [starts_at, ends_at] = [starts, starts + lasting * hour].map((at) => new Date(at).toISOString());
  const body = { starts_at: starts_at ?? '', ends_at: ends_at ?? '', place };
  return browser.call(proposeAppointment, { params: { id }, body }, { key: `appointment-${(keys += 1)}-xxxxxxxx` });
};
const tell = (browser: ApiClient, { id }: Pick<Appointment, 'id'>, event: 'accept' | 'decline' | 'withdraw') =>
  browser.call(moveAppointment, { params: { id }, body: { event } });
const ofApplicant = async ({ own, id }: Pick<Yes, 'own' | 'id'>) => {
  const { data } = (await own.call(pings.show, { params: { id } })).body;
  if (data.perspective !== 'applicant') throw new Error('An applicant reads their own side.');
  return data;
};
/** Mails to somebody about this, as far as they have gone out. */
const about = async (email: string, subject: RegExp) =>
  (await world.mails(email)).filter((mail) => subject.test(mail.subject));
const todo = async (yes: Yes) => (await yes.browser.call(overviewPings)).body.data;
/** A yes with so many proposals, and their mail out. */
async function proposed(count: number) {
  const yes = await saidYes(world);
  for (let n = 1; n <= count; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await propose(yes, 24 * n);
  }
  world.clock.advance(121_000);
  const mails = await about(yes.applicant.email, /proposes/);
  return { ...yes, mails, appointments: (await ofApplicant(yes)).appointments };
}

test('three are one mail; one chosen ends the others, and both are told', async () => {
  const yes = await proposed(3);
  expect(yes.mails).toHaveLength(1);
  expect(yes.mails[0]?.text.match(/Hof 3/g)).toHaveLength(3);
  expect(await todo(yes)).toMatchObject({ todo: 0, open: 1 });
  const [, second] = yes.appointments;
  await tell(yes.own, second!, 'accept');
  expect((await ofApplicant(yes)).appointments).toMatchObject([
    { id: second?.id, status: 'accepted', events: ['withdraw'] },
  ]);
  expect(await todo(yes)).toMatchObject({ todo: 1 });
  const told = [await about(yes.applicant.email, /Appointment/), await about(yes.employee.email, /Appointment/)];
  expect(told.map((mails) => mails.map(({ text }) => text.includes('Hof 3')))).toEqual([[true], [true]]);
  expect(told[1]?.[0]?.text).toContain(`/pings?ping=${yes.id}`);
});

test('none of them fits: the company reads it', async () => {
  const yes = await proposed(2);
  await tell(yes.own, yes.appointments[0]!, 'decline');
  expect((await ofApplicant(yes)).appointments).toEqual([]);
  expect((await shown(yes)).unread).toBe(true);
});

test.each(['own', 'browser'] as const)(
  'one that is agreed is called off by %s, and the other is told',
  async (side) => {
    const yes = await proposed(1);
    await tell(yes.own, yes.appointments[0]!, 'accept');
    await world.mails();
    const { status } = await tell(yes[side], yes.appointments[0]!, 'withdraw');
    expect(status).toBe(200);
    expect(await about(side === 'own' ? yes.employee.email : yes.applicant.email, /called off/)).toHaveLength(1);
    expect((await tell(yes[side], yes.appointments[0]!, 'withdraw')).status).toBe(409);
    expect((await propose(yes, 48)).status).toBe(201);
  },
);

test('a fourth, one beside an agreed one, and any without a yes are refused', async () => {
  const yes = await proposed(3);
  expect((await propose(yes, 120)).status).toBe(409);
  await tell(yes.own, yes.appointments[0]!, 'accept');
  expect((await propose(yes, 120)).status).toBe(409);
  expect((await propose(await arrived(world), 24)).status).toBe(409);
});

test.each([
  ['in the past', -1, 1, 'starts_at', /must be after/],
  ['that ends before it begins', 24, -1, 'ends_at', /must be after/],
  ['of more than eight hours', 24, 9, 'ends_at', /must be shorter than 8 hours/],
  ['in more than a year', 24 * 366, 1, 'ends_at', /must be before/],
] as const)('one %s is refused at its field', async (_, inHours, lasting, field, words) => {
  const { status, raw } = await propose(await saidYes(world), inHours, lasting);
  const { errors } = JSON.parse(raw.body).meta;
  expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  expect(errors[field][0]).toMatch(words);
});

test('a proposal whose time has come lapses, and the company has to do again', async () => {
  const yes = await proposed(1);
  await wait(world, 1);
  const again = { ...yes, browser: await world.login(yes.employee) };
  expect((await shown(again)).appointments).toEqual([]);
  expect(await todo(again)).toMatchObject({ todo: 1 });
  expect((await tell(yes.own, yes.appointments[0]!, 'accept')).status).toBe(409);
});

test('one that is past asks the company what became of it', async () => {
  const yes = await proposed(1);
  await tell(yes.own, yes.appointments[0]!, 'accept');
  const before = { ...yes, browser: await world.login(yes.employee) };
  await wait(world, 1.1);
  const again = { ...before, browser: await world.login(yes.employee) };
  expect(await todo(again)).toMatchObject({ todo: 1 });
});

test('a yes taken back takes its appointments and what waits of their mails along', async () => {
  const yes = await proposed(2);
  await tell(yes.own, yes.appointments[0]!, 'accept');
  await move(yes.own, yes.id, 'withdraw');
  expect((await shown(yes)).appointments).toEqual([]);
  await world.jobs.tick(world.clock.now());
  const rows = await world.db.kysely.selectFrom('appointments').select('id').where('ping_id', '=', yes.id).execute();
  expect(rows).toEqual([]);
  expect(await about(yes.employee.email, /Appointment/)).toEqual([]);
  expect((await tell(yes.own, yes.appointments[1]!, 'accept')).status).toBe(404);
});

const within = (work: (tx: TenantTx, action: PingAction) => Promise<unknown>) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    work(tx, { author: 'system', actor_kind: 'system', now: world.clock.now() }),
  );
const ways: Record<string, (yes: Yes) => Promise<unknown>> = {
  'the applicant takes the yes back': ({ own, id }) => move(own, id, 'withdraw'),
  'the applicant deletes the account': async ({ applicant }) => leave(world, applicant),
  'the guardian withdraws': ({ applicant: { applicant_id = '' } }) =>
    within((tx, action) => withdrawReleases(tx, applicant_id, 'guardian', { ...action, actor_kind: 'guardian' })),
  'the account is erased without a word': ({ applicant: { id } }) =>
    within((tx, { now }) => erasePerson(tx, id, world.tenant, now, world.deps)),
};
test.each(Object.entries(ways))(
  'an appointment that was agreed is called off where %s: by mail and for the calendar, without the name',
  async (_, end) => {
    const yes = await proposed(2);
    await tell(yes.own, yes.appointments[0]!, 'accept');
    await world.mails();
    await end(yes);
    await world.jobs.tick(world.clock.now());
    const [mail, ...others] = await about(yes.employee.email, /Please delete/);
    expect(others).toEqual([]);
    const { starts_at, id } = yes.appointments[0]!;
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: world.tenant.timezone });
    expect(mail?.text).toContain(day.format(new Date(starts_at)));
    expect(mail?.text).not.toMatch(/Noor|Geheim|Hof 3/);
    const { headers } = await world.db.kysely
      .selectFrom('mails')
      .select('headers')
      .where('recipient_address', '=', yes.employee.email)
      .where('kind', '=', 'ping_withdrawn')
      .executeTakeFirstOrThrow();
    expect(headers.cancellation).toContain(`METHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:${id}\r\n`);
    expect(headers.cancellation).not.toMatch(/Noor|Geheim|Hof 3/);
    const rows = await world.db.kysely.selectFrom('appointments').select('id').where('ping_id', '=', yes.id).execute();
    expect(rows, 'once it is told nothing is kept of it').toEqual([]);
  },
);

test('one that is over, and one called off before, are not called off once more', async () => {
  const yes = await proposed(1);
  await tell(yes.own, yes.appointments[0]!, 'accept');
  await tell(yes.own, yes.appointments[0]!, 'withdraw');
  await move(yes.own, yes.id, 'withdraw');
  await world.jobs.tick(world.clock.now());
  const [mail] = await about(yes.employee.email, /Please delete/);
  expect(mail?.text).not.toContain('Does not take place');
});

test('the link of the mail tells nobody where and when they meet', async () => {
  const yes = await proposed(1);
  await tell(yes.own, yes.appointments[0]!, 'accept');
  const { body } = await world.client().call(lookupPing, { params: { id: yes.id }, body: { token: yes.token } });
  expect(body.data).toMatchObject({ status: 'accepted', appointments: [] });
});

test('others’ appointments are not there', async () => {
  const yes = await proposed(1);
  const strangers = [
    await world.login(await world.person({ type: 'employee' })),
    await world.login(await world.person()),
  ];
  for (const stranger of strangers) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await tell(stranger, yes.appointments[0]!, 'withdraw')).status).toBe(404);
  }
});

test('after ten days the applicant is asked once whether anybody got in touch, and the company reads the answer', async () => {
  const yes = await saidYes(world);
  expect((await yes.own.call(sayContacted, { params: { id: yes.id }, body: { contacted: true } })).status).toBe(409);
  await wait(world, 9);
  expect(await ofApplicant(yes)).toMatchObject({ asked_contacted: false });
  await wait(world, 1);
  expect(await ofApplicant(yes)).toMatchObject({ asked_contacted: true });
  expect(await about(yes.applicant.email, /been in touch/)).toHaveLength(1);
  await wait(world, 10);
  expect(await about(yes.applicant.email, /been in touch/)).toHaveLength(1);
  await yes.own.call(sayContacted, { params: { id: yes.id }, body: { contacted: false } });
  expect(await ofApplicant(yes)).toMatchObject({ asked_contacted: false });
  expect((await shown({ ...yes, browser: await world.login(yes.employee) })).contacted).toBe(false);
});

test('who has an appointment is not asked whether anybody got in touch', async () => {
  const yes = await saidYes(world);
  await propose(yes, 264);
  await wait(world, 10);
  const again = await world.login(yes.employee);
  await tell(again, (await shown({ ...yes, browser: again })).appointments[0]!, 'withdraw');
  expect(await ofApplicant(yes)).toMatchObject({ asked_contacted: false, appointments: [] });
  expect(await about(yes.applicant.email, /been in touch/)).toEqual([]);
});

test('a mail that waits does not go out once all that it proposes is over', async () => {
  const yes = await saidYes(world);
  await propose(yes, 2);
  await propose(yes, 1);
  world.clock.advance(2 * hour);
  expect(await about(yes.applicant.email, /proposes/)).toEqual([]);
});

test('a mail that waits does not go out once the contact details are gone with the search', async () => {
  const yes = await saidYes(world);
  await propose(yes, 24 * 40);
  const params = { id: yes.applicant.applicant_id ?? '' };
  const body = { event: 'found_traineeship', reason: 'found_elsewhere' } as const;
  expect((await yes.own.call(transitionApplicant, { params, body })).status).toBe(200);
  world.clock.advance(31 * 24 * hour);
  expect(await about(yes.applicant.email, /proposes/)).toEqual([]);
});

test('who takes the yes back while the question is being asked is not asked', async () => {
  const yes = await saidYes(world);
  world.clock.advance(10 * 24 * hour);
  const own = await world.login(yes.applicant);
  await inLine(
    world.db,
    [['applicants', yes.applicant.applicant_id ?? '']],
    () => move(own, yes.id, 'withdraw'),
    () => inTenant(world.db, world.tenant.id, (tx) => sweepPings(tx, world.tenant, world.clock.now(), world.deps)),
  );
  const { asked_at } = await world.db.kysely
    .selectFrom('pings')
    .select('asked_at')
    .where('id', '=', yes.id)
    .executeTakeFirstOrThrow();
  expect(asked_at).toBeNull();
  expect(await about(yes.applicant.email, /been in touch/)).toEqual([]);
});
