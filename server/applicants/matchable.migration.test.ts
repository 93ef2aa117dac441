import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, aPing, earlierDatabase } from '../../tests/support/earlier-database.ts';
import { migrate } from '../db/migrate.ts';
import * as foundation from '../db/migrations/0001_foundation.ts';
import * as tenantLogos from '../db/migrations/0002_tenant_logos.ts';

test('whoever was found without a required fact goes through onboarding and terms again; others stay found', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const whole = await anApplicant(db.kysely, {});
  const skipped = await anApplicant(db.kysely, { date_of_birth: null, phonenumber: null });
  const paused = await anApplicant(db.kysely, { occupation_id: null, search_status: 'doesnot_want_matching' });
  const open = await aPing(db.kysely, skipped, 'pending');
  const declined = await aPing(db.kysely, skipped, 'declined');
  const kept = await aPing(db.kysely, whole, 'pending');
  await migrate(db);
  const { rows } = await sql`select id, matchable, search_status, tos_status, tos_accepted_at is null as "never"
    from applicants order by id`.execute(db.kysely);
  expect(rows).toEqual([
    { id: whole, matchable: true, search_status: 'wants_to_be_matched', tos_status: 'accepted', never: false },
    { id: skipped, matchable: false, search_status: 'unconfirmed', tos_status: 'expired', never: true },
    { id: paused, matchable: false, search_status: 'doesnot_want_matching', tos_status: 'expired', never: true },
  ]);
  const ledger = db.kysely
    .selectFrom('consents')
    .where('act', '=', 'terms')
    .select(['applicant_id', 'kind', 'given_by', 'reason', 'terms_version']);
  const entry = { kind: 'expired', given_by: 'system', reason: 'facts_missing', terms_version: 1 };
  expect(await ledger.orderBy('applicant_id').execute()).toEqual([
    { applicant_id: skipped, ...entry },
    { applicant_id: paused, ...entry },
  ]);
  expect(await db.kysely.selectFrom('pings').select(['id', 'status']).orderBy('id').execute()).toEqual([
    { id: open, status: 'revoked' },
    { id: declined, status: 'declined' },
    { id: kept, status: 'pending' },
  ]);
  await db.close();
});
