import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { findTenantBySlug } from '../tenants/tenants.repository.ts';
import { openDatabase } from './client.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';

test('a database from before logos is brought up to date with its tenants, who have none', async () => {
  const db = await openDatabase({});
  const first = { '0001_foundation': foundation };
  await new Migrator({ db: db.kysely, provider: { getMigrations: async () => first } }).migrateToLatest();
  await db.kysely.insertInto('tenants').values(tenantRow(new FakeClock(), 'app')).execute();
  await migrate(db);
  expect(await findTenantBySlug(db, 'app')).toMatchObject({ slug: 'app', logo: null });
  await db.close();
});
