import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const wait = async (days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};

describe('a tenant', () => {
  test.each([
    ['keep_unfinished_days', 31],
    ['keep_ended_months', 7],
    ['keep_views_days', 91],
    ['keep_log_months', 13],
    ['keep_ledger_months', 37],
    ['keep_not_me_months', 25],
  ] as const)('can shorten %s, not lengthen it', async (column, tooLong) => {
    const set = (value: number) =>
      world.db.kysely
        .updateTable('tenants')
        .set({ [column]: value })
        .where('id', '=', world.tenant.id)
        .execute();
    await expect(set(tooLong)).rejects.toMatchObject({ code: '23514' });
    await set(tooLong - 1);
  });

  test('that keeps its log for a month lets go of its own alone', async () => {
    const log = () =>
      world.db.kysely.selectFrom('audits').select(['tenant_id', 'at']).where('event', '=', 'long_ago').execute();
    const at = new Date(world.clock.now().getTime() - 60 * day);
    const row = {
      at,
      actor_kind: 'system',
      subject_type: 'User',
      subject_id: randomUUID(),
      event: 'long_ago',
    } as const;
    for (const { id } of [world.tenant, world.other])
      await world.db.kysely
        .insertInto('audits')
        .values({ ...row, tenant_id: id, id: randomUUID() })
        .execute();
    await world.db.kysely
      .updateTable('tenants')
      .set({ keep_log_months: 1 })
      .where('id', '=', world.tenant.id)
      .execute();
    await wait(1);
    expect(await log()).toEqual([{ tenant_id: world.other.id, at }]);
  });

  test('that keeps for 10 days who looked at a card forgets it on the eleventh, and no other tenant does', async () => {
    const ago = (days: number) => new Date(world.clock.now().getTime() - days * day).toISOString().slice(0, 10);
    const [older, newer] = [ago(10), ago(9)];
    for (const tenant of [world.tenant, world.other]) {
      const { applicant_id } = await world.person({ tenant });
      const { organization_id } = await world.person({ tenant, type: 'employee' });
      const view = { tenant_id: tenant.id, applicant_id: applicant_id ?? '', organization_id: organization_id ?? '' };
      await world.db.kysely
        .insertInto('applicant_views')
        .values([older, newer].map((viewed_on) => ({ ...view, viewed_on })))
        .execute();
    }
    await world.db.kysely
      .updateTable('tenants')
      .set({ keep_views_days: 10 })
      .where('id', '=', world.tenant.id)
      .execute();
    await wait(1);
    const daysOf = async ({ id }: { readonly id: string }) => {
      const rows = await world.db.kysely
        .selectFrom('applicant_views')
        .select('viewed_on')
        .where('tenant_id', '=', id)
        .where('viewed_on', 'in', [older, newer])
        .orderBy('viewed_on')
        .execute();
      return rows.map(({ viewed_on }) => viewed_on);
    };
    expect([await daysOf(world.tenant), await daysOf(world.other)]).toEqual([[newer], [older, newer]]);
  });

  test('that keeps unfinished registrations for 10 days erases after 10', async () => {
    await world.db.kysely
      .updateTable('tenants')
      .set({ keep_unfinished_days: 10 })
      .where('id', '=', world.tenant.id)
      .execute();
    const person = await world.person({ stage: 'verified' });
    await wait(3);
    expect(await world.mails(person.email)).toHaveLength(1);
    await wait(7);
    expect(
      await world.db.kysely.selectFrom('users').select('id').where('id', '=', person.id).executeTakeFirst(),
    ).toBeUndefined();
  });
});
