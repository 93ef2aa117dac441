import { afterAll, beforeAll, expect, test } from 'vitest';
import { showInterest } from '../../contract/interests/interests.endpoints.ts';
import { listNearBy } from '../../contract/near-by/near-by.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { change, showing } from '../support/profiles.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('a company is where its default profile says, also for interest; without an address there, where it is itself', async () => {
  const by = await showing(world, '80331', { name: 'Erle' });
  const organization_id = by.owner.organization_id ?? '';
  const own = await world.login(await world.person());
  const [profile] = (await by.browser.call(profiles.list)).body.data;
  if (!profile) throw new Error('It shows one.');
  const at = async () => {
    const found = (await own.call(listNearBy)).body.data.find(({ id }) => id === organization_id);
    return found && [found.city, found.distance_km];
  };
  const interest = async (key: string) => (await own.call(showInterest, { body: { organization_id } }, { key })).status;
  expect([await at(), await interest('erle-in-munich')]).toEqual([undefined, 404]);
  const line = { line_1: 'Tor 2', line_2: null, country: 'DE' } as const;
  const { version } = (await change(by, profile, { address: { ...line, postcode: '10115', city: 'Berlin' } })).body
    .data;
  expect([await at(), await interest('erle-in-berlin')]).toEqual([['Berlin', 1], 201]);
  await change(by, { ...profile, version }, { address: null });
  expect(await at()).toBeUndefined();
});
