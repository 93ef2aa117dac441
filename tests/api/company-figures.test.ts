import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import type { CountedPings } from '../../contract/pings/pings.search.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import { showAgenda } from '../../contract/statistics/agenda.endpoints.ts';
import { showEmployeeStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import type { ApiClient } from '../support/api-client.ts';
import { arrived, move, say, shown, wait, written } from '../support/contacts.ts';
import { cameByCode } from '../support/recommendations.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, written as asked } from '../support/yes.ts';

/** What a company can look back on. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const agenda = async (browser: ApiClient) => (await browser.call(showAgenda)).body.data;
const figures = async (browser: ApiClient) => {
  const { data } = (await browser.call(showEmployeeStatistics)).body;
  if (data.perspective !== 'organization') throw new Error('An employee reads the own company’s.');
  return data;
};
const listed = async (browser: ApiClient, counted: CountedPings) =>
  (await browser.call(pings.list, { query: { filter: { counted } } })).body.meta.total;
const lately = (weekly: readonly number[]) => weekly.slice(-4).reduce((sum, count) => sum + count, 0);
const own = async (tenant = world.tenant) => world.login(await world.person({ type: 'employee', tenant }));

test('figures say what was written and answered, week by week, and each is its list’s total', async () => {
  const no = await arrived(world);
  const { employee } = no;
  await move(no.own, no.id, 'decline');
  await saidYes(world, { employee });
  const undone = await written(world);
  await move(undone.browser, undone.id, 'cancel');
  const browser = await world.login(employee);
  const now = await figures(browser);
  expect(now).toMatchObject({
    written: [0, 0, 0, 0, 0, 0, 0, 2],
    accepted: [0, 0, 0, 0, 0, 0, 0, 1],
    declined: [0, 0, 0, 0, 0, 0, 0, 1],
    answers: { written: 2, answered: 2, waiting: 0 },
  });
  expect(await listed(browser, 'answered')).toBe(2);
  for (const kind of ['written', 'accepted', 'declined'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect([kind, await listed(browser, kind)]).toEqual([kind, lately(now[kind])]);
  expect(await figures(undone.browser)).toMatchObject({ written: Array.from({ length: 8 }, () => 0) });
});

test('of what was written they say what is answered, what waits for an answer, and what ended without one', async () => {
  const { employee } = await saidYes(world);
  const out = await asked(world, { employee });
  await asked(world, { employee });
  await out.browser.call(pings.transition, { params: { id: out.id }, body: { event: 'revoke' } });
  const browser = await world.login(employee);
  expect((await figures(browser)).answers).toEqual({ written: 3, answered: 1, waiting: 1 });
  expect(await listed(browser, 'answered')).toBe(1);
});

test('they move from these four weeks to those before, and out', async () => {
  const { employee } = await saidYes(world);
  await wait(world, 27);
  const at = async () => {
    const browser = await world.login(employee);
    const { written: weekly } = await figures(browser);
    return [weekly.indexOf(1), await listed(browser, 'written')];
  };
  expect(await at()).toEqual([4, 1]);
  await wait(world, 1);
  expect(await at()).toEqual([3, 0]);
  await wait(world, 28);
  expect(await at()).toEqual([-1, 0]);
});

test('they count who came by a code, as the list of the recommended does', async () => {
  const browser = await own();
  await cameByCode({ world, browser, email: 'agenda-one@example.org' });
  await cameByCode({ world, browser, email: 'agenda-two@example.org', kind: 'personal' });
  const { came, findable: found } = await figures(browser);
  expect([came, found]).toEqual([[0, 0, 0, 0, 0, 0, 0, 2], 0]);
  const total = async (filter: object) =>
    (await browser.call(recommendations.list, { query: { filter } })).body.meta.total;
  expect(await total({ came: 'lately' })).toBe(2);
  expect(await total({ findable: 'yes' })).toBe(found);
  expect((await agenda(browser)).unsaid).toBe(1);
  expect(await total({ came: 'unsaid' })).toBe(1);
});

test('a place found here is a fact once both say so, and as long as both do; its figure is its list', async () => {
  const yes = await saidYes(world);
  const { applicant_id: id = '' } = yes.applicant;
  const { organization_id = '' } = yes.employee;
  const search = (body: object) =>
    yes.own.call(transitionApplicant, { params: { id }, body: body as BodyOf<typeof transitionApplicant> });
  const found = { event: 'found_traineeship', reason: 'found_here', organization_id };
  const isFact = async () => {
    const { found_here } = await shown(yes);
    const [figure, total] = [(await figures(yes.browser)).found_here, await listed(yes.browser, 'found_here')];
    const told = (await yes.own.call(fetchMe)).body.data.applicant?.found?.confirmed ?? false;
    expect([figure, total, told]).toEqual(found_here ? [1, 1, true] : [0, 0, false]);
    return found_here;
  };
  await say(yes, 'hired');
  expect(await isFact(), 'the company alone').toBe(false);
  await search(found);
  expect(await isFact(), 'both').toBe(true);
  const neighbour = await own();
  expect([(await figures(neighbour)).found_here, await listed(neighbour, 'found_here')]).toEqual([0, 0]);
  await say(yes, null);
  expect(await isFact(), 'the applicant alone').toBe(false);
  await say(yes, 'hired');
  expect(await isFact(), 'both again').toBe(true);
  await search({ event: 'looking_again' });
  expect(await isFact(), 'the applicant looks again').toBe(false);
  await search({ event: 'found_traineeship', reason: 'found_elsewhere' });
  expect(await isFact(), 'elsewhere').toBe(false);
  await search({ event: 'looking_again' });
  await search(found);
  expect(await isFact(), 'named again').toBe(true);
  await move(yes.own, yes.id, 'withdraw');
  expect(await isFact(), 'the yes is taken back').toBe(false);
});

test('somebody whom two messages hired is one person, in the figure as in its list', async () => {
  const first = await saidYes(world);
  const { applicant, employee, browser } = first;
  const second = { browser, own: first.own, id: newId({ now: () => world.clock.now() }) };
  // as after the months in which nobody writes again
  await sql`insert into pings select copy.* from pings p, jsonb_populate_record(p, jsonb_build_object(
    'id', ${second.id}::text, 'created_at', ${world.clock.now()}::timestamptz)) copy where p.id = ${first.id}::uuid`.execute(
    world.db.kysely,
  );
  for (const yes of [first, second])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await say(yes, 'hired')).status).toBe(200);
  const { organization_id = '' } = employee;
  const { status } = await second.own.call(transitionApplicant, {
    params: { id: applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_here', organization_id },
  });
  expect(status).toBe(200);
  const { data, meta } = (await second.browser.call(pings.list, { query: { filter: { counted: 'found_here' } } })).body;
  expect([data.map(({ id }) => id), meta.total]).toEqual([[second.id], 1]);
  expect((await figures(second.browser)).found_here).toBe(1);
  await say(second, null);
  expect(
    [(await figures(second.browser)).found_here, await listed(second.browser, 'found_here')],
    'by the first',
  ).toEqual([1, 1]);
});

test('they are a company’s own: its colleagues’ together, no neighbour’s, no other tenant’s', async () => {
  const yes = await saidYes(world);
  const { organization_id = '' } = yes.employee;
  const colleague = await world.person({ type: 'employee', organization_id });
  await saidYes(world, { employee: colleague });
  const browser = await world.login(colleague);
  expect(lately((await figures(browser)).accepted)).toBe(2);
  const both = await agenda(browser);
  expect(both.calls.total).toBe(2);
  for (const tenant of [world.tenant, world.other]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const stranger = await own(tenant);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [day_, course] = [await stranger.call(showAgenda), await figures(stranger)];
    expect(day_.body.data).toMatchObject({ calls: { total: 0 }, meetings: [], unsaid: 0, codes: { total: 0 } });
    expect(day_.raw.body).not.toMatch(/Noor|Geheim/);
    expect(Object.values(course).flat()).not.toContain(1);
  }
  // whoever of them it was: no figure stands beside a colleague’s name
  expect((await browser.call(showEmployeeStatistics)).raw.body).not.toMatch(/Kim|Muster|employee/);
});
