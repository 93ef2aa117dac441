import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkBoundary,
  removeBoundary,
  showBoundary,
  storeBoundary,
} from '../../contract/tenants/boundary.endpoints.ts';
import { longestBoundary } from '../../contract/tenants/boundary.schema.ts';
import { tenantsLookup } from '../../contract/tenants/tenants.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let administrator: ApiClient;
let params: { id: string };
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.login(await world.person({ type: 'administrator' }));
  params = { id: world.other.id };
});
afterAll(() => world.close());

const ring = [
  [6.8, 50.8],
  [7.2, 50.8],
  [7.2, 51.1],
  [6.8, 51.1],
  [6.8, 50.8],
];
const region = { type: 'Polygon', coordinates: [ring] };
const bowTie = { type: 'Polygon', coordinates: [[ring[0], ring[2], ring[1], ring[3], ring[0]]] };
const fileOf = (value: unknown, type = 'application/geo+json') =>
  new Blob([typeof value === 'string' ? value : JSON.stringify(value)], { type });
/** As near-by asks for it, without a login. */
const drawn = async () =>
  (await world.client(world.other).call(tenantsLookup, { query: { filter: { slug: 'chemie' }, append: 'boundary' } }))
    .body.data[0]?.boundary;
const logOf = (tenant: string) =>
  inTenant(world.db, tenant, (tx) =>
    tx
      .selectFrom('audits')
      .select(['actor_kind', 'event', 'fields', 'subject_id'])
      .where('subject_type', '=', 'Tenant')
      .execute(),
  );

test('a check says what would be stored and stores nothing', async () => {
  const before = await drawn();
  const file = fileOf({
    type: 'Feature',
    properties: { who: 'Ada' },
    geometry: { ...region, coordinates: [ring.slice(0, -1).toReversed()] },
  });
  const { status, body } = await administrator.call(checkBoundary, { params, file });
  expect([status, body.data]).toMatchObject([
    200,
    {
      region: { type: 'Polygon' },
      positions: 5,
      refusal: null,
      repairs: [
        { kind: 'unwrapped', count: 1 },
        { kind: 'closed', count: 1 },
        { kind: 'turned', count: 1 },
      ],
    },
  ]);
  expect(body.data.towns.map(({ name }) => name)).toContain('Köln');
  expect(JSON.stringify(body)).not.toContain('Ada');
  expect(await drawn()).toEqual(before);
});

test('what is stored is drawn near by at once, and both logs name the field', async () => {
  const { status, body } = await administrator.call(storeBoundary, { params, file: fileOf(region) });
  expect([status, body.data.region]).toEqual([200, region]);
  expect(await drawn()).toEqual(region);
  expect((await administrator.call(showBoundary, { params })).body.data).toEqual(body.data);
  const act = { event: 'update', fields: ['boundary'], subject_id: params.id };
  expect((await logOf(params.id)).at(-1)).toEqual({ ...act, actor_kind: 'system' });
  expect((await logOf(world.tenant.id)).at(-1)).toEqual({ ...act, actor_kind: 'administrator' });

  expect((await administrator.call(removeBoundary, { params })).body.data).toEqual({ region: null, towns: [] });
  expect(await drawn()).toBeNull();
});

test.each<[string, unknown, string]>([
  ['a ring that crosses itself', bowTie, 'crossing'],
  ['north before east', { ...region, coordinates: [ring.map(([east, north]) => [north, east])] }, 'axes'],
  ['no JSON', '{"type":', 'not_json'],
  ['markup', '<script>alert(1)</script>', 'not_json'],
  ['brackets without end', '['.repeat(100_000), 'not_json'],
  ['a part of the pages', { type: 'Polygon', coordinates: { __proto__: [] } }, 'numbers'],
])('%s is refused with the reason, and nobody stores it', async (_, value, kind) => {
  await administrator.call(storeBoundary, { params, file: fileOf(region) });
  const file = fileOf(value);
  expect((await administrator.call(checkBoundary, { params, file })).body.data.refusal).toMatchObject({ kind });
  const { status, body } = await administrator.call(storeBoundary, { params, file });
  expect([status, body]).toMatchObject([422, { meta: { errors: { boundary: [expect.any(String)] } } }]);
  expect(await drawn()).toEqual(region);
});

test('north and east are swapped for who says so', async () => {
  const file = fileOf({ ...region, coordinates: [ring.map(([east, north]) => [north, east])] });
  const { body } = await administrator.call(checkBoundary, { params, query: { axes: 'turned' }, file });
  expect(body.data).toMatchObject({ refusal: null, repairs: [{ kind: 'axes', count: 1 }] });
});

test('10 MB are too large, and another kind of text isn’t taken', async () => {
  const large = await administrator.call(checkBoundary, { params, file: fileOf(' '.repeat(longestBoundary * 2)) });
  expect(large.status).toBe(413);
  const other = await administrator.call(checkBoundary, { params, file: fileOf(region, 'text/plain') });
  expect(other.status).toBe(415);
});

test('5 MB of points are read in time', async () => {
  const many = 190_000;
  const circle = Array.from({ length: many }, (_, n) => {
    const angle = (n / many) * 2 * Math.PI;
    return [7 + 0.4 * Math.cos(angle), 51 + 0.3 * Math.sin(angle)].map((degrees) => Number(degrees.toFixed(7)));
  });
  const file = fileOf({ type: 'Polygon', coordinates: [[...circle, circle[0]]] });
  expect(file.size).toBeGreaterThan(longestBoundary * 0.8);
  const { status, body } = await administrator.call(checkBoundary, { params, file });
  expect([status, body.data.refusal]).toEqual([200, null]);
});

test('it is there for administrators of `app` on its host, and for nobody else', async () => {
  const staff = await world.login(await world.person({ type: 'tenant_member' }));
  const theirs = await world.login(await world.person({ tenant: world.other, type: 'administrator' }));
  for (const [browser, expected] of [
    [staff, 403],
    [theirs, 404],
    [world.client(), 401],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answers = await Promise.all([
      browser.call(showBoundary, { params }),
      browser.call(checkBoundary, { params, file: fileOf(region) }),
      browser.call(storeBoundary, { params, file: fileOf(region) }),
      browser.call(removeBoundary, { params }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([expected, expected, expected, expected]);
  }
  const absent = { id: '0198c5a0-0000-7000-8000-00000000dead' };
  expect((await administrator.call(checkBoundary, { params: absent, file: fileOf(region) })).status).toBe(404);
  expect((await administrator.call(storeBoundary, { params: absent, file: fileOf(region) })).status).toBe(404);
});
