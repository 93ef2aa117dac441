import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const body = {
  name: 'Messe',
  occupation_ids: [],
  recommendation_text: 'Gute Leute',
  valid_from: null,
  valid_until: null,
  max_uses: null,
};

test('the same request under one key is done once and answered alike; another body is refused', async () => {
  const browser = await world.login(await world.person({ type: 'employee' }));
  const first = await browser.call(registrationCodes.create, { body }, { key: 'try-0001' });
  const again = await browser.call(registrationCodes.create, { body }, { key: 'try-0001' });
  expect(first.status).toBe(201);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  const other = await browser.call(
    registrationCodes.create,
    { body: { ...body, name: 'Andere' } },
    { key: 'try-0001' },
  );
  expect([other.status, other.error.code]).toEqual([422, 'idempotency_key_reused']);
  const fresh = await browser.call(registrationCodes.create, { body }, { key: 'try-0002' });
  expect(fresh.body.data.id).not.toBe(first.body.data.id);
});

test('a key is one person’s own, and no key at all is allowed', async () => {
  const [one, two] = [
    await world.login(await world.person({ type: 'employee' })),
    await world.login(await world.person({ type: 'employee' })),
  ];
  const first = await one.call(registrationCodes.create, { body }, { key: 'shared-01' });
  const second = await two.call(registrationCodes.create, { body }, { key: 'shared-01' });
  expect(second.status).toBe(201);
  expect(second.body.data.id).not.toBe(first.body.data.id);
  expect((await one.call(registrationCodes.create, { body })).status).toBe(201);
  const odd = await one.call(registrationCodes.create, { body }, { key: 'no' });
  expect(odd.status).toBe(422);
});

test('two at the same time under one key make one record', async () => {
  const browser = await world.login(await world.person({ type: 'employee' }));
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => browser.call(registrationCodes.create, { body }, { key: 'at-once-1' })),
  );
  const made = new Set(replies.filter(({ status }) => status === 201).map((reply) => reply.body.data.id));
  expect(made.size).toBe(1);
  expect(replies.filter(({ status }) => status !== 201).every(({ error }) => error.code === 'request_in_flight')).toBe(
    true,
  );
});

test('a shared record is changed only from the version it stands at', async () => {
  const person = await world.person({ type: 'employee' });
  const browser = await world.login(person);
  const change = { params: { id: person.organization_id ?? '' }, body: { usage_type: 'referring' as const } };
  expect((await browser.call(updateOrganization, change)).error.code).toBe('precondition_required');
  const done = await browser.call(updateOrganization, change, { version: 1 });
  expect([done.status, done.raw.headers['etag']]).toEqual([200, '"2"']);
  const stale = await browser.call(updateOrganization, change, { version: 1 });
  expect([stale.status, stale.error.code]).toEqual([412, 'stale']);
});
