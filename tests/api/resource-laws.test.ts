import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Resource } from '../../contract/kit/resource.ts';
import { resources as all } from '../../contract/registry.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { leave } from '../support/account.ts';
import type { ApiClient, Reply } from '../support/api-client.ts';
import type { Column, Maker } from '../support/column.ts';
import { columnOf, columns } from '../support/columns.ts';
import { markTexts } from '../support/traces.ts';
import { createWorld, type World } from '../support/world.ts';

/** What every resource of the registry keeps, whatever it is about: a new one needs its file of tests/columns, and no test of its own. */
interface Party extends Maker {
  /** Staff of the same tenant, for what they alone read. */
  readonly staff: ApiClient;
  /** A record of each resource. */
  readonly ids: ReadonlyMap<string, string>;
}

/** Those of companies and people; what administrators alone have is asked in tests/api/{tenants,staff}.test.ts. */
const resources = all.filter(({ list }) => list?.access.roles?.join() !== 'administrator');

let world: World;
let own: Party;
let strangers: readonly Party[];
const absent = '0198c5a0-0000-7000-8000-00000000dead';

const sampleOf = ({ name }: Resource): Column => columnOf(name);

async function party(tenant: TenantRow): Promise<Party> {
  const person = await world.person({ tenant, type: 'employee' });
  const maker = { world, tenant, person, browser: await world.login(person) };
  const ids = new Map<string, string>();
  for (const resource of resources) ids.set(resource.name, await sampleOf(resource).make(maker));
  return { ...maker, ids, staff: await world.login(await world.person({ tenant, type: 'tenant_member' })) };
}

/** Who reads records of a kind, and whose are out of reach. */
const readerOf = (name: string) => (columns.get(name)?.readBy ? own.staff : own.browser);
const outOfReach = (name: string) =>
  strangers.filter(({ tenant }) => !columns.get(name)?.readBy || tenant.id !== own.tenant.id);
const nameOf = ({ name }: Endpoint) => name.slice(0, name.lastIndexOf('.'));

beforeAll(async () => {
  world = await createWorld();
  own = await party(world.tenant);
  strangers = [await party(world.tenant), await party(world.other)];
});
afterAll(() => world.close());

interface Asked {
  readonly body?: unknown;
  readonly version?: number;
}
const ask = (endpoint: Endpoint, id: string, { body, version }: Asked = {}): Promise<Reply> =>
  readerOf(nameOf(endpoint)).send(endpoint.method, `/api${endpoint.path.replace('{id}', id)}`, {
    body,
    headers: version === undefined ? {} : { 'if-match': `"${version}"` },
  });

const codeOf = ({ body }: Reply): string | undefined => (body as { code?: string }).code;

interface Page {
  readonly data: readonly { readonly id: string; readonly version?: number }[];
  readonly meta: { readonly total: number; readonly current_page: number };
}
async function listed({ name, list }: Resource, query = 'per_page=100'): Promise<Reply & { readonly body: Page }> {
  const reply = await readerOf(name).send('GET', `/api${list?.path ?? ''}?${query}`);
  return { ...reply, body: reply.body as Page };
}
const recordOf = async (resource: Resource) =>
  (await listed(resource)).body.data.find(({ id }) => id === own.ids.get(resource.name));

const named = (having: (resource: Resource) => boolean) =>
  resources.filter(having).map((resource) => [resource.name, resource] as const);

describe.each(named(({ show, update, transition }) => Boolean(show ?? update ?? transition)))(
  '%s by id',
  (name, { show, update, transition }) => {
    const { change, forbidden } = columns.get(name) ?? {};
    const calls: [Endpoint, Asked][] = [
      ...(show ? [[show, {}] as [Endpoint, Asked]] : []),
      ...(update ? [[update, { body: change, version: 1 }] as [Endpoint, Asked]] : []),
      ...(transition ? [[transition, { body: { event: forbidden?.event } }] as [Endpoint, Asked]] : []),
    ];

    test('a foreign record and one that is not there are the same answer, byte for byte', async () => {
      for (const [endpoint, asked] of calls) {
        const nothing = await ask(endpoint, absent, asked);
        expect(nothing.status).toBe(404);
        for (const { ids } of outOfReach(name)) {
          const foreign = await ask(endpoint, ids.get(name) ?? '', asked);
          expect([foreign.status, foreign.raw.body]).toEqual([404, nothing.raw.body]);
        }
        expect((await ask(endpoint, own.ids.get(name) ?? '', asked)).status, endpoint.name).not.toBe(404);
      }
    });
  },
);

describe.each(named(({ list }) => list !== undefined))('the list of %s', (name, resource) => {
  test('has the own record and no stranger’s', async () => {
    const ids = (await listed(resource)).body.data.map(({ id }) => id);
    expect(ids).toContain(own.ids.get(name));
    expect(ids.filter((id) => outOfReach(name).some((stranger) => stranger.ids.get(name) === id))).toEqual([]);
  });

  test('is ordered by each of its words, both ways, and by no other', async () => {
    for (const word of resource.search?.order ?? []) {
      const there = (await listed(resource, `order=${word}&per_page=100`)).body.data.map(({ id }) => id);
      const back = (await listed(resource, `order=-${word}&per_page=100`)).body.data.map(({ id }) => id);
      expect([...there].toSorted()).toEqual([...back].toSorted());
    }
    for (const query of ['order=tenant_id', 'filter[tenant_id]=x', 'filter[status]=unheard_of', 'nope=1']) {
      expect(codeOf(await listed(resource, query)), query).toBe('validation');
    }
  });

  test('is empty behind its last page, and still says how many there are', async () => {
    const { total } = (await listed(resource)).body.meta;
    const { status, body } = await listed(resource, 'page=10000&per_page=1');
    expect(status).toBe(200);
    expect(body).toEqual({ data: [], meta: { total, per_page: 1, current_page: 10_000 } });
    expect((await listed(resource, `page=${total}&per_page=1`)).body.data).toHaveLength(1);
  });
});

describe.each(named(({ update }) => update !== undefined))('%s changed', (name, resource) => {
  test('only as its reader saw it', async () => {
    const { update } = resource;
    const { change: body } = sampleOf(resource);
    if (!update || !body) throw new Error(`Say in tests/columns/${name}.ts what an update takes.`);
    const id = own.ids.get(name) ?? '';
    const { version = 0 } = (await recordOf(resource)) ?? {};
    expect(codeOf(await ask(update, id, { body }))).toBe('precondition_required');
    const stale = await ask(update, id, { body, version: version - 1 });
    expect([stale.status, codeOf(stale)]).toEqual([412, 'stale']);
    expect((await recordOf(resource))?.version).toBe(version);
    const [first, second] = [await ask(update, id, { body, version }), await ask(update, id, { body, version })];
    expect([first.status, second.status]).toEqual([200, 412]);
    expect(first.raw.headers.etag).toBe(`"${version + 1}"`);
  });
});

describe.each(named(({ transition }) => transition !== undefined))('%s moved', (name, resource) => {
  test('never beside its lifecycle: the refusal says what is possible instead, and nothing has changed', async () => {
    const { forbidden } = sampleOf(resource);
    if (!resource.transition || !forbidden)
      throw new Error(`Say in tests/columns/${name}.ts which event is forbidden.`);
    const before = await recordOf(resource);
    const refused = await ask(resource.transition, own.ids.get(name) ?? '', { body: { event: forbidden.event } });
    expect([refused.status, codeOf(refused)]).toEqual([409, 'transition_not_allowed']);
    expect((refused.body as { meta?: { events?: string[] } }).meta?.events).toEqual(forbidden.instead);
    expect(await recordOf(resource)).toEqual(before);
    const { update, transition } = resource;
    if (update && transition) {
      const body = { event: forbidden.instead[0] };
      const stale = await ask(transition, own.ids.get(name) ?? '', { body, version: (before?.version ?? 0) - 1 });
      expect([stale.status, codeOf(stale)], 'not as its reader saw it').toEqual([412, 'stale']);
      expect(await recordOf(resource)).toEqual(before);
    }
    const unheard = await ask(resource.transition, own.ids.get(name) ?? '', { body: { event: 'unheard_of' } });
    expect(unheard.status).toBe(422);
  });
});

/** Its texts inside, however deep. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];

describe.each(named((resource) => !sampleOf(resource).isMute))('what stands in %s', (name, resource) => {
  const markup = '<img src=x onerror=alert(1)>&amp;"\'';

  test('is text and nothing else, markup too', async () => {
    const { table } = sampleOf(resource);
    const id = own.ids.get(name) ?? '';
    const { rows } = await sql<{ at: string }>`
      select ctid::text as at from ${sql.table(table)} where id = ${id}::uuid`.execute(world.db.kysely);
    const marked = await markTexts(world.db, new Map([[table, rows.map(({ at }) => at)]]), markup);
    expect(marked).not.toEqual([]);
    const { status, raw } = await listed(resource);
    expect(status).toBe(200);
    expect(raw.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(raw.headers['x-content-type-options']).toBe('nosniff');
    const touched = textsOf(await recordOf(resource)).filter((text) => text.includes('img'));
    expect(touched).not.toEqual([]);
    expect(touched.filter((text) => !text.includes(markup))).toEqual([]);
  });
});

test('who leaves finds what they typed in the export; then no record names them, and what was theirs is gone', async () => {
  const leaving = await party(world.tenant);
  const typed = resources.flatMap((resource) => sampleOf(resource).typed ?? []);
  const { raw } = await leaving.browser.call(exportAccount);
  expect(typed.filter(({ text }) => !raw.body.includes(text))).toEqual([]);
  await leave(world, leaving.person);
  world.clock.advance(8 * 86_400_000);
  await world.jobs.tick(world.clock.now());
  for (const resource of resources) {
    const sample = sampleOf(resource);
    const { rows } = await sql<{ row: string }>`select to_jsonb(r)::text as row from ${sql.table(sample.table)} r
      where id = ${leaving.ids.get(resource.name) ?? ''}::uuid`.execute(world.db.kysely);
    const left = rows.map(({ row }) => row).join();
    expect(left, resource.name).not.toContain(leaving.person.email);
    if (sample.typed) expect(left.includes(sample.typed.text), resource.name).toBe(sample.typed.afterwards === 'stays');
  }
});
