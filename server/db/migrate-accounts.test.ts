import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { databaseAfter } from '../../tests/support/database.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('of several open invitations of an address and several live guardians of a child the newest stays', async () => {
  const db = await databaseAfter({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const { id: tenant } = tenantRow(new FakeClock(), 'app');
  await db.kysely
    .insertInto('tenants')
    .values({ ...tenantRow(new FakeClock(), 'app'), id: tenant })
    .execute();
  const id = (digit: number): string => `00000000-0000-7000-8000-00000000000${digit}`;
  const at = (minute: number): string => `2026-11-20T08:0${minute}:00Z`;
  await sql`insert into organizations (tenant_id, id, name, status, line_1, postcode, city, country, created_at, updated_at)
    select ${tenant}, ${id(1)}, 'Werk', 'active', 'Weg 1', '51373', 'Leverkusen', 'DE', ${at(0)}, ${at(0)}`.execute(
    db.kysely,
  );
  await sql`insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone, verification, account, created_at, updated_at)
    select ${tenant}, ${id(2)}, 'applicant', 'Mina', 'Kaya', 'm@example.org', 'm@example.org', '', 'de', 'Europe/Berlin', 'verified', 'active', ${at(0)}, ${at(0)}`.execute(
    db.kysely,
  );
  await sql`insert into applicants (tenant_id, id, user_id, search_status, tos_status, created_at, updated_at)
    select ${tenant}, ${id(3)}, ${id(2)}, 'unconfirmed', 'pending', ${at(0)}, ${at(0)}`.execute(db.kysely);
  for (const digit of [4, 5, 6]) {
    await sql`insert into legal_contacts (tenant_id, id, applicant_id, firstname, lastname, email, gender, relation, status, locale, created_at, updated_at)
      select ${tenant}, ${id(digit)}, ${id(3)}, 'Eva', 'Kaya', 'e@example.org', 'female', 'mother', 'pending', 'de', ${at(9 - digit)}, ${at(9)}`.execute(
      db.kysely,
    );
    await sql`insert into invitations (tenant_id, id, organization_id, email, firstname, lastname, status, sent_at, expires_at, created_at, updated_at)
      select ${tenant}, ${id(digit)}, ${id(1)}, ${digit === 5 ? 'J@example.org' : 'j@example.org'}, 'Jo', 'Brandt', 'pending', ${at(digit)}, ${at(9)}, ${at(0)}, ${at(0)}`.execute(
      db.kysely,
    );
    await sql`insert into link_tokens (tenant_id, id, purpose, subject_id, token_hash, created_at, expires_at)
      select ${tenant}, gen_random_uuid(), purpose, ${id(digit)}, decode(md5(purpose || ${id(digit)}), 'hex'), ${at(0)}, ${at(9)}
      from unnest(array['invitation', 'guardian_answer']) purpose`.execute(db.kysely);
  }
  await migrate(db);
  const guardians = await db.kysely.selectFrom('legal_contacts').select(['id', 'status']).orderBy('sequence').execute();
  expect(guardians).toEqual([
    { id: id(6), status: 'revoked' },
    { id: id(5), status: 'revoked' },
    { id: id(4), status: 'pending' },
  ]);
  const invitations = await db.kysely.selectFrom('invitations').select(['id', 'status']).orderBy('id').execute();
  expect(invitations).toEqual([
    { id: id(4), status: 'revoked' },
    { id: id(5), status: 'revoked' },
    { id: id(6), status: 'pending' },
  ]);
  const alive = await db.kysely
    .selectFrom('link_tokens')
    .select(['purpose', 'subject_id'])
    .where('voided_at', 'is', null)
    .orderBy('purpose')
    .execute();
  expect(alive).toEqual([
    { purpose: 'guardian_answer', subject_id: id(4) },
    { purpose: 'invitation', subject_id: id(6) },
  ]);
  await db.close();
});
