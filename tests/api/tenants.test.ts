import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import {
  checkSender,
  countAgeEffects,
  removeTenantLogo,
  sendTestMail,
  showTenantLogo,
  storeTenantLogo,
  tenants,
} from '../../contract/tenants/administration.endpoints.ts';
import { tenantsLookup } from '../../contract/tenants/tenants.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { checkLogo } from '../../server/tenants/logo-file.ts';
import { findTenantBySlug } from '../../server/tenants/tenants.repository.ts';
import type { ApiClient } from '../support/api-client.ts';
import { aPng } from '../support/png.ts';
import { createWorld, type World } from '../support/world.ts';

/** Name servers of which one is silent. */
const resolveTxt = async (name: string) => {
  if (name.startsWith('_dmarc')) throw Object.assign(new Error(name), { code: 'ETIMEOUT' });
  if (name.includes('_domainkey')) throw Object.assign(new Error(name), { code: 'ENODATA' });
  return [['v=spf1 mx -all']];
};

let world: World;
let administrator: ApiClient;
beforeAll(async () => {
  world = await createWorld({ deps: { resolveTxt } });
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
    {
      actor_kind: 'administrator',
      actor_id: expect.any(String),
      event: 'create',
      fields: expect.arrayContaining(Object.keys(nord)),
    },
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

const change = (id: string, version: number, body: object) =>
  administrator.send('PATCH', `/api/v1/tenants/${id}`, { body, headers: { 'if-match': `"${version}"` } });
const shown = async (id: string) => (await administrator.call(tenants.show, { params: { id } })).body.data;

test('settings count at once on the tenant’s own pages, and both logs name the fields', async () => {
  const { id } = world.other;
  const { version } = await shown(id);
  const { status } = await change(id, version, { name: 'Chemie & Co', imprint_url: 'https://chemie.example/i' });
  expect(status).toBe(200);
  const asked = { query: { filter: { slug: 'chemie' } } } as const;
  const { body } = await world.client(world.other).call(tenantsLookup, asked);
  expect(body.data).toMatchObject([{ name: 'Chemie & Co', imprint_url: 'https://chemie.example/i' }]);
  const fields = ['name', 'imprint_url'];
  expect((await auditsOf(id)).at(-1)).toMatchObject({ actor_kind: 'system', actor_id: null, fields });
  expect((await auditsOf(world.tenant.id)).at(-1)).toMatchObject({
    actor_kind: 'administrator',
    subject_id: id,
    fields,
  });
  // an empty text is none
  expect((await change(id, version + 1, { imprint_url: '' })).status).toBe(200);
  expect((await world.client().call(tenantsLookup, asked)).body.data).toMatchObject([{ imprint_url: null }]);
  // whoever saw an earlier version overwrites nothing
  expect((await change(id, version, { name: 'Old' })).status).toBe(412);
});

test.each([
  [{ keep_ended_months: 7 }, 'keep_ended_months'],
  [{ keep_log_months: 0 }, 'keep_log_months'],
  [{ timezone: 'Europe/Nowhere' }, 'timezone'],
  [{ imprint_url: 'javascript:alert(1)' }, 'imprint_url'],
  [{ privacy_url: 'http://chemie.example' }, 'privacy_url'],
  [{ privacy_url: 'https://app@chemie.example' }, 'privacy_url'],
  [{ sender_address: 'a@b@c' }, 'sender_address'],
  [{ sender_name: 'A\r\nBcc: x@example.org' }, 'sender_name'],
  [{ slug: 'other' }, 'slug'],
  [{ guardian_checks_left: 0 }, 'guardian_checks_left'],
  [{ version: 9 }, 'version'],
])('%j is refused at its field, and changes nothing', async (body, field) => {
  const before = await shown(world.other.id);
  const reply = await change(world.other.id, before.version, body);
  expect([reply.status, Object.keys((reply.body as { meta: { errors: object } }).meta.errors)]).toEqual([422, [field]]);
  expect(await shown(world.other.id)).toEqual(before);
});

test('a period becomes shorter and never longer again', async () => {
  const { id } = world.other;
  const { version } = await shown(id);
  expect((await change(id, version, { keep_ended_months: 3 })).status).toBe(200);
  const longer = await change(id, version + 1, { keep_ended_months: 4 });
  expect(longer.body).toMatchObject({
    meta: { errors: { keep_ended_months: [expect.stringContaining('3 at most')] } },
  });
});

test('other ages are counted before they are saved, and few people aren’t told', async () => {
  const { id } = world.other;
  const count = async (minimum_age: number, guardian_age: number) =>
    (
      await administrator.call(countAgeEffects, {
        params: { id },
        query: { minimum_age: String(minimum_age), guardian_age: String(guardian_age) },
      })
    ).body.data;
  const none = { too_young: 0, need_guardian: 0, need_none: 0 };
  expect(await count(14, 18)).toEqual(none);
  const born = (age: number) => `${world.clock.now().getUTCFullYear() - age}-01-01`;
  for (let made_of = 0; made_of < 5; made_of += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await world.person({ tenant: world.other, date_of_birth: born(17) });
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (made_of < 4) await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: born(15) });
  }
  expect(await count(14, 18)).toEqual({ ...none, need_guardian: 5 });
  expect(await count(16, 16)).toEqual({ ...none, too_young: null });
  expect(await count(14, 14)).toEqual({ ...none, need_none: null });
  expect(await count(18, 18)).toEqual({ ...none, too_young: 9, need_guardian: 5 });
});

test('a logo is decoded and encoded anew, shown, and taken away; what is none is refused in words', async () => {
  const { id } = world.other;
  const file = new Blob([Uint8Array.from(aPng({ width: 240, height: 60 }))], { type: 'image/png' });
  const stored = await administrator.call(storeTenantLogo, { params: { id }, file });
  expect([stored.status, stored.body.data.logo]).toMatchObject([200, { width: 240, height: 60 }]);
  const { png } = (await administrator.call(showTenantLogo, { params: { id } })).body.data;
  expect(checkLogo(Buffer.from(png ?? '', 'base64'))).toMatchObject({ width: 240, height: 60 });
  const wrong = new Blob([Uint8Array.from(aPng({ width: 240, height: 20 }))], { type: 'image/png' });
  const refused = await administrator.call(storeTenantLogo, { params: { id }, file: wrong });
  expect(refused.body).toMatchObject({ meta: { errors: { logo: [expect.stringContaining('48 to 600 pixels')] } } });
  expect((await administrator.call(removeTenantLogo, { params: { id } })).body.data.logo).toBeNull();
});

test('an e-mail to try comes from the tenant, to whoever asks for it', async () => {
  const { id } = world.other;
  const asking = await world.person({ type: 'administrator', email: 'probe@example.org', locale: 'de' });
  expect((await (await world.login(asking)).call(sendTestMail, { params: { id } })).status).toBe(202);
  const [mail] = await world.mails('probe@example.org');
  expect(mail?.subject).toContain('zur Probe');
  expect(mail?.text).toContain('chemie.localhost');
});

test('what the name servers say of the sender is told, and that they don’t answer', async () => {
  const { body } = await administrator.call(checkSender, { params: { id: world.other.id }, query: { selector: 'k1' } });
  expect([body.data.spf.standing, body.data.dkim.standing, body.data.dmarc.standing]).toEqual([
    'there',
    'missing',
    'unanswered',
  ]);
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
