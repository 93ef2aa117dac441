import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { ErrorBody } from '../../contract/kit/errors.ts';
import { registry } from '../../contract/registry.ts';
import type { ApiClient } from '../support/api-client.ts';
import { columns as kinds } from '../support/columns.ts';
import { aCode } from '../support/registration.ts';
import { someOf } from '../support/whole.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

/** SECURITY 3: no PATCH takes a column that isn't its own, at no depth, and what is refused changes nothing. */
interface Target {
  readonly browser: ApiClient;
  readonly id: string;
  /** A body that is accepted as it is, so that nothing but the added field can be the reason. */
  readonly body: Record<string, unknown>;
}

/** Records that are changed: what a column says that it takes is a body of its update. */
const changed = [...kinds].flatMap(([name, kind]) =>
  kind.change ? [[name, { ...kind, change: kind.change }] as const] : [],
);

let world: World;
let columns: readonly string[];
/** What would make somebody more than they are: each endpoint is asked for them, and for the other columns in turn. */
const powers = [
  'id',
  'tenant_id',
  'user_id',
  'organization_id',
  'type',
  'status',
  'account',
  'verification',
  'password_hash',
  'tos_status',
  'findable_status',
  'verified',
  'role',
  'roles',
  'abilities',
  'stage',
  'tos_accepted',
  'matchability',
  'is_admin',
  '$set',
];
const targets = new Map<string, Target>();
beforeAll(async () => {
  world = await createWorld();
  const { rows } = await sql<{ name: string }>`select distinct column_name as name from information_schema.columns
    where table_schema = 'public' order by 1`.execute(world.db.kysely);
  columns = [...new Set([...powers, ...rows.map(({ name }) => name)])];
  const { employee, organization_id } = await aCode(world);
  const colleague = await world.person({ type: 'employee' });
  const me = (await employee.send('GET', '/api/auth/me')).body as {
    data: { user: { id: string }; employee: { id: string } };
  };
  const person = await world.person();
  const browser = await world.login(person);
  targets.set('applicants.update', { browser, id: person.applicant_id ?? '', body: {} });
  targets.set('users.update', { browser, id: person.id, body: { locale: 'en' } });
  targets.set('employees.update', {
    browser: employee,
    id: me.data.employee.id,
    body: { meta: { position: 'Leitung', phonenumber: '+4930901820' } },
  });
  targets.set('organizations.update', { browser: employee, id: organization_id, body: { usage_type: 'referring' } });
  const yes = await saidYes(world);
  targets.set('pings.follow-up', { browser: yes.browser, id: yes.id, body: { note: 'Ruft an' } });
  const administrator = await world.login(await world.person({ type: 'administrator' }));
  targets.set('tenants.update', { browser: administrator, id: world.other.id, body: { name: 'Neu' } });
  targets.set('default-templates.update', {
    browser: administrator,
    id: await pingTemplate(world, world.tenant),
    body: { name: { de: 'Neu', en: 'New' } },
  });
  targets.set('applicants.correct-name', {
    browser: administrator,
    id: person.applicant_id ?? '',
    body: { firstname: 'Mila', lastname: 'Neu' },
  });
  const maker = { world, tenant: world.tenant, person: colleague, browser: await world.login(colleague) };
  for (const [name, { change: body, make }] of changed)
    targets.set(`${name}.update`, { browser: maker.browser, id: await make(maker), body });
});
afterAll(() => world.close());

const patches = registry.filter(({ method, upload }) => !upload && (method === 'PATCH' || method === 'PUT'));
const tables = [
  ...new Set(changed.map(([, { table }]) => table)),
  'users',
  'applicants',
  'employees',
  'organizations',
  'sessions',
  'tenants',
];

async function content(): Promise<unknown> {
  const found = [];
  for (const table of tables) {
    // the idle end of a session moves with any request
    const skipped = table === 'sessions' ? ['last_seen_at', 'expires_at'] : [''];
    const result = await sql<{
      row: unknown;
    }>`select to_jsonb(t) - ${skipped}::text[] as row from ${sql.table(table)} t order by t.id`.execute(
      world.db.kysely,
    );
    found.push(result.rows);
  }
  return found;
}

function targetOf({ name }: Endpoint): Target {
  const target = targets.get(name);
  if (!target) throw new Error(`Say what ${name} takes: change in its file of tests/columns, or a record here.`);
  return target;
}

/** Whether a PATCH with this body was refused at `path`, and nowhere else. */
async function refusedAt(endpoint: Endpoint, body: object, path: string): Promise<boolean> {
  const { browser, id } = targetOf(endpoint);
  const reply = await browser.send(endpoint.method, `/api${endpoint.path.replace('{id}', id)}`, {
    body,
    headers: { 'if-match': '"1"' },
  });
  const errors = (reply.body as ErrorBody).meta?.errors ?? {};
  return reply.status === 422 && Object.keys(errors).join() === path;
}

const fieldsOf = (endpoint: Endpoint): readonly string[] =>
  Object.keys((endpoint.body as unknown as { entries: object }).entries);

describe.each(patches.map((endpoint, turn) => [endpoint.name, endpoint, turn] as const))('%s', (_, endpoint, turn) => {
  test('refuses every column that is not its own, by name, and changes nothing', async () => {
    const before = await content();
    const { body } = targetOf(endpoint);
    const taken: string[] = [];
    const foreign = columns.filter((column) => !fieldsOf(endpoint).includes(column));
    expect(foreign.length).toBeGreaterThan(90);
    const others = foreign.filter((column) => !powers.includes(column));
    const asked = [...foreign.filter((column) => powers.includes(column)), ...someOf(others, 3, turn)];
    for (const column of asked)
      if (!(await refusedAt(endpoint, { ...body, [column]: 'active' }, column))) taken.push(column);
    expect(taken).toEqual([]);
    expect(await content()).toEqual(before);
  });

  test('and none inside its objects', async () => {
    const { body } = targetOf(endpoint);
    const objects = {
      meta: { phonenumber: '+4930901820' },
      address: { line_1: 'Weg 1', postcode: '10115', city: 'Berlin', country: 'DE' },
      ...body,
    } as Record<string, unknown>;
    const before = await content();
    const taken: string[] = [];
    for (const field of fieldsOf(endpoint).filter((name) => name === 'meta' || name === 'address')) {
      for (const column of [
        'tenant_id',
        'id',
        'status',
        'lat',
        'lng',
        'cell',
        'organization_id',
        'user_id',
        'tos_status',
        'findable_status',
        'release_choice',
        'search_status',
      ]) {
        const inner = { ...(objects[field] as object), [column]: 'x' };
        if (!(await refusedAt(endpoint, { ...body, [field]: inner }, `${field}.${column}`)))
          taken.push(`${field}.${column}`);
      }
    }
    expect(taken).toEqual([]);
    expect(await content()).toEqual(before);
  });
});

test('without a foreign field each of these is accepted, so the refusals above mean something', async () => {
  for (const endpoint of patches) {
    const { browser, id, body } = targetOf(endpoint);
    const { status } = await browser.send(endpoint.method, `/api${endpoint.path.replace('{id}', id)}`, {
      body,
      headers: { 'if-match': '"1"' },
    });
    expect(status, endpoint.name).toBe(200);
  }
});
