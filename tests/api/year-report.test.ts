import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { showYearReport } from '../../contract/statistics/report.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { inSteps, toldBy, toldOccupations, toldOf, toldPart } from '../../server/statistics/report.service.ts';
import { findable } from '../support/account.ts';
import { aCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { written } from '../support/yes.ts';

/** The report of a year: figures that name nobody, and from which nobody can be worked out. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const report = async (year?: string) =>
  (await world.login(await world.person({ type: 'tenant_member' }))).call(showYearReport, { query: { year } });
const registered = async (count: number, created_at: string, rest: object = {}) => {
  for (let n = 0; n < count; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one account after the other
    const { id } = await world.person();
    // oxlint-disable-next-line no-await-in-loop -- see above
    await world.db.kysely
      .updateTable('users')
      .set({ created_at: new Date(created_at) })
      .where('id', '=', id)
      .execute();
    // oxlint-disable-next-line no-await-in-loop -- see above
    await world.db.kysely
      .updateTable('applicants')
      .set({ search_status: 'wants_to_be_matched', ...rest })
      .where('user_id', '=', id)
      .execute();
  }
};

describe('nobody can be worked out', () => {
  test.each([0, 5, 6, 1_000])('%i are told', (count) => {
    expect(toldOf(count)).toBe(count);
  });
  test.each([1, 2, 3, 4])('%i are not told, alone or as what is missing to a whole', (few) => {
    expect(toldOf(few)).toBeNull();
    expect(toldPart(few, 100)).toBeNull();
    expect(toldPart(100 - few, 100)).toBeNull();
    expect(toldPart(few, few)).toBeNull();
  });
  test('a part that is the whole, or nothing of it, says no more than the whole', () => {
    expect([toldPart(20, 20), toldPart(0, 20), toldPart(10, 20)]).toEqual([20, 0, 10]);
  });
  test('a month is told in steps: eleven of them and the year don’t tell the twelfth', () => {
    expect(
      inSteps([
        { month: 1, count: 2, people: 2 },
        { month: 11, count: 40, people: 2 },
        { month: 12, count: 8, people: 8 },
      ]),
    ).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10]);
  });
  test('what was often is not told of few people, neither alone nor as what is missing', () => {
    expect([toldBy(20, 4), toldBy(20, 9, 1), toldBy(20, 9, 0), toldBy(0, 0, 0)]).toEqual([null, null, 20, 0]);
  });
  test('what is left of the occupations is never few', () => {
    const [one, two, three] = occupations.slice(0, 3).map(({ id }) => id) as [string, string, string];
    const told = toldOccupations([
      { id: one, count: 30 },
      { id: two, count: 9 },
      { id: three, count: 2 },
    ]);
    expect([told.occupations.map(({ count }) => count), told.other_occupations]).toEqual([[30], 11]);
    const few = toldOccupations([{ id: one, count: 3 }]);
    expect([few.occupations, few.other_occupations]).toEqual([[], null]);
  });
});

test('a year begins and ends by the tenant’s clock, and stands beside the one before', async () => {
  await world.db.kysely
    .updateTable('tenants')
    .set({ created_at: new Date('2025-03-01T09:00:00Z') })
    .execute();
  await registered(6, '2025-12-31T22:59:59Z');
  // in Berlin it is New Year
  await registered(7, '2025-12-31T23:00:00Z');
  await registered(5, '2026-05-05T10:00:00Z', {
    search_reason: 'found_elsewhere',
    search_status: 'doesnot_want_matching',
    search_ended_at: '2026-06-01T10:00:00Z',
  });
  const { body } = await report();
  expect(body.data).toMatchObject({ year: 2026, years: [2026, 2025], through: '2026-11-20', is_compared: true });
  expect(body.data.applicants.registered).toEqual({ now: 12, before: 6 });
  expect(body.data.applicants.found).toEqual({ now: 5, before: 0 });
  expect(body.data.months.registered).toEqual([5, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
  const before = (await report('2025')).body.data;
  expect([before.through, before.is_compared, before.applicants.registered.now]).toEqual([null, false, 6]);
});

test('by code, where neither those with one nor those without are few', async () => {
  const { code } = await aCode(world);
  await registered(6, '2026-07-07T10:00:00Z', { registration_code_id: code.id });
  expect((await report()).body.data.applicants.by_code.now).toBe(6);
  const { companies } = (await report()).body.data;
  expect(companies.referring.now).toBe(1);
});

test('with one of the companies, whether it is named, is not, or is gone', async () => {
  const ended = { search_status: 'doesnot_want_matching', search_ended_at: '2026-09-09T10:00:00Z' };
  await registered(5, '2025-08-08T10:00:00Z', { ...ended, search_reason: 'found_here', found_with: null });
  const { found, found_here } = (await report()).body.data.applicants;
  expect([found.now, found_here.now]).toEqual([10, 5]);
});

test('five companies that write to one girl are no figure, nor are her five answers beside others’ messages', async () => {
  const girl = await world.person(findable);
  const hers = [];
  // oxlint-disable-next-line no-await-in-loop -- one company after the other
  while (hers.length < 5) hers.push(await written(world, { applicant: girl }));
  const alone = (await report()).body.data;
  expect([alone.messages.written.now, alone.months.written]).toEqual([null, Array(12).fill(0)]);

  for (const { own, id } of hers)
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await own.call(pings.transition, { params: { id }, body: { event: 'accept' } });
  const employee = await world.person({ type: 'employee' });
  const others = [];
  // oxlint-disable-next-line no-await-in-loop -- one message after the other
  while (others.length < 5) others.push(await written(world, { employee }));
  const { messages, months, companies } = (await report()).body.data;
  expect([messages.written.now, messages.answered.now, messages.accepted.now]).toEqual([10, null, null]);
  expect([months.written[10], companies.writing.now]).toEqual([10, 6]);

  for (const { own, id } of others)
    // oxlint-disable-next-line no-await-in-loop -- one answer after the other
    await own.call(pings.transition, { params: { id }, body: { event: 'decline' } });
  const answered = (await report()).body.data.messages;
  // who said yes to something is one, so how many said it isn't told either
  expect([answered.answered.now, answered.accepted.now]).toEqual([10, null]);
});

test.each(['2024', '2027'])('of %s there is nothing to report', async (year) => {
  expect((await report(year)).status).toBe(404);
});

test.each(['26', '2026x', '1999', '2026-01'])('%s is no year', async (year) => {
  expect((await report(year)).status).toBe(422);
});

test('nothing of another tenant is in it', async () => {
  const there = await world.login(await world.person({ type: 'tenant_member', tenant: world.other }));
  const { body } = await there.call(showYearReport, { query: {} });
  expect(body.data.applicants.registered).toEqual({ now: 0, before: 0 });
});
