import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicants } from '../../contract/applicants/desk.endpoints.ts';
import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../contract/statistics/statistics.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { stretchesOf } from '../../server/statistics/stretches.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

/** What figures of some days are of, and which days can't be asked for. */
let world: World;
let staff: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.login(await world.person({ type: 'tenant_member' }));
});
afterAll(() => world.close());

const path = '/api/v1/applicants/_statistics';
const asked = async (query: string) => {
  const { status, body } = await staff.send('GET', `${path}?${query}`);
  return { status, errors: (body as { meta?: { errors?: object } }).meta?.errors };
};

test.each([
  ['filter[from]=2026-03-02&filter[until]=2026-03-01', 'filter.until'],
  ['filter[from]=2025-01-01&filter[until]=2026-01-02', 'filter.until'],
  ['filter[from]=2026-03-02', 'filter.until'],
  ['filter[until]=2026-03-02', 'filter.from'],
  ['filter[from]=2026-02-30&filter[until]=2026-03-01', 'filter.from'],
  ['filter[from]=0001-01-01&filter[until]=0001-01-02', 'filter.from'],
  ['filter[from]=now&filter[until]=2026-03-01', 'filter.from'],
  ['filter[from][]=2026-03-01&filter[until]=2026-03-01', 'filter.from'],
  ['filter[since]=2026-03-01', 'filter.since'],
])('%s is refused at %s', async (query, field) => {
  const { status, errors } = await asked(query);
  expect([status, Object.keys(errors ?? {})]).toEqual([422, expect.arrayContaining([field])]);
});

test('a whole leap year is not too long', async () => {
  expect(await asked('filter[from]=2024-01-01&filter[until]=2024-12-31')).toEqual({ status: 200, errors: undefined });
});

test('a company is told that its own course has no days to choose', async () => {
  const employee = await world.login(await world.person({ type: 'employee' }));
  const query = { filter: { from: '2026-03-01', until: '2026-03-02' } };
  const { status, error } = await employee.call(showEmployeeStatistics, { query });
  expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['filter']]);
});

test('a day is the one of the tenant’s clock, from its first instant to its last', async () => {
  const person = await world.person({ tenant: world.tenant });
  const at = (instant: string) =>
    inTenant(world.db, world.tenant.id, (tx) =>
      tx
        .updateTable('users')
        .set({ created_at: new Date(instant) })
        .where('id', '=', person.id)
        .execute(),
    );
  const counted = async (day: string) => {
    const query = { filter: { from: day, until: day } };
    const { total, course } = (await staff.call(showApplicantStatistics, { query })).body.data;
    const { meta } = (await staff.call(applicants.list, { query })).body;
    return [total, course.map(({ registered }) => registered), meta.total];
  };
  await at('2026-03-28T22:59:59.999Z');
  expect(await counted('2026-03-28')).toEqual([1, [1], 1]);
  expect(await counted('2026-03-29')).toEqual([0, [0], 0]);
  await at('2026-03-28T23:00:00Z');
  expect(await counted('2026-03-29')).toEqual([1, [1], 1]);
  // the clocks went forward on this day
  await at('2026-03-29T21:59:59.999Z');
  expect(await counted('2026-03-29')).toEqual([1, [1], 1]);
  await at('2026-03-29T22:00:00Z');
  expect(await counted('2026-03-29')).toEqual([0, [0], 0]);
});

test('companies of some days are those that were entered on them', async () => {
  const query = { filter: { from: '2020-01-01', until: '2020-12-31' } };
  expect((await staff.call(showOrganizationStatistics, { query })).body.data.total).toBe(0);
});

test.each([
  ['2026-03-01', '2026-03-01', 1, '2026-03-01', '2026-03-01'],
  ['2026-03-01', '2026-03-31', 31, '2026-03-31', '2026-03-31'],
  ['2026-03-01', '2026-04-01', 5, '2026-03-29', '2026-04-01'],
  ['2026-01-15', '2026-12-10', 12, '2026-12-01', '2026-12-10'],
])('from %s until %s a course has %d points', (from, until, count, last, end) => {
  const stretches = stretchesOf({ from, until }, until);
  expect([stretches.length, stretches[0]?.from, stretches.at(-1)]).toEqual([count, from, { from: last, until: end }]);
});

test('without days a course has twelve weeks that end today', () => {
  const stretches = stretchesOf(undefined, '2026-11-27');
  expect([stretches.length, stretches[0], stretches.at(-1)]).toEqual([
    12,
    { from: '2026-09-05', until: '2026-09-11' },
    { from: '2026-11-21', until: '2026-11-27' },
  ]);
});
