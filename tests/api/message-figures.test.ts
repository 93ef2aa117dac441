import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationPings } from '../../contract/pings/desk.endpoints.ts';
import { deskStatuses } from '../../contract/pings/desk.search.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { messageFigures, messagesBy } from '../../contract/statistics/figures.ts';
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
