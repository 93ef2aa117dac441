import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { showInterest } from '../../contract/interests/interests.endpoints.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import { listNearBy, showPortrait } from '../../contract/near-by/near-by.endpoints.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { inTenant } from '../../server/db/scope.ts';
import { lookAround } from '../../server/near-by/near-by.repository.ts';
import { occupationFields } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import { listening, walksOf } from '../support/listening.ts';
import { plantRows } from '../support/many-rows.ts';
import type { Person } from '../support/people.ts';
import { change, type Company, company, made, move, png, shown, showing, store } from '../support/profiles.ts';
import { createWorld, type World } from '../support/world.ts';

const chemikant = '01a1f640-bc00-7fa2-b779-9e0f8a917720';
const chemielaborant = '01a1f640-bc00-7f5b-a108-15ab5a2e5eb5';
const lacklaborant = '01a1f640-bc00-7838-8eee-b4c7f67cc3b7';
const chemistry = occupationFields.find(({ kldb }) => kldb.includes('41'))?.id ?? '';

let world: World;
/** In Berlin Mitte; wishes to become a Chemikant. */
let person: Person;
let own: ApiClient;
/** 1 km, some 15, 28 (Potsdam), 60 and 500 away. */
let mitte: Company, spandau: Company, potsdam: Company, brandenburg: Company, munich: Company;

beforeAll(async () => {
  world = await createWorld();
  person = await world.person({ occupation_id: chemikant });
  own = await world.login(person);
  [mitte, spandau, potsdam, brandenburg, munich] = await Promise.all([
    showing(world, '10115', { name: 'Zimt Mitte', occupation_ids: [chemielaborant, chemikant] }),
    showing(world, '13597', { name: 'Ähre Spandau', occupation_ids: [chemikant] }),
    showing(world, '14467', { name: 'Birke Potsdam', occupation_ids: [lacklaborant] }),
    showing(world, '14770', { name: 'Clara Brandenburg' }),
    showing(world, '80331', { name: 'Dora München', occupation_ids: [chemikant] }),
  ]);
});
afterAll(() => world.close());

const idOf = ({ owner }: Company): string => owner.organization_id ?? '';
type Query = NonNullable<InputOf<typeof listNearBy>['query']>;
const look = async (query: Query = {}, browser = own) => (await browser.call(listNearBy, { query })).body;
const names = async (query: Query = {}, browser = own) =>
  (await look(query, browser)).data.map(({ profile }) => profile.name);
const portrait = (of: Company | string, browser = own) =>
  browser.call(showPortrait, { params: { id: typeof of === 'string' ? of : idOf(of) } });
const absent = '0198c5a0-0000-7000-8000-00000000dead';
const status = (of: Company, to: 'active' | 'inactive') =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('organizations').set({ status: to }).where('id', '=', idOf(of)).execute(),
  );
/** Somebody of the same wish who lives elsewhere. */
async function livingIn(postcode: string, city: string, country: 'DE' | 'FR' = 'DE'): Promise<ApiClient> {
  const somebody = await world.person({ occupation_id: chemikant });
  const browser = await world.login(somebody);
  const body = { address: { line_1: 'Weg 1', postcode, city, country } };
  const { status: answer } = await browser.call(updateApplicant, {
    params: { id: somebody.applicant_id ?? '' },
    body,
  });
  expect(answer).toBe(200);
  return browser;
}

describe('what is near', () => {
  test('comes nearest first, as far as 25 km, with whole kilometres and at least one', async () => {
    const { data, meta } = await look();
    expect(data.map(({ profile, distance_km }) => [profile.name, distance_km])).toEqual([
      ['Zimt Mitte', 1],
      ['Ähre Spandau', expect.toSatisfy((km: number) => Number.isInteger(km) && km > 10 && km < 18)],
    ]);
    expect(meta).toMatchObject({ total: 2, per_page: 20, current_page: 1, radius_km: 25 });
    expect(meta.home).toMatchObject({ city: 'Berlin' });
    expect(meta.towns).toBeUndefined();
  });

  test('is counted for every radius, which then lists as many', async () => {
    const { meta } = await look();
    expect(meta.within).toEqual([
      { radius_km: 10, total: 1 },
      { radius_km: 25, total: 2 },
      { radius_km: 50, total: 3 },
      { radius_km: 100, total: 4 },
    ]);
    for (const { radius_km, total } of meta.within)
      expect(await names({ filter: { radius_km: String(radius_km) } })).toHaveLength(total);
  });

  test('offers an occupation, or one of a field; what it offers begins with one’s wishes', async () => {
    const radius_km = '50';
    expect(await names({ filter: { radius_km, occupation_ids: lacklaborant } })).toEqual(['Birke Potsdam']);
    expect(await names({ filter: { radius_km, occupation_ids: [lacklaborant, chemielaborant] } })).toEqual([
      'Zimt Mitte',
      'Birke Potsdam',
    ]);
    expect(await names({ filter: { radius_km, occupation_ids: chemistry } })).toEqual(['Zimt Mitte', 'Ähre Spandau']);
    expect(await names({ filter: { occupation_ids: absent } })).toEqual([]);
    const [first] = (await look()).data;
    expect(first?.occupations.map(({ id, wished }) => [id, wished])).toEqual([
      [chemikant, true],
      [chemielaborant, false],
    ]);
  });

  test('is told by occupation, one’s wish first though nobody may offer it', async () => {
    const { occupations } = (await look({ filter: { radius_km: '50', occupation_ids: lacklaborant } })).meta;
    expect(occupations.map(({ id, total }) => [id, total])).toEqual(
      [
        [chemikant, 2],
        [lacklaborant, 1],
        [chemielaborant, 1],
      ].toSorted(([a], [b]) => Number(b === chemikant) - Number(a === chemikant) || (String(a) < String(b) ? -1 : 1)),
    );
    const wishless = await world.login(await world.person({ occupation_id: chemistry }));
    expect((await look({}, wishless)).meta.occupations[0]).toMatchObject({ id: chemistry, wished: true, total: 2 });
  });

  test('can be read by name, backwards, and page by page', async () => {
    const filter = { radius_km: '100' } as const;
    expect(await names({ filter, order: 'name' })).toEqual([
      'Ähre Spandau',
      'Birke Potsdam',
      'Clara Brandenburg',
      'Zimt Mitte',
    ]);
    expect(await names({ filter, order: '-distance' })).toEqual([
      'Clara Brandenburg',
      'Birke Potsdam',
      'Ähre Spandau',
      'Zimt Mitte',
    ]);
    expect(await names({ filter, per_page: '3', page: '2' })).toEqual(['Clara Brandenburg']);
    expect((await look({ filter, per_page: '3', page: '9' })).meta.total).toBe(4);
  });

  test('has towns around it, where they are asked for', async () => {
    const { towns = [] } = (await look({ filter: { radius_km: '50' }, append: 'towns' })).meta;
    expect(towns.map(({ name }) => name)).toContain('Potsdam');
    expect(towns.length).toBeLessThanOrEqual(16);
  });

  test.each([{ filter: { q: 'x' } }, { filter: { radius_km: '26' } }, { order: 'id' }, { append: 'boundary' }])(
    'an unknown wish is refused: %j',
    async (query) => {
      expect((await own.call(listNearBy, { query: query as Query })).status).toBe(422);
    },
  );
});

describe('who doesn’t show itself is not there, in the list, the figures and by its id', () => {
  const isGone = async (who: Company) => {
    const { data, meta } = await look();
    expect([data.map(({ id }) => id).includes(idOf(who)), meta.total, meta.within[1]?.total]).toEqual([false, 1, 1]);
    expect(meta.occupations.find(({ id }) => id === chemikant)?.total).toBe(1);
    const [gone, nothing] = [await portrait(who), await portrait(absent)];
    expect([gone.status, gone.raw.body]).toEqual([404, nothing.raw.body]);
  };

  test('blocked by the reader, and by nobody else', async () => {
    const block = (blocked: boolean) => own.call(setBlock, { body: { organization_id: idOf(spandau), blocked } });
    await block(true);
    await isGone(spandau);
    expect(await names({}, await world.login(await world.person()))).toContain('Ähre Spandau');
    await block(false);
    expect(await names()).toContain('Ähre Spandau');
  });

  test('suspended', async () => {
    await status(spandau, 'inactive');
    await isGone(spandau);
    await status(spandau, 'active');
    expect(await names()).toContain('Ähre Spandau');
  });

  test('without a published profile', async () => {
    const silent = await company(world);
    await made(silent, shown);
    expect((await portrait(silent)).status).toBe(404);
    const taken = await showing(world);
    expect(await names()).toContain('Ausbildung');
    const [profile] = await inTenant(world.db, world.tenant.id, (tx) =>
      tx.selectFrom('profiles').selectAll().where('organization_id', '=', idOf(taken)).execute(),
    );
    expect((await move(taken, { id: profile?.id ?? '' } as never, 'unpublish')).status).toBe(200);
    expect(await names()).not.toContain('Ausbildung');
    expect((await portrait(taken)).status).toBe(404);
  });

  test('of another tenant', async () => {
    const foreign = await world.login(await world.person({ tenant: world.other }));
    expect((await look({}, foreign)).meta.total).toBe(0);
    expect((await portrait(mitte, foreign)).status).toBe(404);
  });
});

describe('a portrait', () => {
  test('shows what the profile says, and of its people the name and position of one', async () => {
    const rich = await showing(world, '99084');
    const profile = await made(rich, {
      ...shown,
      name: 'Rich',
      slogan: { de: 'Kurz', en: 'Short' },
      description: { de: 'Lang', en: 'Long' },
      contact_employee_id: rich.owner.employee_id ?? null,
      people: 120,
      address: { line_1: 'Am Kanal 7', line_2: '', postcode: '99084', city: 'Erfurt', country: 'DE' },
    });
    await store(rich, profile, 'logo', await png());
    expect((await move(rich, profile, 'publish')).status).toBe(200);
    expect((await change(rich, profile, { is_default: true })).status).toBe(200);
    const { body } = await portrait(rich);
    expect(body.data.profile).toMatchObject({
      name: 'Rich',
      description: { de: 'Lang', en: 'Long' },
      people: 120,
      contact: { fullname: 'Olga Adam' },
      address: { city: 'Erfurt' },
      logo: { url: expect.stringContaining('/api/v1/pictures/') },
    });
    const told = JSON.stringify([body, await look({ filter: { radius_km: '100' } })]);
    for (const secret of [rich.owner.email, rich.owner.employee_id, rich.owner.id, person.applicant_id])
      expect(told).not.toContain(secret);
  });

  test('far away is read, and isn’t near: interest can be shown exactly where it is', async () => {
    for (const [to, near] of [
      [mitte, true],
      [brandenburg, true],
      [munich, false],
    ] as const) {
      expect((await portrait(to)).body.data.near).toBe(near);
      const shownTo = await own.call(
        showInterest,
        { body: { organization_id: idOf(to) } },
        { key: `near-${idOf(to)}` },
      );
      expect(shownTo.status).toBe(near ? 201 : 404);
    }
  });
});

test('who lives abroad reads all by name, without distances, and nothing is near', async () => {
  const abroad = await livingIn('75001', 'Paris', 'FR');
  const { data, meta } = await look({ filter: { radius_km: '10' }, append: 'towns' }, abroad);
  const read = data.map(({ profile }) => profile.name);
  expect([read[0], read.at(-1), read.includes('Dora München')]).toEqual(['Ähre Spandau', 'Zimt Mitte', true]);
  expect(data.map(({ distance_km }) => distance_km)).toEqual(data.map(() => null));
  expect(meta).toMatchObject({ radius_km: null, within: [], home: null, towns: [] });
  expect(meta.total).toBe(data.length);
  expect((await portrait(potsdam, abroad)).body.data).toMatchObject({ near: false, distance_km: null });
});

test('who has moved finds what is near there', async () => {
  expect(await names({}, await livingIn('80333', 'München'))).toEqual(['Dora München']);
});

test('among 5,000 companies all over the country it reads those around by their index', async () => {
  const { db, tenant, clock } = world;
  const id = `('0199d000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const active = { id, status: `'active'`, occupation_ids: `'{${chemikant}}'::uuid[]` };
  const face = {
    organization_id: id,
    is_default: 'true',
    status: `'published'`,
    occupation_ids: active.occupation_ids,
  };
  await plantRows(
    db,
    [
      ['organizations', { ...active, lat: '47.5 + n % 71 * 0.1', lng: '6 + n % 83 * 0.1', area_id: '1' }, 5_000],
      ['profiles', face, 5_000],
    ],
    tenant.id,
    clock.now(),
  );
  await withoutHurry(() => sql`vacuum analyze organizations, profiles`.execute(db.kysely));
  const { heard, statements } = listening(db);
  const page = { by: 'distance', direction: 'asc', limit: 20, offset: 0 } as const;
  const [home, radius, wishes] = [{ lat: 51, lng: 10 }, 25, [[chemikant]]];
  const asked = { applicant_id: person.applicant_id ?? '', home, radius, occupation_ids: [chemikant], wishes, page };
  const found = await inTenant(heard, tenant.id, (tx) => lookAround(tx, asked));
  expect(found.total).toBeGreaterThan(10);
  const statement = statements.find(({ sql: text }) => text.includes('with near'));
  const walks = await inTenant(db, tenant.id, (tx) => walksOf(tx, statement!));
  const most = (found.within.at(-1) ?? 0) * 1.5;
  expect(walks.filter(({ isWhole, rows }) => isWhole || rows > most)).toEqual([]);
});
