import { afterAll, beforeAll, expect, test } from 'vitest';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, written } from '../support/yes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const rowOf = async (browser: ApiClient, employee: Person, applicant: Person) => {
  const { body } = await browser.call(searchApplicants, { query: { per_page: '100' } });
  return body.data.find(({ handle }) => handle === handleFor(employee, applicant));
};

test('a search names whom the company has a yes of, as long as that stands, and no other company', async () => {
  const { applicant, own, employee, browser, id } = await saidYes(world);
  expect((await rowOf(browser, employee, applicant))?.released_name).toBe('Noor Geheim');
  const stranger = await world.person({ type: 'employee' });
  const strangers = await rowOf(await world.login(stranger), stranger, applicant);
  expect(strangers).toMatchObject({ released_name: null, latest_ping: null });
  await own.call(pings.transition, { params: { id }, body: { event: 'withdraw' } });
  expect((await rowOf(browser, employee, applicant))?.released_name ?? null).toBeNull();
});

test('a message without a yes names nobody', async () => {
  const { applicant, own, employee, browser, id } = await written(world);
  expect(await rowOf(browser, employee, applicant)).toMatchObject({ released_name: null, latest_ping: { id } });
  await own.call(pings.transition, { params: { id }, body: { event: 'decline' } });
  expect((await rowOf(browser, employee, applicant))?.released_name).toBeNull();
});
