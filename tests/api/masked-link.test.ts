import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerPing, lookupPing } from '../../contract/pings/pings.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('whoever has but the link of a mail reads number and address in part; the applicant reads all once logged in', async () => {
  const { id, token, applicant, own } = await saidYes(world);
  const [anyone, stranger] = [world.client(), await world.login(await world.person())];
  const look = async (by: ApiClient) => (await by.call(lookupPing, { params: { id }, body: { token } })).body.data;
  for (const by of [anyone, stranger])
    expect(await look(by)).toMatchObject({
      masked: true,
      releases: { email: expect.stringMatching(/^.…@/), phonenumber: '… 20' },
    });
  expect(await look(own)).toMatchObject({
    masked: false,
    releases: { email: applicant.email, phonenumber: '+4930901820' },
  });
  const answered = await anyone.call(answerPing, { params: { id }, body: { token, event: 'withdraw' } });
  expect(answered.status).toBe(200);
  expect(JSON.stringify(answered.body)).not.toMatch(new RegExp(`${applicant.email}|901820`));
});
