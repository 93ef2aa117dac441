import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alerts, estimateAlert } from '../../contract/alerts/alerts.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { anAlert } from '../support/alerts.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('an alert that looks for the same', () => {
  const [one = '', other = ''] = occupations.slice(40, 42).map(({ id }) => id);
  const near = { occupation_ids: [one, other], centre: '50667', radius_km: '50' as const };

  test('is not made twice: it is named, before as one looks for it and as one saves it', async () => {
    const person = await world.person({ type: 'employee' });
    const mine = await world.login(person);
    const { id, version } = await anAlert(mine, { name: 'Köche', criteria: near });
    // neither order nor spelling of the place, nor what narrows nothing, makes another of it
    const again = {
      ...near,
      occupation_ids: [other, one],
      centre: '50667 Köln',
      related: 'none' as const,
      not_contacted: 'false' as const,
    };
    const body = { name: 'Suche', interval: 'weekly' } as const;
    const refused = await mine.call(alerts.create, { body: { ...body, criteria: again } });
    expect([refused.status, refused.error.meta?.errors]).toEqual([
      422,
      { criteria: ['You have this alert already: “Köche”.'] },
    ]);
    const sameAs = async (filter: object) => (await mine.call(estimateAlert, { query: { filter } })).body.data.same;
    expect(await sameAs(again)).toEqual({ id, name: 'Köche' });
    expect(await sameAs({ ...again, radius_km: '25' })).toBeNull();
    expect(await sameAs({ ranked_only: 'true' })).toBeNull();
    // itself may be saved again, another not be turned into it
    const change = (alert: { id: string; version: number }) =>
      mine.call(alerts.update, { params: { id: alert.id }, body: { criteria: again } }, { version: alert.version });
    expect((await change({ id, version })).status).toBe(200);
    const second = await anAlert(mine, { criteria: { ...near, radius_km: '25' } });
    expect((await change(second)).status).toBe(422);
    await mine.call(alerts.transition, { params: { id }, body: { event: 'archive' } });
    expect((await change(second)).status).toBe(200);
  });

  test('is a colleague’s own matter, unless it tells one already', async () => {
    const owner = await world.person({ type: 'employee' });
    const colleague = await world.person({ type: 'employee', organization_id: owner.organization_id ?? '' });
    const [browser, staff] = [
      await world.login(owner),
      await world.login(await world.person({ type: 'tenant_member' })),
    ];
    const nearest = { ...near, radius_km: '10' } as const;
    const theirs = await world.login(colleague);
    const { id } = await anAlert(browser, { criteria: nearest });
    const same = async () => (await theirs.call(estimateAlert, { query: { filter: nearest } })).body.data.same;
    expect(await same()).toBeNull();
    const recipient_ids = [owner.employee_id ?? '', colleague.employee_id ?? ''];
    await browser.call(alerts.update, { params: { id }, body: { recipient_ids } }, { version: 1 });
    expect(await same()).toEqual({ id, name: 'Suche' });
    expect(
      (
        await staff.call(estimateAlert, {
          query: { filter: { ...nearest, organization_id: owner.organization_id ?? '' } },
        })
      ).body.data.same,
    ).toBeNull();
  });
});
