import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GenericSchema } from 'valibot';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { registry } from '../../contract/registry.ts';
import type { ApiClient } from '../support/api-client.ts';
import { publishTerms } from '../support/terms.ts';
import { someOf } from '../support/whole.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
const visitors = new Map<Role | 'guest', ApiClient>();
beforeAll(async () => {
  world = await createWorld();
  await publishTerms(world, world.tenant);
  visitors.set('guest', world.client());
  for (const type of ['applicant', 'employee', 'administrator'] as const)
    visitors.set(type, await world.login(await world.person({ type })));
});
afterAll(() => world.close());

const absent = '0198c5a0-0000-7000-8000-00000000dead';
const long = 'x'.repeat(10_000);

/** What somebody careless, clever or hostile sends for any field. */
const values: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  true,
  [],
  {},
  [[[[]]]],
  long,
  "'; drop table users; --",
  '%_%',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '\u202Egnp.exe',
  '👩‍👩‍👧‍👦'.repeat(40),
  'a\u0000b',
  'line\r\nBcc: victim@example.org',
  '2026-02-30',
  '0000-00-00',
  '9999999999999-01-01',
  '../../../etc/passwd',
  'javascript:alert(1)',
  '#fff;background:url(//x)',
  ['__proto__', 'constructor'],
  { constructor: { prototype: { polluted: true } } },
];

/** Field names of a body, through pipes and variants, one level deep. */
function fieldsOf(schema: GenericSchema | undefined): string[] {
  const parts = schema as { entries?: object; options?: GenericSchema[]; pipe?: GenericSchema[] } | undefined;
  if (parts?.entries) return Object.keys(parts.entries);
  return [...(parts?.options ?? []), ...(parts?.pipe?.slice(0, 1) ?? [])].flatMap((part) =>
    fieldsOf(part === schema ? undefined : part),
  );
}

const visitorOf = ({ access }: Endpoint): ApiClient | undefined =>
  visitors.get(access.stage === 'public' ? 'guest' : (access.roles?.find((role) => visitors.has(role)) ?? 'applicant'));

const bodies = registry.filter(({ body, name }) => body && name !== 'auth.logout');

let turn = 0;
describe.each(bodies.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_, endpoint) => {
  const fields = fieldsOf(endpoint.body);
  const url = `/api${endpoint.path.replace('{id}', absent).replaceAll(/\{\w+\}/g, 'app')}`;

  test('answers every wrong value with a clear error of its own shape, never with a 500', async () => {
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      for (const value of someOf(values, 4, (turn += 1))) {
        const { status, body } =
          (await visitorOf(endpoint)?.send(endpoint.method, url, {
            body: { [field]: value },
            headers: { 'if-match': '"1"' },
          })) ?? {};
        expect(status, `${field}: ${JSON.stringify(value).slice(0, 60)}`).toBeLessThan(500);
        if (status !== undefined && status >= 400) {
          expect(body, `${field}: ${JSON.stringify(value).slice(0, 60)}`).toMatchObject({
            message: expect.any(String),
            code: expect.any(String),
          });
          expect(JSON.stringify(body)).not.toMatch(/\bat \/|node_modules|select |insert |relation "|x{200}/i);
        }
      }
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('an unknown field is refused at its name, not dropped', async () => {
    const discriminator = endpoint.body?.type === 'variant' ? { event: 'decline' } : {};
    const reply = await visitorOf(endpoint)?.send(endpoint.method, url, {
      body: { ...discriminator, tenant_id: absent, type: 'administrator' },
      headers: { 'if-match': '"1"' },
    });
    expect(reply?.status).toBe(422);
    const { meta } = (reply?.body ?? {}) as { meta?: { errors: Record<string, string[]> } };
    expect(Object.keys(meta?.errors ?? {})).toContain('tenant_id');
  });
});

const paths = registry.filter(({ path }) => path.includes('{id}'));
test.each(paths.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: an id that is none is a 404 or 422, whatever it is',
  async (_, endpoint) => {
    for (const id of [
      '1',
      'null',
      '%00',
      '%2e%2e',
      "'",
      long.slice(0, 150),
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      '🙈',
    ]) {
      const reply = await visitorOf(endpoint)?.send(
        endpoint.method,
        `/api${endpoint.path.replace('{id}', encodeURI(id))}`,
        endpoint.body ? { body: {} } : {},
      );
      // what is uploaded is looked at before it is asked where to
      const refusals = endpoint.upload ? [400, 404, 415, 422] : [400, 404, 422, 428];
      expect(refusals, `${id}: ${reply?.status}`).toContain(reply?.status);
    }
  },
);

/** A file of the type that an endpoint takes, if it takes one. */
const fileOf = ({ upload }: (typeof registry)[number]) =>
  upload ? { payload: '{}', headers: { 'content-type': upload.types[0] ?? '' } } : {};
const lists = registry.filter(({ query }) => query);
test.each(lists.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s: a hostile query is a 422, never ignored and never a 500',
  async (_, endpoint) => {
    const queries = [
      'page=0',
      'page=-1',
      'page=1e9',
      'per_page=101',
      'per_page=x',
      'order=password_hash',
      'filter=1',
      'filter[x]=1',
      'filter[__proto__][a]=1',
      'filter[constructor]=1',
      'a[b][c][d]=1',
      `filter[slug]=${'y'.repeat(5000)}`,
      'nope=1',
    ];
    for (const query of queries) {
      const url = `/api${endpoint.path.replace('{id}', absent)}?${query}`;
      const reply = await visitorOf(endpoint)?.send(endpoint.method, url, fileOf(endpoint));
      expect([400, 414, 422], query).toContain(reply?.status);
    }
  },
);
