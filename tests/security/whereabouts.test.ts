import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { previewPing } from '../../contract/pings/pings.endpoints.ts';
import { type BandKm, bandsKm } from '../../contract/search/bands.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { searchOrders, type SearchQueryInput, type SearchResult } from '../../contract/search/search.schema.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { areaOfPostcode, areas, bandBetween } from '../../server/geo/areas.ts';
import { distanceKm } from '../../server/geo/distance.ts';
import { findCentre, locateAddress } from '../../server/geo/geo.service.ts';
import { places, postcodes } from '../../server/geo/places.ts';
import { inhabited } from '../../scripts/areas/inhabited.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { isWhole, someOf } from '../support/whole.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * Where somebody lives can't be worked out, whatever is asked however often: all fields of all answers together leave
 * at least five postcodes. Before areas, 195 requests left one (points of a search within 5 km told 125 m).
 */
const fewest = 5;

const cologne = areaOfPostcode('50667')!;
const region = areas.filter((area) => distanceKm(cologne, area) <= 30);
/** In every area of the region, and so far around it that every band begins and ends inside. */
const centres = someOf(
  areas.filter((area) => distanceKm(cologne, area) <= 130).filter((_, n) => n % 4 === 0),
  4,
);

let world: World;
let company: Person;
let browser: ApiClient;
let homes: Map<string, string>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.person({ type: 'employee' });
  browser = await world.login(company);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('organizations')
      .set(locateAddress({ postcode: '51373', country: 'DE' }))
      .where('id', '=', company.organization_id ?? '')
      .execute(),
  );
  homes = await settle(region.flatMap((area) => area.postcodes));
});
afterAll(() => world.close());

/** One applicant in each of these postcodes, alike in everything else; the postcode by the handle. */
async function settle(list: readonly string[]): Promise<Map<string, string>> {
  const pattern = await world.person(findable);
  return inTenant(world.db, world.tenant.id, async (tx) => {
    const { inbox: _inbox, ...user } = await tx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', pattern.id)
      .executeTakeFirstOrThrow();
    const { matchable: _matchable, ...row } = await tx
      .selectFrom('applicants')
      .selectAll()
      .where('id', '=', pattern.applicant_id ?? '')
      .executeTakeFirstOrThrow();
    const made = list.map((postcode) => ({ postcode, user: newId(world.clock), id: newId(world.clock) }));
    const mail = (postcode: string) => ({ email: `${postcode}@example.org`, email_key: `${postcode}@example.org` });
    await tx
      .insertInto('users')
      .values(made.map((one) => ({ ...user, id: one.user, ...mail(one.postcode) })))
      .execute();
    await tx
      .insertInto('applicants')
      .values(
        made.map(({ id, user: user_id, postcode }, n) => ({
          ...row,
          id,
          user_id,
          rotation_key: (n * 48_271) % 2_147_483_647,
          postcode,
          city: postcodes.get(postcode)?.place ?? '',
          ...locateAddress({ postcode, country: 'DE' }),
        })),
      )
      .execute();
    await tx.deleteFrom('users').where('id', '=', pattern.id).execute();
    return new Map(made.map(({ id, postcode }) => [handleFor(company, { applicant_id: id }), postcode]));
  });
}

/** Every row of every page; who isn't there is told from who is as well. */
async function everyRow(query: SearchQueryInput): Promise<SearchResult[]> {
  const rows: SearchResult[] = [];
  for (let page = 1; ; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page after page
    const { status, body } = await browser.call(searchApplicants, {
      query: { ...query, page: String(page), per_page: '100' },
    });
    if (status !== 200) throw new Error(`The search answered ${status}.`);
    rows.push(...body.data);
    if (page * 100 >= body.meta.total) return rows;
  }
}

/** How many postcodes each applicant may live in, by what was seen of each. */
function left(seen: ReadonlyMap<string, readonly string[]>): number[] {
  const real = new Set(inhabited.map(({ postcode }) => postcode));
  const alike = Map.groupBy(homes, ([handle]) => JSON.stringify(seen.get(handle)));
  return [...alike.values()].map(
    (group) => new Set(group.map(([, postcode]) => postcode).filter((it) => real.has(it))).size,
  );
}

/** Where the database's answer is not what `bandBetween` computes: who is in it, and how far away it says they are. */
function unlike(rows: readonly SearchResult[], centre: string, radius_km: BandKm): string[] {
  const from = areaOfPostcode(centre)!;
  const bandOf = (postcode: string) => bandBetween(from, areaOfPostcode(postcode)!);
  const expected = [...homes].flatMap(([handle, postcode]) => {
    const band = bandOf(postcode);
    return band !== undefined && band <= radius_km ? [`${handle} ${band}`] : [];
  });
  const answered = rows.map(({ handle, match }) => {
    const told = match.reasons.find((reason) => reason.kind === 'distance' && reason.place !== null);
    return `${handle} ${told?.kind === 'distance' ? told.within_km : ''}`;
  });
  return [...new Set(expected).symmetricDifference(new Set(answered))].map((one) => `${centre} ${radius_km}: ${one}`);
}

test('through the real endpoint: all radii from many places, orders and filters in turn, and previews, leave at least 5 postcodes', async () => {
  const seen = new Map([...homes.keys()].map((handle) => [handle, [] as string[]]));
  const look = (query: object, rows: readonly Pick<SearchResult, 'handle'>[]) => {
    for (const { handle, ...row } of rows) {
      const { name: _name, ...fields } = row as SearchResult;
      seen.get(handle)?.push(JSON.stringify([query, fields]));
    }
  };
  let requests = 0;
  const wrong: string[] = [];
  const filters = [
    {},
    { occupation_ids: [findable.occupation_id], graduation_rank: '0' },
    { not_contacted: 'true' },
  ] as const;
  for (const [
    n,
    {
      postcodes: [centre = ''],
    },
  ] of centres.entries()) {
    for (const [m, radius_km] of bandsKm.entries()) {
      const order = searchOrders[(n + m) % searchOrders.length] ?? 'rule';
      const query = {
        order,
        filter: { ...filters[(n + 2 * m) % filters.length], centre, radius_km: String(radius_km) },
      };
      // oxlint-disable-next-line no-await-in-loop -- the embedded database does one thing at a time
      const rows = await everyRow(query as SearchQueryInput);
      requests += Math.max(1, Math.ceil(rows.length / 100));
      look(query, rows);
      wrong.push(...unlike(rows, centre, radius_km));
    }
  }
  const email_template_id = await pingTemplate(world, world.tenant);
  for (const handle of homes.keys()) {
    const body = {
      handle,
      email_template_id,
      ...offer,
      search: { centre: '50667', occupation_ids: [findable.occupation_id] },
    };
    // oxlint-disable-next-line no-await-in-loop -- as above
    const { body: preview } = await browser.call(previewPing, { body });
    requests += 1;
    const { name: _name, ...told } = preview.data;
    seen.get(handle)?.push(JSON.stringify(told));
  }
  expect(wrong, 'else the computation below would prove nothing').toEqual([]);
  expect(requests).toBeGreaterThan(isWhole ? 400 : 100);
  expect(left(seen).length).toBeGreaterThan(15);
  expect(Math.min(...left(seen))).toBeGreaterThanOrEqual(fewest);
});

test('over all of Germany: all places one can ask × all bands × all homes, computed as the endpoint does, leave at least 5 postcodes', () => {
  const known = new Set(areas);
  const asked = [...postcodes.keys(), ...places.map(({ name }) => name)].map(findCentre);
  expect(asked.filter((centre) => !centre || !known.has(centre))).toEqual([]);
  const seen = (postcode: string): string => {
    const { area_id } = locateAddress({ postcode, country: 'DE' });
    const home = areas.find(({ id }) => id === area_id)!;
    return `${home.name} ${areas.map((centre) => bandBetween(centre, home) ?? '-').join()}`;
  };
  const memory = new Map<number, string>();
  const told = Map.groupBy(inhabited, ({ postcode }) => {
    const { id } = areaOfPostcode(postcode)!;
    if (!memory.has(id)) memory.set(id, seen(postcode));
    return memory.get(id);
  });
  expect(Math.min(...[...told.values()].map(({ length }) => length))).toBeGreaterThanOrEqual(fewest);
  expect([...told.values()].reduce((sum, { length }) => sum + length, 0)).toBe(inhabited.length);
});
