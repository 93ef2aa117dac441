import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, aPing, earlierDatabase } from '../../tests/support/earlier-database.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('nobody is asked about a yes from before there was the question; whoever has yet to say it is', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const responded_at = '2026-01-02T00:00:00Z';
  const old = await aPing(db.kysely, await anApplicant(db.kysely, {}), 'accepted', { responded_at });
  const open = await aPing(db.kysely, await anApplicant(db.kysely, {}), 'pending');
  await migrate(db);
  const { rows } = await sql`select id, unasked, asked_at from pings order by id`.execute(db.kysely);
  expect(rows).toEqual([
    { id: old, unasked: false, asked_at: null },
    { id: open, unasked: true, asked_at: null },
  ]);
  await db.close();
});
