import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { earlierDatabase, insert } from '../../tests/support/earlier-database.ts';
import { migrate } from '../db/migrate.ts';
import * as foundation from '../db/migrations/0001_foundation.ts';
import * as tenantLogos from '../db/migrations/0002_tenant_logos.ts';

test('who was verified before has the day from the log, and none where the log does not know it', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const company = (name: string, status: string) => insert(db.kysely, 'organizations', { name, status, version: 1 });
  const logged = await company('logged', 'active');
  await company('forgotten', 'active');
  const log = (event: string, at: string) =>
    sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event)
      select t.id, gen_random_uuid(), ${at}::timestamptz, 'tenant_member', 'Organization', ${logged}, ${event}
      from tenants t`.execute(db.kysely);
  await log('verify', '2026-03-03T09:00:00Z');
  await log('activate', '2026-03-04T09:00:00Z');
  await migrate(db);
  const rows = await db.kysely.selectFrom('organizations').select(['name', 'verified_at']).orderBy('name').execute();
  expect(rows).toEqual([
    { name: 'forgotten', verified_at: null },
    { name: 'logged', verified_at: new Date('2026-03-03T09:00:00Z') },
  ]);
  await db.close();
});
