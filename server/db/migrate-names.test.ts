import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, earlierDatabase } from '../../tests/support/earlier-database.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('who was there before names were kept for looking up is found by them, unless their search is archived', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  await anApplicant(db.kysely, {});
  await anApplicant(db.kysely, { search_status: 'archived' });
  await migrate(db);
  const { rows } = await sql`select part from name_parts order by part`.execute(db.kysely);
  expect(rows).toEqual([{ part: 'kim' }, { part: 'muster' }]);
  await db.close();
});
