import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword, endOtherSessions } from '../../contract/account/account.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
import { endHandover, listHandovers, redeemHandover } from '../../contract/handovers/handovers.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { erasePerson } from '../../server/account/erasure.service.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { anOperator, handOver, handoverToken, reason, visitsIn } from '../support/handovers.ts';
import { password } from '../support/people.ts';
import { inLine } from '../support/waiting-line.ts';
import { createWorld, type World } from '../support/world.ts';

const minute = 60_000;
let world: World;
/** Of `chemie`. */
let own: ApiClient;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(async () => {
  own = await world.login(await world.person({ tenant: world.other, type: 'administrator', lastname: 'Kranz' }));
});
afterAll(() => world.close());

const isHere = async (browser: ApiClient) => (await browser.call(fetchMe)).status;
const latest = async () => (await own.call(listHandovers)).body.data[0];
const sweep = () => world.jobs.tick(world.clock.now());

describe('it is over', () => {
  test.each<[string, (operator: ApiClient, id: string) => Promise<unknown>]>([
    ['they log out at home', (operator) => operator.call(logout)],
    [
      'another of their browsers ends the session',
      async (_, id) => {
        const row = await inTenant(world.db, world.tenant.id, (tx) =>
          tx.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow(),
        );
        const second = world.client();
        await second.login(row.email);
        return second.call(endOtherSessions);
      },
    ],
    [
      'they change their password',
      (operator) =>
        operator.call(changePassword, {
          body: {
            current_password: password,
            password: 'Neues-Wort-2027',
            password_confirmation: 'Neues-Wort-2027',
          },
        }),
    ],
    [
      'they are shut out',
      async (_, id) => {
        const colleague = await anOperator(world);
        return colleague.send('POST', `/api/v1/staff/${id}/transitions`, { body: { event: 'deactivate' } });
      },
    ],
    [
      'they are an administrator no more, whoever wrote that',
      (_, id) =>
        inTenant(world.db, world.tenant.id, (tx) =>
          tx.updateTable('users').set({ type: 'tenant_member' }).where('id', '=', id).execute(),
        ),
    ],
    [
      'they are erased',
      (_, id) =>
        inTenant(world.db, world.tenant.id, (tx) => erasePerson(tx, id, world.tenant, world.clock.now(), world.deps)),
    ],
  ])('at once when %s', async (_, end) => {
    const { operator, visitor, operatorId } = await handOver(world);
    expect(await isHere(visitor)).toBe(200);
    await end(operator, operatorId);
    expect(await isHere(visitor)).toBe(401);
    const { status } = await visitor.call(organizations.list);
    expect(status).toBe(401);
  });

  test('after an hour by the clock, however busy they are, and it says so', async () => {
    const { visitor } = await handOver(world);
    for (let passed = 0; passed < 59; passed += 1) {
      world.clock.advance(minute);
      // oxlint-disable-next-line no-await-in-loop -- one minute after the other
      expect(await isHere(visitor)).toBe(200);
    }
    world.clock.advance(minute);
    expect(await isHere(visitor)).toBe(401);
    await sweep();
    expect(await latest()).toMatchObject({ ended_by: 'time', ended_at: expect.any(String) });
    expect((await visitsIn(world, world.other)).at(-1)).toMatchObject({ event: 'end_handover', actor_kind: 'system' });
    expect((await visitsIn(world, world.tenant)).at(-1)).toMatchObject({ event: 'end_handover', actor_kind: 'system' });
  });

  test('no later than the session at home', async () => {
    const operator = await anOperator(world);
    await inTenant(world.db, world.tenant.id, (tx) =>
      sql`update sessions set ends_at = ${new Date(world.clock.now().getTime() + 10 * minute)}`.execute(tx),
    );
    const visitor = world.client(world.other);
    await visitor.call(redeemHandover, { body: { token: await handoverToken(operator, world.other) } });
    world.clock.advance(10 * minute);
    expect(await isHere(visitor)).toBe(401);
  });

  test('when an administrator of the tenant ends it, who sees it before and afterwards', async () => {
    const { visitor } = await handOver(world);
    const running = await latest();
    expect(running).toMatchObject({
      name: 'Olga Sund (app)',
      operator: 'app',
      reason,
      redeemed_at: expect.any(String),
      ended_at: null,
      ended_by: null,
    });
    const id = running?.id ?? '';
    const ended = await own.call(endHandover, { params: { id } });
    expect([ended.status, ended.body.data.ended_by]).toEqual([200, 'administrator']);
    expect(await isHere(visitor)).toBe(401);
    // once more changes nothing
    expect((await own.call(endHandover, { params: { id } })).body.data).toEqual(ended.body.data);
    expect((await visitsIn(world, world.other)).at(-1)).toMatchObject({
      event: 'end_handover',
      actor_kind: 'administrator',
    });
    expect((await visitsIn(world, world.tenant)).at(-1)).toMatchObject({ event: 'end_handover', actor_kind: 'system' });
  });

  test('when they come again: there is one at a time', async () => {
    const { operator, visitor } = await handOver(world);
    const again = world.client(world.other);
    await again.call(redeemHandover, { body: { token: await handoverToken(operator, world.other) } });
    expect([await isHere(visitor), await isHere(again)]).toEqual([401, 200]);
  });

  test('when another of their links is followed at the same moment', async () => {
    const operator = await anOperator(world);
    const tokens = [await handoverToken(operator, world.other), await handoverToken(operator, world.other)] as const;
    const { user_id } = await inTenant(world.db, world.other.id, (tx) =>
      tx.selectFrom('handovers').select('user_id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    const browsers = [world.client(world.other), world.client(world.other)] as const;
    const enter = (one: 0 | 1) => () => browsers[one].call(redeemHandover, { body: { token: tokens[one] } });
    const entered = await inLine(world.db, [['users', user_id]], enter(0), enter(1));
    expect(entered.map(({ status }) => status)).toEqual([204, 204]);
    expect([await isHere(browsers[0]), await isHere(browsers[1])].filter((status) => status === 200)).toHaveLength(1);
  });

  test('by its own end, however late that is written down', async () => {
    await handOver(world);
    const until = (await latest())?.ends_at;
    world.clock.advance(90 * minute);
    await sweep();
    own = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
    expect(await latest()).toMatchObject({ ended_by: 'time', ended_at: until });
  });

  test('without a word of an end in the logs where nobody came', async () => {
    const before = { here: await visitsIn(world, world.other), there: await visitsIn(world, world.tenant) };
    const operator = await anOperator(world);
    await handoverToken(operator, world.other);
    world.clock.advance(2 * minute);
    await sweep();
    expect(await latest()).toMatchObject({ redeemed_at: null, ended_by: 'time' });
    const opened = [expect.objectContaining({ event: 'open_handover' })];
    expect((await visitsIn(world, world.other)).slice(before.here.length)).toEqual(opened);
    expect((await visitsIn(world, world.tenant)).slice(before.there.length)).toEqual(opened);
  });

  test('and said to be so before anything has written it down', async () => {
    const { operator } = await handOver(world);
    await operator.call(logout);
    expect(await latest()).toMatchObject({ ended_by: 'operator', ended_at: expect.any(String) });
    await sweep();
    expect((await visitsIn(world, world.tenant)).at(-1)).toMatchObject({
      event: 'end_handover',
      actor_kind: 'administrator',
    });
  });
});

test('an administrator of another tenant sees none of it and ends none', async () => {
  await handOver(world);
  const id = (await latest())?.id ?? '';
  const stranger = await anOperator(world);
  expect((await stranger.call(listHandovers)).body.data).toEqual([]);
  expect((await stranger.call(endHandover, { params: { id } })).status).toBe(404);
  expect(await latest()).toMatchObject({ ended_at: null });
});

test('is forgotten with the log, and then the account too', async () => {
  const { operator } = await handOver(world, { lastname: 'Vergessen' });
  await operator.call(logout);
  await sweep();
  const names = () =>
    inTenant(world.db, world.other.id, async (tx) =>
      (await tx.selectFrom('users').select('lastname').execute()).map(({ lastname }) => lastname),
    );
  expect(await names()).toContain('Vergessen (app)');
  world.clock.advance(500 * 86_400_000);
  await sweep();
  expect(await names()).not.toContain('Vergessen (app)');
  own = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  expect((await own.call(listHandovers)).body.data).toEqual([]);
});
