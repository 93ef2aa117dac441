import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import type { CountedPings } from '../../contract/pings/pings.search.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { rememberSearch } from '../../contract/search/searchers.endpoints.ts';
import { showAgenda } from '../../contract/statistics/agenda.endpoints.ts';
import { showMenuCounts } from '../../contract/statistics/menu-counts.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { anAlert } from '../support/alerts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { findable } from '../support/account.ts';
import { arrived, move, say, wait } from '../support/contacts.ts';
import type { Person } from '../support/people.ts';
import { cameByCode } from '../support/recommendations.ts';
import { openCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, type Yes } from '../support/yes.ts';

/** What a company has before it. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const agenda = async (browser: ApiClient) => (await browser.call(showAgenda)).body.data;
const listed = async (browser: ApiClient, counted: CountedPings) =>
  (await browser.call(pings.list, { query: { filter: { counted } } })).body.meta.total;

/** A time that both have agreed to, or that is proposed. */
const meets = (yes: Pick<Yes, 'id' | 'employee'>, starts: string, status: 'accepted' | 'pending' = 'accepted') =>
  inTenant(world.db, yes.employee.tenant.id, (tx) =>
    tx
      .insertInto('appointments')
      .values({
        tenant_id: yes.employee.tenant.id,
        id: newId(world.clock),
        ping_id: yes.id,
        employee_id: yes.employee.employee_id ?? null,
        starts_at: new Date(starts),
        ends_at: new Date(Date.parse(starts) + 1_800_000),
        place: null,
        status,
        created_at: world.clock.now(),
        updated_at: world.clock.now(),
      })
      .execute(),
  );
const own = async (tenant = world.tenant) => {
  const employee = await world.person({ type: 'employee', tenant });
  return { employee, browser: await world.login(employee) };
};
const usedFor = (employee: Person, usage_type: 'referring' | 'searching') =>
  inTenant(world.db, employee.tenant.id, (tx) =>
    tx
      .updateTable('organizations')
      .set({ usage_type })
      .where('id', '=', employee.organization_id ?? '')
      .execute(),
  );

test('whom to call: by name and number, until somebody has spoken to them', async () => {
  const yes = await saidYes(world);
  const { calls } = await agenda(yes.browser);
  expect(calls).toMatchObject({
    total: 1,
    rows: [
      {
        ping_id: yes.id,
        fullname: 'Noor Geheim',
        phonenumber: '+4930901820',
        email: yes.applicant.email,
        tried_at: null,
      },
    ],
  });
  const waiting = await yes.browser.call(pings.list, { query: { filter: { waiting: 'true' } } });
  expect(waiting.body.data.map(({ id }) => id)).toEqual([yes.id]);
  await say(yes, 'not_reached');
  expect((await agenda(yes.browser)).calls.rows).toMatchObject([{ ping_id: yes.id, tried_at: expect.any(String) }]);
  await say(yes, 'reached');
  expect((await agenda(yes.browser)).calls).toEqual({ total: 0, rows: [] });
});

describe('today’s appointments', () => {
  // Berlin is an hour ahead of UTC in winter and two in summer; the clock goes back on 25 October, forward on 28 March.
  test.each([
    [
      '2026-11-23T07:00:00Z',
      '2026-11-22T22:59:00Z',
      '2026-11-22T23:00:00Z',
      '2026-11-23T22:59:00Z',
      '2026-11-23T23:00:00Z',
    ],
    [
      '2026-10-25T07:00:00Z',
      '2026-10-24T21:59:00Z',
      '2026-10-24T22:00:00Z',
      '2026-10-25T22:59:00Z',
      '2026-10-25T23:00:00Z',
    ],
    [
      '2027-03-28T07:00:00Z',
      '2027-03-27T22:59:00Z',
      '2027-03-27T23:00:00Z',
      '2027-03-28T21:59:00Z',
      '2027-03-28T22:00:00Z',
    ],
  ])('are those of the tenant’s day, at %s', async (now, before, first, last, after) => {
    const back = world.clock.now();
    const yes = await saidYes(world);
    for (const at of [after, last, first, before])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await meets(yes, at);
    world.clock.set(now);
    const browser = await world.login(yes.employee);
    const { meetings, tomorrow } = await agenda(browser);
    expect(tomorrow.map(({ starts_at }) => Date.parse(starts_at))).toEqual([Date.parse(after)]);
    expect(meetings.map(({ starts_at }) => Date.parse(starts_at))).toEqual([first, last].map((at) => Date.parse(at)));
    expect(meetings[0]).toMatchObject({
      ping_id: yes.id,
      name: 'Noor Geheim',
      phonenumber: '+4930901820',
      place: null,
    });
    expect([await listed(browser, 'today'), await listed(browser, 'tomorrow')]).toEqual([1, 1]);
    world.clock.set(back);
  });

  test('a proposal is none, and a yes taken back takes name and appointment along', async () => {
    const yes = await saidYes(world);
    await meets(yes, world.clock.now().toISOString(), 'pending');
    expect((await agenda(yes.browser)).meetings).toEqual([]);
    await meets(yes, world.clock.now().toISOString());
    expect((await agenda(yes.browser)).meetings).toHaveLength(1);
    await move(yes.own, yes.id, 'withdraw');
    const after = await yes.browser.call(showAgenda);
    expect([after.body.data.meetings, after.body.data.calls.total]).toEqual([[], 0]);
    expect(after.raw.body).not.toMatch(/Noor|Geheim|\+49/);
    expect(await listed(yes.browser, 'today')).toBe(0);
  });
});

describe('what ends', () => {
  test('an answer, within a week of its last day', async () => {
    const one = await arrived(world);
    expect((await agenda(one.browser)).ending.messages).toEqual({ total: 0, rows: [] });
    await wait(world, 14);
    const browser = await world.login(one.employee);
    const { messages } = (await agenda(browser)).ending;
    expect(messages).toMatchObject({ total: 1, rows: [{ id: one.id, name: expect.stringMatching(/^\S+ \d+$/) }] });
    expect(await listed(browser, 'ending')).toBe(1);
    await wait(world, 7);
    expect((await agenda(await world.login(one.employee))).ending.messages.total).toBe(0);
  });

  test('a proposed time without an answer', async () => {
    const yes = await saidYes(world);
    const at = new Date(world.clock.now().getTime() + day).toISOString();
    await meets(yes, new Date(world.clock.now().getTime() + 2 * day).toISOString(), 'pending');
    await meets(yes, at, 'pending');
    expect((await agenda(yes.browser)).ending.proposals).toEqual({
      total: 1,
      rows: [{ id: yes.id, name: 'Noor Geheim', at }],
    });
    expect(await listed(yes.browser, 'proposed')).toBe(1);
  });

  test('a code, as its list says; one that has no end, or is off, does not', async () => {
    const { browser } = await own();
    const make = async (name: string, valid_until: string | null) =>
      (
        await browser.call(
          registrationCodes.create,
          { body: { ...openCode, occupation_ids: [], name, valid_until } },
          { key: `code-of-agenda-${name}` },
        )
      ).body.data;
    await make('endless', null);
    const in13 = new Date(world.clock.now().getTime() + 13 * day).toISOString().slice(0, 10);
    const ending = await make('nearly', in13);
    const off = await make('turned-off', in13);
    await make('far', new Date(world.clock.now().getTime() + 15 * day).toISOString().slice(0, 10));
    const params = { id: off.id };
    await browser.call(registrationCodes.transition, { params, body: { event: 'deactivate' } });
    const { codes } = (await agenda(browser)).ending;
    expect(codes).toMatchObject({ total: 1, rows: [{ id: ending.id, name: 'nearly' }] });
    const list = await browser.call(registrationCodes.list, { query: { filter: { ending: 'soon' } } });
    expect(list.body.data.map(({ id }) => id)).toEqual([ending.id]);
  });

  test('an alert that waits to hear whether it is still needed', async () => {
    const { browser, employee } = await own();
    const { id } = await anAlert(browser);
    await anAlert(browser, { name: 'Zweite' });
    await inTenant(world.db, employee.tenant.id, (tx) =>
      tx.updateTable('alerts').set({ asked_at: world.clock.now() }).where('id', '=', id).execute(),
    );
    const at = new Date(world.clock.now().getTime() + 30 * day).toISOString();
    expect((await agenda(browser)).ending.alerts).toEqual({ total: 1, rows: [{ id, name: 'Suche', at }] });
    const list = await browser.call(alerts.list, { query: { filter: { asked: 'yes' } } });
    expect(list.body.data.map((one) => one.id)).toEqual([id]);
  });
});

test('who is new since the last visit: the search finds as many', async () => {
  const { browser, employee } = await own();
  const criteria = { occupation_ids: [findable.occupation_id] };
  await browser.call(rememberSearch, { body: { criteria } });
  const before = (await agenda(browser)).people;
  expect(before).toMatchObject({ criteria, fresh: null, since: null });
  await wait(world, 1);
  await world.person(findable);
  await world.person({ ...findable, tenant: world.other });
  const again = await world.login(employee);
  const { people } = await agenda(again);
  expect(people).toMatchObject({ fresh: 1, total: (before?.total ?? 0) + 1 });
  const found = async (more: object) =>
    (await again.call(searchApplicants, { query: { filter: { ...criteria, ...more } } })).body.meta.total;
  expect([await found({}), await found({ fresh: 'true' })]).toEqual([people?.total, people?.fresh]);
  const query = { filter: { ...criteria, fresh: 'true' as const } };
  const [first] = (await again.call(searchApplicants, { query })).body.data;
  expect(people?.rows).toMatchObject([
    { handle: first?.handle, name: first?.name, occupation: first?.occupation.name },
  ]);
});

test('who only refers hears of no search, who only searches of no codes, until there is something', async () => {
  const refers = await own();
  await usedFor(refers.employee, 'referring');
  expect(await agenda(refers.browser)).toMatchObject({
    people: null,
    codes: { total: 0, rows: [] },
    begun: { search: false, message: false, code: false, profile: false },
  });
  const searches = await own();
  await usedFor(searches.employee, 'searching');
  expect((await agenda(searches.browser)).codes).toBeNull();
  const { id } = (
    await searches.browser.call(
      registrationCodes.create,
      { body: { ...openCode, occupation_ids: [] } },
      { key: 'a-code-of-who-searches' },
    )
  ).body.data;
  expect(await agenda(searches.browser)).toMatchObject({ codes: { total: 1, rows: [{ id }] }, begun: { code: true } });
});

test('interest shown: as many as the search lists', async () => {
  const { browser, employee } = await own();
  const person = await world.person(findable);
  await inTenant(world.db, employee.tenant.id, (tx) =>
    tx
      .insertInto('interests')
      .values({
        tenant_id: employee.tenant.id,
        id: newId(world.clock),
        applicant_id: person.applicant_id ?? '',
        organization_id: employee.organization_id ?? '',
        created_at: world.clock.now(),
        until: new Date(world.clock.now().getTime() + 30 * day).toISOString().slice(0, 10),
      })
      .execute(),
  );
  const found = await browser.call(searchApplicants, { query: { filter: { interested: 'true' } } });
  const { interested } = await agenda(browser);
  expect([interested.total, found.body.meta.total]).toEqual([1, 1]);
  expect(interested.rows.map(({ handle, name }) => [handle, name])).toEqual(
    found.body.data.map(({ handle, name }) => [handle, name]),
  );
  expect((await agenda((await own()).browser)).interested).toEqual({ total: 0, rows: [] });
});

test('the menu counts what waits behind its entries, as their lists do', async () => {
  const yes = await saidYes(world);
  const { id } = await anAlert(yes.browser);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('alerts').set({ asked_at: world.clock.now() }).where('id', '=', id).execute(),
  );
  await cameByCode({ world, browser: yes.browser, email: 'menu-counts@example.org' });
  const counts = async (browser: ApiClient) => (await browser.call(showMenuCounts)).body.data;
  expect(await counts(yes.browser)).toEqual({ pings: 1, alerts: 1, applicants: 1 });
  const todo = await yes.browser.call(pings.list, { query: { filter: { work: 'todo' } } });
  expect(todo.body.meta.total).toBe(1);
  expect(await counts((await own()).browser)).toEqual({ pings: 0, alerts: 0, applicants: 0 });
});
