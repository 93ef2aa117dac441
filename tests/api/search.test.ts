import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { type Reply } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let browser: Awaited<ReturnType<World['login']>>;
const [first, second] = occupations;
const msa = graduationTypes.find(({ code }) => code === 'msa')?.id ?? '';
const foreign = graduationTypes.find(({ code }) => code === 'foreign')?.id ?? '';

beforeAll(async () => {
  world = await createWorld();
  browser = await world.login(await world.person({ type: 'employee' }));
  await world.person({
    occupation_id: first?.id ?? '',
    graduation_type_id: msa,
    firstname: 'Aische',
    lastname: 'Vorname',
  });
  await world.person({ occupation_id: first?.id ?? '', graduation_type_id: foreign });
  await world.person({ occupation_id: second?.id ?? '', graduation_type_id: msa });
  await world.person({ occupation_id: first?.id ?? '', stage: 'onboarded' });
  await world.person({ occupation_id: first?.id ?? '', tenant: world.other });
});
afterAll(() => world.close());

const found = async (
  filter: Record<string, unknown>,
): Promise<Reply<{ data: { match: { score: number; reasons: { points: number }[] } }[]; meta: { total: number } }>> =>
  browser.call(searchApplicants, { query: { filter } });

test('only matchable applicants of the own tenant are found', async () => {
  expect((await found({})).body.meta.total).toBe(3);
});

test('an occupation asked for is a hard filter; relatives come only when asked for', async () => {
  const { body } = await found({ occupation_ids: [first?.id ?? ''] });
  expect(body.meta.total).toBe(2);
});

test('a least graduation keeps those without a rank: a foreign certificate is not held against anyone', async () => {
  const { body } = await found({ graduation_rank: '8' });
  expect(body.meta.total).toBe(1);
});

test('the score that sorts is the sum of the reasons shown', async () => {
  const { body } = await found({
    occupation_ids: [first?.id ?? ''],
    centre: '12043',
    radius_km: '20',
    graduation_rank: '3',
  });
  expect(body.data).toHaveLength(2);
  for (const { match } of body.data)
    expect(match.score).toBe(match.reasons.reduce((sum, { points }) => sum + points, 0));
  const scores = body.data.map(({ match }) => match.score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});

test('a centre out of reach finds nobody, and says the total', async () => {
  const { body } = await found({ centre: 'München', radius_km: '100' });
  expect(body).toEqual({ data: [], meta: { total: 0, per_page: 20, current_page: 1 } });
});

test('a place nobody knows is an error at its field [S5-20]', async () => {
  const { status, body } = await found({ centre: 'Nirgendwo an der Lahn' });
  expect([status, Object.keys((body as never as { meta: { errors: object } }).meta.errors)]).toEqual([
    422,
    ['filter.centre'],
  ]);
});

test.each([
  [{ centre: '10115', radius_km: '4' }, 'filter.radius_km'],
  [{ centre: '10115', radius_km: '101' }, 'filter.radius_km'],
  [{ occupation_ids: ['not-an-id'] }, 'filter.occupation_ids.0'],
  [{ gender: 'female' }, 'filter.gender'],
])('a wrong or unknown filter is a 422 at its field: %j', async (filter, field) => {
  const { status, body } = await found(filter);
  expect([status, Object.keys((body as never as { meta: { errors: object } }).meta.errors)]).toEqual([422, [field]]);
});

test('results are pseudonymous: no name, no address, no contact, no birth date', async () => {
  const { raw } = await found({});
  expect(raw.body).not.toMatch(/Aische|Vorname|Musterweg|@example\.org|\+49|2008-03-14|date_of_birth|firstname/);
});

test('pages do not overlap, and a page past the end is empty with the same total', async () => {
  const page = (number: string) => browser.call(searchApplicants, { query: { per_page: '2', page: number } });
  const pages = [await page('1'), await page('2'), await page('9')];
  const ids = pages.flatMap(({ body }) => body.data.map(({ id }) => id));
  expect(new Set(ids).size).toBe(3);
  expect(pages.map(({ body }) => [body.data.length, body.meta.total])).toEqual([
    [2, 3],
    [1, 3],
    [0, 3],
  ]);
});
