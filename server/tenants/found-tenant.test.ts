import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { aPng } from '../../tests/support/png.ts';
import { matchesPassword } from '../authentication/passwords.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { foundTenant } from './found-tenant.ts';
import { findTenantBySlug } from './tenants.repository.ts';

const clock = new FakeClock();
const options = {
  slug: 'app',
  name: 'Verbund',
  color: '#123456',
  sender: 'post@verbund.example',
  support: 'hilfe@verbund.example',
  firstname: 'Ada',
  lastname: 'Wiegand',
  email: 'Ada@verbund.example',
};
let db: Database;
beforeAll(async () => {
  db = await freshDatabase();
});
afterAll(() => db.close());

test('the first tenant comes with terms, templates and an administrator who can log in [S9-05] [S9-06]', async () => {
  const { password, ...said } = await foundTenant(db, clock, options);
  expect(said).toEqual({ slug: 'app', email: 'Ada@verbund.example' });
  const tenant = (await findTenantBySlug(db, 'app'))!;
  expect(tenant).toMatchObject({
    name: 'Verbund',
    color: '#123456',
    default_locale: 'de',
    minimum_age: 16,
    guardian_age: 16,
    timezone: 'Europe/Berlin',
  });
  const { users, terms, templates } = await inTenant(db, tenant.id, async (tx) => ({
    users: await tx.selectFrom('users').selectAll().execute(),
    terms: await tx.selectFrom('terms').select('version').execute(),
    templates: await tx.selectFrom('email_templates').select('purpose').distinct().execute(),
  }));
  expect(users).toMatchObject([
    { type: 'administrator', email_key: 'ada@verbund.example', verification: 'verified', account: 'active' },
  ]);
  expect(await matchesPassword(users[0]!.password_hash, password)).toBe(true);
  expect([terms.length, templates.length]).toEqual([1, 3]);
});

test('a slug that is taken changes nothing and says so', async () => {
  await expect(foundTenant(db, clock, { ...options, name: 'Another' })).rejects.toThrow(
    'There is a tenant with the slug app already.',
  );
  expect(await findTenantBySlug(db, 'app')).toMatchObject({ name: 'Verbund' });
});

test('a logo comes with the tenant, or neither', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'logo-'));
  const [whole, cut] = [join(folder, 'whole.png'), join(folder, 'cut.png')];
  const png = aPng({ width: 240, height: 60 });
  await writeFile(whole, png);
  await writeFile(cut, png.subarray(0, 100));
  await expect(foundTenant(db, clock, { ...options, slug: 'logo', logo: cut })).rejects.toThrow('The logo is cut off');
  expect(await findTenantBySlug(db, 'logo')).toBeUndefined();
  await foundTenant(db, clock, { ...options, slug: 'logo', logo: whole });
  expect(await findTenantBySlug(db, 'logo')).toMatchObject({ logo: { width: 240, height: 60 } });
  expect(await findTenantBySlug(db, 'app')).toMatchObject({ logo: null });
  await rm(folder, { recursive: true });
});

test('every tenant begins with an administrator, who invites everybody else', async () => {
  await foundTenant(db, clock, { ...options, slug: 'second' });
  const { id } = (await findTenantBySlug(db, 'second'))!;
  expect(await inTenant(db, id, (tx) => tx.selectFrom('users').select('type').execute())).toEqual([
    { type: 'administrator' },
  ]);
});

test('missing and wrong options are named', async () => {
  await expect(foundTenant(db, clock, {})).rejects.toThrow(
    'Missing or wrong: --slug, --name, --sender, --support, --firstname, --lastname, --email.',
  );
  await expect(foundTenant(db, clock, { ...options, slug: 'www' })).rejects.toThrow('Missing or wrong: --slug.');
  await expect(foundTenant(db, clock, { ...options, slug: 'third', color: 'red' })).rejects.toThrow(
    'Missing or wrong: --color.',
  );
});
