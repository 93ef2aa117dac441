import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApplicant, earlierDatabase, insert } from '../../tests/support/earlier-database.ts';
import { migrate } from './migrate.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';

test('a database from before retention keeps no typed reasons, knows who said “not me”, and forgets people by name', async () => {
  const db = await earlierDatabase({ '0001_foundation': foundation, '0002_tenant_logos': tenantLogos });
  const applicant_id = await anApplicant(db.kysely, { tos_status: 'pending', search_status: 'unconfirmed' });
  const { rows: users } = await sql<{ email_key: string }>`select email_key from users`.execute(db.kysely);
  const address = users[0]?.email_key ?? '';
  const contact = { applicant_id, firstname: 'Eva', lastname: 'Kaya', gender: 'female', relation: 'mother' };
  const legal_contact_id = await insert(db.kysely, 'legal_contacts', {
    ...contact,
    email: 'Wrong@example.org',
    status: 'declined',
    locale: 'de',
  });
  const entry = { applicant_id, legal_contact_id, terms_version: 1, text_hash: 'x', locale: 'de' };
  await insert(db.kysely, 'consents', { ...entry, kind: 'declined', given_by: 'guardian', reason: 'not_me' });
  for (const actor of ['applicant', 'guardian', 'employee', 'tenant_member', 'system']) {
    // oxlint-disable-next-line no-await-in-loop -- one row after the other
    await sql`insert into audits (tenant_id, id, at, actor_kind, subject_type, subject_id, event, reason)
      select id, gen_random_uuid(), now(), ${actor}, 'Ping', ${applicant_id}::uuid, 'decline', 'typed by ' || ${actor} from tenants`.execute(
      db.kysely,
    );
  }
  await migrate(db);

  const { rows: log } = await sql`select actor_kind, reason from audits where reason like 'typed%' order by 1`.execute(
    db.kysely,
  );
  expect(log).toEqual([
    { actor_kind: 'system', reason: 'typed by system' },
    { actor_kind: 'tenant_member', reason: 'typed by tenant_member' },
  ]);
  const { rows: notMe } = await sql`select pair_hash = keyed_hash(${`${address} wrong@example.org`}) as same
    from not_me`.execute(db.kysely);
  expect(notMe, 'the pair, under the key alone').toEqual([{ same: true }]);
  const { rows: periods } = await sql`select keep_unfinished_days, keep_ended_months, keep_log_months,
    keep_ledger_months, keep_not_me_months from tenants`.execute(db.kysely);
  expect(periods.map((row) => Object.values(row as object))).toEqual([[30, 6, 12, 36, 24]]);

  await sql`select set_config('app.tenant_id', (select id::text from tenants), false)`.execute(db.kysely);
  await sql`select forget_person(${applicant_id}::uuid, ${address}, array[${applicant_id}::uuid], now())`.execute(
    db.kysely,
  );
  const { rows: ledger } = await sql`select count(*)::int as rows,
    count(*) filter (where applicant_id = ${applicant_id}::uuid or legal_contact_id is not null)::int as named,
    count(distinct applicant_id)::int as people from consents`.execute(db.kysely);
  expect(ledger).toEqual([{ rows: expect.any(Number), named: 0, people: 1 }]);
  await db.close();
});
