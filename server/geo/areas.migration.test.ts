import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, aPing, earlierDatabase, insert } from '../../tests/support/earlier-database.ts';
import { migrate } from '../db/migrate.ts';
import * as foundation from '../db/migrations/0001_foundation.ts';
import * as tenantLogos from '../db/migrations/0002_tenant_logos.ts';
import { occupations } from '../occupations/occupations.ts';
import { areaOfPostcode } from './areas.ts';

test('everybody stands in the area of their postcode, and stored matches lose their points', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const [baker] = occupations;
  const known = await anApplicant(db.kysely, { postcode: '51373', occupation_id: baker?.id });
  const unknown = await anApplicant(db.kysely, { postcode: '00000' });
  const company = await insert(db.kysely, 'organizations', {
    name: 'Betrieb',
    status: 'active',
    version: 1,
    postcode: '50667',
    country: 'DE',
    lat: 50.9,
    lng: 6.9,
  });
  const reasons = [
    { kind: 'occupation', points: 40, level: 'same' },
    { kind: 'distance', points: 30, distance_km: 15 },
    { kind: 'graduation', points: 0, level: 'unknown' },
    { kind: 'renewed', points: 0, days_ago: 70 },
  ];
  await aPing(db.kysely, known, 'pending', { match: { score: 70, reasons } });
  await migrate(db);
  const { rows } = await sql`select id, area_id, lat is null as lost, matchable from applicants order by id`.execute(
    db.kysely,
  );
  expect(rows).toEqual([
    { id: known, area_id: areaOfPostcode('51373')?.id, lost: false, matchable: true },
    { id: unknown, area_id: null, lost: true, matchable: false },
  ]);
  const places = db.kysely.selectFrom('organizations').select('area_id').where('id', '=', company);
  expect(await places.execute()).toEqual([{ area_id: areaOfPostcode('50667')?.id }]);
  expect(await db.kysely.selectFrom('pings').select('match').execute()).toEqual([
    {
      match: {
        rule: 0,
        reasons: [
          { kind: 'occupation', level: 'same', name: baker?.name },
          { kind: 'distance', place: null, within_km: 25 },
          { kind: 'graduation', level: 'unranked' },
        ],
      },
    },
  ]);
  await db.close();
});
