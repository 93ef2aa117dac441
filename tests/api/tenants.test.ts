import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { tenants } from '../../contract/tenants/administration.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findTenantBySlug } from '../../server/tenants/tenants.repository.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let administrator: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  administrator = await world.login(await world.person({ type: 'administrator' }));
});
afterAll(() => world.close());

const nord = {
  name: 'Verbund Nord',
  slug: 'Nord',
  color: '#1D5C8A',
  default_locale: 'de',
  minimum_age: 15,
  guardian_age: 18,
  sender_address: 'post@nord.example',
  support_email: 'hilfe@nord.example',
  administrator: { firstname: 'Ada', lastname: 'Wiegand', email: 'Ada@nord.example', locale: 'de' },
} as const;
let made = 0;
const create = (changes: object = {}) =>
  administrator.send('POST', '/api/v1/tenants', {
    body: { ...nord, ...changes },
    headers: { 'idempotency-key': `tenant-${(made += 1)}` },
  });
const auditsOf = (id: string) =>
  inTenant(world.db, id, (tx) =>
    tx
      .selectFrom('audits')
      .select(['actor_kind', 'actor_id', 'event', 'subject_id', 'fields'])
      .where('subject_type', '=', 'Tenant')
      .execute(),
  );

test('a new tenant is live on its host at once, and its first administrator sets the password by the mailed link', async () => {
  // somebody tried the host before, so that the server has looked for it
  expect((await world.client('nord.localhost:3000').call(fetchMe)).status).toBe(404);
  const { status, body } = await administrator.call(tenants.create, { body: nord }, { key: 'tenant-nord' });
  expect([status, body.data]).toMatchObject([
    201,
    { slug: 'nord', color: '#1d5c8a', url: expect.stringContaining('//nord.localhost'), sender_name: 'Verbund Nord' },
  ]);
  const tenant = (await findTenantBySlug(world.db, 'nord'))!;
  const browser = world.client(tenant);
  expect((await browser.call(fetchMe)).status).toBe(401);

  const [mail] = await world.mails('Ada@nord.example');
  expect(mail?.subject).toBe('Ihr Zugang zu Verbund Nord');
  expect(mail?.text).toContain(`//nord.localhost`);
  const token = /password\/reset#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const password = 'Nordlicht-2026-hell';
  const sent = { token, password, password_confirmation: password };
  expect((await browser.send('POST', '/api/auth/password/reset', { body: sent })).status).toBe(204);
  await browser.login('ada@nord.example', password);
  expect((await browser.call(fetchMe)).body.data.user).toMatchObject({ type: 'administrator', firstname: 'Ada' });
  // a second time it is used
  expect((await world.client(tenant).send('POST', '/api/auth/password/reset', { body: sent })).body).toMatchObject({
    code: 'link_used',
  });

  const [own] = await auditsOf(tenant.id);
  expect(own).toMatchObject({ actor_kind: 'system', actor_id: null, event: 'create' });
  const there = (await auditsOf(world.tenant.id)).filter(({ subject_id }) => subject_id === tenant.id);
  expect(there).toMatchObject([
    { actor_kind: 'administrator', actor_id: expect.any(String), event: 'create', fields: Object.keys(nord) },
  ]);
});

test.each([
  ['chemie', 'is already taken'],
  ['www', 'belongs to the operator'],
  ['smtp', 'belongs to the operator'],
  ['-nord', 'with no hyphen at either end'],
  ['nord.ost', 'Letters from a to z'],
  ['größe', 'Letters from a to z'],
  ['xn--nrd-sna', 'Letters from a to z'],
  ['a'.repeat(64), 'room for 63 characters'],
])('the address %s is refused in words, and nothing is made', async (slug, words) => {
  const { status, body } = await create({ slug });
  expect(status).toBe(422);
  const { slug: said } = (body as { meta: { errors: Record<string, string[]> } }).meta.errors;
  expect(said?.join(' ')).toContain(words);
});

test.each([
  [{ color: 'red' }, 'color'],
  [{ minimum_age: 9 }, 'minimum_age'],
  [{ guardian_age: 26 }, 'guardian_age'],
  [{ administrator: { ...nord.administrator, email: 'ada' } }, 'administrator.email'],
  [{ id: '0198c5a0-0000-7000-8000-000000000001' }, 'id'],
  [{ handle_key: 'a' }, 'handle_key'],
])('%j is refused at its field', async (changes, field) => {
  const { status, body } = await create({ slug: 'fehler', ...changes });
  expect([status, Object.keys((body as { meta: { errors: object } }).meta.errors)]).toEqual([422, [field]]);
  expect(await findTenantBySlug(world.db, 'fehler')).toBeUndefined();
});

test('the list finds by name and slug, and shows nothing that its pages don’t need', async () => {
  const slugs = async (query: string) => {
    const { body } = await administrator.send('GET', `/api/v1/tenants/all?${query}`);
    return (body as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  };
  await create({ slug: 'sued', name: '100 % Süd' });
  expect(await slugs('order=-slug')).toEqual((await slugs('order=slug')).toReversed());
  expect(await slugs('filter[q]=chem')).toEqual(['chemie']);
  expect(await slugs('filter[q]=100 %25')).toEqual(['sued']);
  expect(await slugs('filter[q]=%25')).toEqual(['sued']);
  expect(await slugs('filter[slug]=CHEMIE')).toEqual(['chemie']);
  expect(await slugs('filter[slug]=chem')).toEqual([]);
  const { body } = await administrator.send('GET', '/api/v1/tenants/all');
  expect(JSON.stringify(body)).not.toMatch(/handle_key|password|boundary/);
});

test.each(['tenant_member', 'employee', 'applicant'] as const)('%s of app sees none', async (type) => {
  const browser = await world.login(await world.person({ type }));
  for (const path of ['/api/v1/tenants/all', `/api/v1/tenants/${world.other.id}`])
    expect((await browser.send('GET', path)).body).toMatchObject({ code: 'forbidden' });
});

test('elsewhere nothing tells these paths from ones that aren’t there, not even for an administrator', async () => {
  const there = await world.login(await world.person({ type: 'administrator', tenant: world.other }));
  const answers = async (browser: ApiClient) => {
    const all = [];
    for (const [method, path] of [
      ['GET', '/api/v1/tenants/all'],
      ['GET', `/api/v1/tenants/${world.tenant.id}`],
      ['POST', '/api/v1/tenants'],
      ['GET', '/api/v1/nothing/all'],
    ] as const) {
      const { status, body } = await browser.send(method, path, method === 'POST' ? { body: nord } : {});
      all.push(JSON.stringify([status, body]));
    }
    return all;
  };
  for (const browser of [there, world.client(world.other)]) expect(new Set(await answers(browser)).size).toBe(1);
});
