import { afterAll, beforeAll, expect, test } from 'vitest';
import { employees } from '../../contract/employees/employees.endpoints.ts';
import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import { deskStatuses } from '../../contract/pings/desk.search.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { employeeFigures, messageFigures, messagesBy } from '../../contract/statistics/figures.ts';
import { showEmployeeStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { findable, sentPing } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { offer } from '../support/offer.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { saidYes, written } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** Each figure about all companies' messages is the list that it leads to. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
async function company() {
  const person = await world.person({ type: 'employee' });
  return { person, browser: await world.login(person) };
}
const staff = async (): Promise<ApiClient> => world.login(await world.person({ type: 'tenant_member' }));

/** Is undone before it goes out: nobody's business but the company's. */
async function undone(): Promise<void> {
  const { person, browser } = await company();
  const applicant = await world.person(findable);
  const handle = handleFor(person, applicant);
  const body = { handle, email_template_id: await pingTemplate(world, world.tenant), ...offer };
  const { id } = (await browser.call(createPing, { body })).body.data;
  expect((await browser.call(pings.transition, { params: { id }, body: { event: 'cancel' } })).status).toBe(200);
}

test('by status and by days, all of them and none, undone ones aside', async () => {
  const { browser } = await company();
  await undone();
  const first = await sentPing(world, browser, await world.person(findable));
  await browser.call(pings.transition, { params: { id: first }, body: { event: 'revoke' } });
  world.clock.advance(3 * day);
  const other = (await company()).browser;
  await sentPing(world, other, await world.person(findable));
  await sentPing(world, other, await world.person(findable));
  const today = world.clock.now().toISOString().slice(0, 10);
  const found: number[] = [];
  for (const days of [undefined, { from: today, until: today }, { from: '2020-01-01', until: '2020-01-02' }]) {
    // oxlint-disable-next-line no-await-in-loop -- one set of days after the other
    const desk = await staff();
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { data } = (await desk.call(showEmployeeStatistics, days ? { query: { filter: days } } : {})).body;
    if (data.perspective !== 'tenant') throw new Error('staff are told of the tenant');
    for (const one of deskStatuses) {
      const { status } = messagesBy.status(one);
      // oxlint-disable-next-line no-await-in-loop -- one figure after the other
      const { meta } = (await desk.call(organizationPings.list, { query: { filter: { status: [status], ...days } } }))
        .body;
      expect([days?.from, one, data.pings_by_status[one]]).toEqual([days?.from, one, meta.total]);
    }
    for (const { from, until, sent } of data.course) {
      // oxlint-disable-next-line no-await-in-loop -- one stretch after the other
      const { meta } = (await desk.call(organizationPings.list, { query: { filter: { from, until } } })).body;
      expect([from, sent]).toEqual([from, meta.total]);
    }
    found.push(deskStatuses.reduce((sum, one) => sum + data.pings_by_status[one], 0));
  }
  expect(found).toEqual([3, 2, 0]);
});

test('the answer rate’s two figures: answered ones, and those that could be; open, ended and undone ones are in neither', async () => {
  const figures = async () => {
    const { data } = (await (await staff()).call(showEmployeeStatistics)).body;
    if (data.perspective !== 'tenant') throw new Error('staff are told of the tenant');
    return data.answer_rate;
  };
  const listed = async ({ answer }: (typeof messageFigures)[keyof typeof messageFigures]) =>
    (await (await staff()).call(organizationPings.list, { query: { filter: { answer: [answer] } } })).body.meta.total;
  const before = await figures();
  await undone();
  await written(world);
  const filed = await saidYes(world);
  await filed.browser.call(pings.transition, { params: { id: filed.id }, body: { event: 'archive' } });
  const no = await written(world);
  await no.own.call(pings.transition, { params: { id: no.id }, body: { event: 'decline' } });
  const back = await saidYes(world);
  await back.own.call(pings.transition, { params: { id: back.id }, body: { event: 'withdraw' } });
  expect(await figures()).toEqual({ answered: before.answered + 2, of: before.of + 2 });
  world.clock.advance(22 * day);
  await world.jobs.tick(world.clock.now());
  const { answered, of } = await figures();
  expect([await listed(messageFigures.answered), await listed(messageFigures.answerable)]).toEqual([answered, of]);
  expect([answered, of]).toEqual([before.answered + 2, before.of + 5]);
});

test('staff read how one company stands, of its people and messages; each figure is its own list, and no one else’s', async () => {
  const [mine, other] = [await company(), await company()];
  await world.person({ type: 'employee', organization_id: mine.person.organization_id ?? '' });
  const yes = await saidYes(world, { employee: mine.person });
  await written(world, { employee: mine.person });
  await written(world, { employee: other.person });
  const desk = await staff();
  const organization_id = mine.person.organization_id ?? '';
  const { data } = (await desk.call(showEmployeeStatistics, { query: { filter: { organization_id } } })).body;
  if (data.perspective !== 'tenant') throw new Error('staff are told of the tenant');
  expect(data).toMatchObject({
    total: 2,
    verified: 2,
    onboarded: 2,
    active_30_days: 1,
    answer_rate: { answered: 1, of: 1 },
  });
  const listed = async (endpoint: typeof organizationPings.list | typeof employees.list, filter: object) =>
    (await desk.call(endpoint, { query: { filter: { organization_id, ...filter } } })).body.meta.total;
  for (const figure of ['total', 'verified', 'onboarded', 'active_30_days'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one figure after the other
    expect([figure, await listed(employees.list, employeeFigures[figure])]).toEqual([figure, data[figure]]);
  for (const one of deskStatuses)
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect([one, await listed(organizationPings.list, messagesBy.status(one))]).toEqual([
      one,
      data.pings_by_status[one],
    ]);
  expect([data.pings_by_status.accepted, data.pings_by_status.pending]).toEqual([1, 1]);
  expect(await listed(organizationPings.list, messageFigures.answered)).toBe(1);
  expect(data.course.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
  const elsewhere = await world.login(await world.person({ type: 'tenant_member', tenant: world.other }));
  const foreign = (await elsewhere.call(showEmployeeStatistics, { query: { filter: { organization_id } } })).body.data;
  expect(foreign).toMatchObject({ total: 0, answer_rate: { answered: 0, of: 0 } });
  const of = async (filter: object) => (await yes.browser.call(showEmployeeStatistics, { query: { filter } })).status;
  expect(await of({ organization_id: other.person.organization_id ?? '' }), 'a company has its own course alone').toBe(
    422,
  );
});
