import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { createPing, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { SearchQueryInput } from '../../contract/search/search.schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import { areaOfPostcode } from '../../server/geo/areas.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let employee: Person;
let browser: Awaited<ReturnType<World['login']>>;
let people: Record<'ranked' | 'foreign' | 'other', Person>;
const [first, second] = occupations;
const msa = graduationTypes.find(({ code }) => code === 'msa')?.id ?? '';
const foreign = graduationTypes.find(({ code }) => code === 'foreign')?.id ?? '';

beforeAll(async () => {
  world = await createWorld();
  employee = await world.person({ type: 'employee' });
  browser = await world.login(employee);
  people = {
    ranked: await world.person({
      occupation_id: first?.id ?? '',
      graduation_type_id: msa,
      firstname: 'Aische',
      lastname: 'Vorname',
    }),
    foreign: await world.person({ occupation_id: first?.id ?? '', graduation_type_id: foreign }),
    other: await world.person({ occupation_id: second?.id ?? '', graduation_type_id: msa }),
  };
  await world.person({ occupation_id: first?.id ?? '', stage: 'onboarded' });
  await world.person({ occupation_id: first?.id ?? '', tenant: world.other });
});
afterAll(() => world.close());

const ask = (query: SearchQueryInput) => browser.call(searchApplicants, { query });
const found = (filter: NonNullable<SearchQueryInput['filter']>) => ask({ filter });
/** A filter the contract refuses. */
const refused = async (filter: object) => {
  const { status, error } = await found(filter);
  return [status, Object.keys(error.meta?.errors ?? {})];
};
const changed = (person: Person, values: object) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('applicants')
      .set(values)
      .where('id', '=', person.applicant_id ?? '')
      .execute(),
  );
const nameOf = (handle: string) =>
  Object.entries(people).find(([, person]) => handleFor(employee, person) === handle)?.[0];
const order = async (query: SearchQueryInput) => (await ask(query)).body.data.map(({ handle }) => nameOf(handle));

test('only matchable applicants of the own tenant are found [S1-02]', async () => {
  expect((await found({})).body.meta.total).toBe(3);
});

test('an occupation asked for is a hard filter; relatives come only when asked for', async () => {
  const { body } = await found({ occupation_ids: [first?.id ?? ''] });
  expect(body.meta.total).toBe(2);
});

test('a further wish is found as well, behind the main wish, and named', async () => {
  await changed(people.other, { further_occupation_ids: [first?.id ?? ''] });
  const { body } = await found({ occupation_ids: [first?.id ?? ''] });
  expect(body.data.map(({ match }) => match.reasons.find(({ kind }) => kind === 'occupation'))).toEqual([
    { kind: 'occupation', level: 'same', name: first?.name },
    { kind: 'occupation', level: 'same', name: first?.name },
    { kind: 'occupation', level: 'further', name: first?.name },
  ]);
  await changed(people.other, { further_occupation_ids: [] });
});

test('a least graduation keeps those without a rank and says so; a tick leaves them out', async () => {
  const { body } = await found({ graduation_rank: '8' });
  expect(body.data.map(({ match }) => match.reasons.find(({ kind }) => kind === 'graduation'))).toEqual([
    { kind: 'graduation', level: 'unranked' },
  ]);
  expect((await found({ graduation_rank: '8', ranked_only: 'true' })).body.meta.total).toBe(0);
});

test('a centre out of reach finds nobody, and says the total and the area that was searched', async () => {
  const { body } = await found({ centre: '80331', radius_km: '100' });
  expect(body).toEqual({
    data: [],
    meta: {
      total: 0,
      total_is_at_least: false,
      per_page: 20,
      current_page: 1,
      since: null,
      order_date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      centre: areaOfPostcode('80331')?.name,
      near: 'place',
    },
  });
});

test('distances are bands, from the place searched and from the company', async () => {
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('organizations')
      .set(locateAddress({ postcode: '14467', country: 'DE' }))
      .where('id', '=', employee.organization_id ?? '')
      .execute(),
  );
  const { body } = await found({ centre: '10115', radius_km: '10' });
  const ways = body.data[0]?.match.reasons.filter(({ kind }) => kind === 'distance');
  expect(ways).toEqual([
    { kind: 'distance', place: 'Berlin Nord', within_km: 10 },
    { kind: 'distance', place: null, within_km: 50 },
  ]);
  expect(body.data[0]?.area).toBe('Berlin Nord');
});

test('a place nobody knows is an error at its field [S5-20]', async () => {
  expect(await refused({ centre: 'Nirgendwo an der Lahn' })).toEqual([422, ['filter.centre']]);
});

test.each([
  ...['4', '5', '15', '24', '75', '101', '10.5', ''].map(
    (radius_km) => [{ centre: '10115', radius_km }, 'filter.radius_km'] as const,
  ),
  [{ occupation_ids: ['not-an-id'] }, 'filter.occupation_ids.0'],
  [{ gender: 'female' }, 'filter.gender'],
] as const)('a wrong or unknown filter is a 422 at its field: %j', async (filter, field) => {
  expect(await refused(filter)).toEqual([422, [field]]);
});

test('results are pseudonymous: no name, no address, no contact, no birth date', async () => {
  const { raw } = await found({});
  expect(raw.body).not.toMatch(/Aische|Vorname|Musterweg|@example\.org|\+49|2008-03-14|date_of_birth|firstname/);
});

test('the rule: the wish before the way, the way before a late confirmation', async () => {
  const now = world.clock.now();
  const far = locateAddress({ postcode: '15230', country: 'DE' });
  await changed(people.foreign, { ...far, renewed_at: now });
  await changed(people.ranked, { renewed_at: new Date(now.getTime() - 40 * 86_400_000) });
  await changed(people.other, { further_occupation_ids: [first?.id ?? ''], renewed_at: now });
  const filter = { occupation_ids: [first?.id ?? ''], centre: '10115', radius_km: '100' as const };
  expect(await order({ filter })).toEqual(['ranked', 'foreign', 'other']);
  expect(await order({ filter, order: 'distance' })).toEqual(['ranked', 'other', 'foreign']);
  expect((await order({ filter, order: 'renewal' })).at(-1)).toBe('ranked');
  await changed(people.ranked, { ...far, renewed_at: null });
  expect(await order({ filter })).toEqual(['foreign', 'ranked', 'other']);
});

test('pages do not overlap, and a page past the end is empty with the same total', async () => {
  const page = (number: string) => ask({ per_page: '2', page: number });
  const pages = [await page('1'), await page('2'), await page('9')];
  const handles = pages.flatMap(({ body }) => body.data.map(({ handle }) => handle));
  expect(new Set(handles).size).toBe(3);
  expect(pages.map(({ body }) => [body.data.length, body.meta.total])).toEqual([
    [2, 3],
    [1, 3],
    [0, 3],
  ]);
});

test('midnight moves nobody between pages: the day of the first page holds until tomorrow, and no longer', async () => {
  for (const [index, person] of Object.values(people).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await changed(person, {
      rotation_key: index * 700_000_000,
      renewed_at: null,
      ...locateAddress({ postcode: '10115', country: 'DE' }),
    });
  }
  const { order_date } = (await ask({ per_page: '1' })).body.meta;
  const before = await order({});
  const days = new Map<string, string[]>();
  for (let day = 1; day <= 12; day += 1) {
    world.clock.advance(86_400_000);
    // oxlint-disable-next-line no-await-in-loop -- day after day
    browser = await world.login(employee);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const kept = await order({ order_date });
    // oxlint-disable-next-line no-await-in-loop -- as above
    const today = await order({});
    expect(kept).toEqual(day === 1 ? before : today);
    days.set(String(today), today.map(String));
  }
  const fronts = new Set([...days.values()].map(([front]) => front));
  expect(fronts, 'nobody is always last').toEqual(new Set(['ranked', 'foreign', 'other']));
});

test.each([
  ['de', 'Die Regel, Fassung 1'],
  ['en', 'The rule, version 1'],
])('anybody may read the rule of order: %s', async (locale, words) => {
  const { status, raw } = await world.client().send('GET', `/ranking.${locale}.txt`);
  expect([status, raw.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(raw.body).toContain(words);
});

test('whose message stands in the way, and since when, is told to colleagues alone', async () => {
  const writer = await world.person({ type: 'employee', firstname: 'Jan', lastname: 'Feld' });
  const { organization_id = '' } = writer;
  const [own, colleague] = await Promise.all([
    world.login(writer),
    world.login(await world.person({ type: 'employee', organization_id })),
  ]);
  const input = {
    handle: handleFor(writer, people.ranked),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const key = { key: `whose-${'x'.repeat(16)}` };
  const { id, created_at } = (await own.call(createPing, { body: input }, key)).body.data;
  const latest = { id, status: 'created', created_at, write_again_on: null };
  const seen = async (visitor: typeof browser) =>
    (await visitor.call(searchApplicants)).body.data.find(({ latest_ping }) => latest_ping?.id === id)?.latest_ping;
  expect(await seen(own)).toEqual({ ...latest, by: null });
  expect(await seen(colleague)).toEqual({ ...latest, by: 'Jan Feld' });
  expect(await seen(browser)).toBeUndefined();
  const late = await colleague.call(previewPing, { body: input });
  expect(late.error.meta).toEqual({ reason: 'ping_open', latest_ping: { ...latest, by: 'Jan Feld' } });
});
