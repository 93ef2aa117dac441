import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, aPing, earlierDatabase } from '../../tests/support/earlier-database.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('messages from before keep what is known of the applicant at the migration', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const ping = await aPing(db.kysely, await anApplicant(db.kysely, {}), 'declined');
  await migrate(db);
  const { rows } = await sql`select p.id, p.shown_occupation_id = a.occupation_id as occupation,
      p.shown_graduation_type_id = a.graduation_type_id as graduation, p.shown_area_id = a.area_id as area,
      a.area_id is not null as placed, p.shown_recommended as recommended
    from pings p join applicants a on a.id = p.applicant_id`.execute(db.kysely);
  expect(rows).toEqual([
    { id: ping, occupation: true, graduation: true, area: true, placed: true, recommended: false },
  ]);
  await db.close();
});
