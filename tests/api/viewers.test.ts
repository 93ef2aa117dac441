import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteView } from '../../contract/search/marks.endpoints.ts';
import { listViewers } from '../../contract/search/views.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/** Who looked at somebody is told to that person alone, by company and by the day on the tenant's wall. */
let world: World;
let company: Person;
beforeAll(async () => {
  world = await createWorld();
  company = await world.person({ type: 'employee' });
});
afterAll(() => world.close());

const minute = 60_000;
const look = async (by: Person, at: Person) => {
  const browser = await world.login(by);
  expect((await browser.call(noteView, { params: { id: handleFor(by, at) } })).status).toBe(204);
};
const viewers = async (person: Person) => (await (await world.login(person)).call(listViewers)).body.data;
/** The next time that it is so late in Berlin, in winter. */
const atBerlin = (time: string) => world.clock.advance(new Date(time).getTime() - world.clock.now().getTime());

test('a look before and one after midnight in Berlin are two days, the latest first', async () => {
  const person = await world.person();
  const year = world.clock.now().getUTCFullYear() + 1;
  atBerlin(`${year}-01-14T22:59:00Z`);
  await look(company, person);
  world.clock.advance(2 * minute);
  await look(company, person);
  await look(company, person);
  expect(await viewers(person)).toMatchObject([
    { organization_id: company.organization_id, days: [`${year}-01-15`, `${year}-01-14`] },
  ]);
});

test('each company stands there once, whoever looked last first; nobody sees who looked at another', async () => {
  const [person, other] = [await world.person(), await world.person()];
  const second = await world.person({ type: 'employee' });
  await look(company, person);
  world.clock.advance(24 * 60 * minute);
  await look(second, person);
  expect((await viewers(person)).map(({ organization_id }) => organization_id)).toEqual([
    second.organization_id,
    company.organization_id,
  ]);
  expect(await viewers(other)).toEqual([]);
});

test('whoever is blocked stays in the list of what was, so that it can be let in again', async () => {
  const person = await world.person();
  await look(company, person);
  const browser = await world.login(person);
  const organization_id = company.organization_id ?? '';
  await browser.call(setBlock, { body: { organization_id, blocked: true } });
  expect((await viewers(person)).map((one) => one.organization_id)).toEqual([organization_id]);
});
