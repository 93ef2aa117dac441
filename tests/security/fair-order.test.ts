import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { SearchQueryInput } from '../../contract/search/search.schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import { areaOfPostcode, areas, bandBetween } from '../../server/geo/areas.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * Who somebody is doesn't move them: whatever names, birth dates, languages, certificates and towns of equal distance
 * people have, on one day they stand where their turn puts them. Turns exchanged, they change places.
 */
let world: World;
let company: Person;
let browser: ApiClient;
let people: Person[];
beforeAll(async () => {
  world = await createWorld();
  company = await world.person({ type: 'employee' });
  browser = await world.login(company);
  people = [];
  for (let n = 0; n < 8; n += 1) people.push(await world.person(findable));
});
afterAll(() => world.close());

const centre = areaOfPostcode('50667')!;
/** Towns as far from the centre as one another, as the rule counts it. */
const towns = areas.filter((area) => bandBetween(centre, area) === 25).map(({ postcodes: [first = ''] }) => first);
const queries: SearchQueryInput[] = [
  { filter: { occupation_ids: [findable.occupation_id], centre: '50667', radius_km: '50' } },
  { filter: { centre: '50667', radius_km: '25' }, order: 'distance' },
  { filter: { occupation_ids: [findable.occupation_id], graduation_rank: '0', centre: '50667', radius_km: '25' } },
];

/** What must not matter, as different as the tables allow; foreign and other certificates among them. */
const someone = fc.record({
  firstname: fc.constantFrom('Ayşe', 'Karl', 'Oluwaseun', 'Zoë', 'Maria', 'Đorđe'),
  lastname: fc.constantFrom('Acar', 'Müller', 'Zyskowski', "O'Neil", 'Nguyễn'),
  locale: fc.constantFrom('de' as const, 'en' as const),
  date_of_birth: fc.constantFrom('1990-01-01', '2004-02-29', '2008-03-14'),
  graduation_type_id: fc.constantFrom(...graduationTypes.map(({ id }) => id)),
  postcode: fc.constantFrom(...towns),
});
const turns = fc.uniqueArray(fc.nat(2 ** 31 - 1), { minLength: 8, maxLength: 8 });

async function become(
  each: readonly { readonly who: typeof someone extends fc.Arbitrary<infer T> ? T : never; readonly turn: number }[],
) {
  await inTenant(world.db, world.tenant.id, async (tx) => {
    for (const [index, { who, turn }] of each.entries()) {
      const { firstname, lastname, locale, postcode, ...own } = who;
      const person = people[index];
      const row = { ...own, postcode, ...locateAddress({ postcode, country: 'DE' }), rotation_key: turn };
      await tx
        .updateTable('users')
        .set({ firstname, lastname, locale })
        .where('id', '=', person?.id ?? '')
        .execute();
      await tx
        .updateTable('applicants')
        .set(row)
        .where('id', '=', person?.applicant_id ?? '')
        .execute();
    }
  });
}

/** The indexes of the people, as listed. */
async function listed(query: SearchQueryInput): Promise<number[]> {
  const { body } = await browser.call(searchApplicants, { query: { ...query, per_page: '100' } });
  return body.data.map(({ handle }) => people.findIndex((person) => handleFor(company, person) === handle));
}

test('people who differ in name, age, language, certificate or town of equal distance change places only by rotation', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(someone, { minLength: 8, maxLength: 8 }),
      fc.array(someone, { minLength: 8, maxLength: 8 }),
      turns,
      fc.constantFrom(...queries),
      async (some, others, keys, query) => {
        await become(some.map((who, n) => ({ who, turn: keys[n] ?? 0 })));
        const first = await listed(query);
        await become(others.map((who, n) => ({ who, turn: keys[n] ?? 0 })));
        expect(await listed(query)).toEqual(first);
        const swapped = [keys[1], keys[0], ...keys.slice(2)];
        await become(others.map((who, n) => ({ who, turn: swapped[n] ?? 0 })));
        const exchange = (index: number) => (index === 0 ? 1 : index === 1 ? 0 : index);
        expect(await listed(query)).toEqual(first.map(exchange));
        expect(first).toHaveLength(people.length);
      },
    ),
    { numRuns: 25 },
  );
});
